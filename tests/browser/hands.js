// The ways to play a ply: each takes a table and a ply taken apart (`table.js`).

/// Drags; what is a choice is clicked.
export const mouse = async (table, { piece, from, to, answer, inPlace, arrives }) => {
  if (inPlace) {
    await table.square(from).click();
    await table.button("board-promote-here").click();
    return;
  }
  await (piece ? table.inHand(piece, await turn(table)) : table.square(from)).dragTo(table.square(to));
  if (answer) await table.square(answer).click();
  else if (arrives) await table.button("board-promote-here").click();
};

/// Taps with a finger.
export const finger = async (table, { piece, from, to, answer, inPlace, arrives }) => {
  await (piece ? table.inHand(piece, await turn(table)) : table.square(from)).tap();
  if (inPlace) return table.button("board-promote-here").tap();
  await table.square(to).tap();
  if (answer) await table.square(answer).tap();
  else if (arrives) await table.button("board-promote-here").tap();
};

/// Keys alone, with the focus on the board.
export const keys = async (table, { piece, from, to, answer, inPlace, arrives }) => {
  const { keyboard } = table.page;
  if (piece) {
    await keyboard.press(piece);
  } else {
    await walk(table, from);
    await keyboard.press(inPlace ? "=" : "Enter");
  }
  if (inPlace) return;
  await walk(table, to);
  await keyboard.press("Enter");
  if (answer) {
    await walk(table, answer);
    await keyboard.press("Enter");
  } else if (arrives) {
    await keyboard.press("=");
  }
};

/// Writes it.
export const pen = (table, { ply }) => table.write(ply);

/// Walks over the board by arrow keys, whichever side is at the bottom.
export const walk = async (table, square) => {
  const [here, first] = await table.page.evaluate(() => {
    const cells = [document.activeElement, document.querySelector("[role=gridcell]")];
    return cells.map((cell) => cell.getAttribute("aria-label").slice(0, 2));
  });
  const up = first === "a8" ? 1 : -1;
  const step = async (by, forward, back) => {
    for (let left = Math.abs(by); left > 0; left -= 1) await table.page.keyboard.press(by > 0 ? forward : back);
  };
  await step(up * (square.charCodeAt(0) - here.charCodeAt(0)), "ArrowRight", "ArrowLeft");
  await step(up * (square.charCodeAt(1) - here.charCodeAt(1)), "ArrowUp", "ArrowDown");
};

const turn = async (table) => (/ w /.test(await table.position.inputValue()) ? "red" : "black");

/// Presses Tab until something has the focus.
export const tabTo = async (page, target) => {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${target}`);
};
