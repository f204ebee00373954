# What went wrong, what is safe, and what to do.

errors-storage-blocked = This browser keeps nothing
errors-storage-blocked-hint = Its storage is blocked, as in some private windows. Everything works, but nothing is kept once you close the page.
errors-storage-full = The browser’s storage is full
errors-storage-full-hint = What was kept before is safe. What you do now is lost when you close the page.
errors-storage-unreadable = Something kept could not be read
errors-storage-unreadable-hint = It was put aside in this browser, not erased, and a fresh start was made in its place. Everything else is as it was.
errors-storage-stuck-hint = There is no room to put it aside, so it stays where it is. What you do now in its place is lost when you close the page; to make room, erase everything in the settings.

errors-not-found = There is no such page
errors-not-found-hint = The address may be mistyped, or the page may have moved. Nothing you have saved is lost.
errors-not-found-home = Go to the home page
