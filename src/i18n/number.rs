//! Numbers as each language writes them.

use super::Lang;
use fluent::FluentValue;
use fluent::types::FluentNumber;

/// The formatter that a bundle of that language calls for every value.
pub fn formatter<M>(lang: Lang) -> fn(&FluentValue, &M) -> Option<String> {
    match lang {
        Lang::En | Lang::ZhHans => {
            |value, _| number(value).map(|n| grouped(&n.as_string(), ',', '.', 4))
        }
        // Polish groups with a space that does not break, and not before five digits.
        Lang::Pl => |value, _| number(value).map(|n| grouped(&n.as_string(), '\u{a0}', ',', 5)),
    }
}

fn number<'a>(value: &'a FluentValue) -> Option<&'a FluentNumber> {
    if let FluentValue::Number(number) = value { Some(number) } else { None }
}

/// Sets the marks in plain digits (`-1234.5`); whole parts shorter than `from` are not grouped.
fn grouped(plain: &str, group: char, decimal: char, from: usize) -> String {
    let (sign, digits) = plain.strip_prefix('-').map_or(("", plain), |digits| ("\u{2212}", digits));
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let mut text = String::from(sign);
    for (place, digit) in whole.chars().enumerate() {
        if place > 0 && whole.len() >= from && (whole.len() - place).is_multiple_of(3) {
            text.push(group);
        }
        text.push(digit);
    }
    if !fraction.is_empty() {
        text.push(decimal);
        text.push_str(fraction);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn marks_stand_where_the_language_puts_them() {
        assert_eq!(grouped("1234567.5", ',', '.', 4), "1,234,567.5");
        assert_eq!(grouped("1234", '\u{a0}', ',', 5), "1234");
        assert_eq!(grouped("12345.25", '\u{a0}', ',', 5), "12\u{a0}345,25");
        assert_eq!(grouped("-42", ',', '.', 4), "\u{2212}42");
    }
}
