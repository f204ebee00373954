/// How many stars a step that is done is worth: three at par, two at par and a third of it
/// (rounded up), else one.
pub const fn stars(par: u8, tries: u8) -> u8 {
    if tries <= par {
        3
    } else if tries - par <= par.div_ceil(3) {
        2
    } else {
        1
    }
}

#[cfg(test)]
mod tests {
    use super::stars;

    #[test]
    fn par_and_a_third() {
        assert_eq!([1, 2, 3].map(|tries| stars(1, tries)), [3, 2, 1]);
        assert_eq!([3, 4, 5].map(|tries| stars(3, tries)), [3, 2, 1]);
        assert_eq!([4, 5, 6, 7].map(|tries| stars(4, tries)), [3, 2, 2, 1]);
        assert_eq!([7, 10, 11].map(|tries| stars(7, tries)), [3, 2, 1]);
        assert_eq!(stars(1, 255), 1);
    }
}
