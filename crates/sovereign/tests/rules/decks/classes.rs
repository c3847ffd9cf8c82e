//! E01 to E04 and W01 (SV-2.1 to SV-2.4).

use super::{choir, item, set_copies, told};
use sovereign::deck::DeckList;
use sovereign::deck::Section::Classes;

fn of(classes: &[&str]) -> DeckList {
    let list = DeckList::default();
    (classes.iter()).fold(list, |list, &class| list.with(Classes, class, 1))
}

// SV-2.1
#[test]
fn e01_a_class_that_the_set_does_not_have() {
    let list = choir().with(Classes, "akolyte", 1).with(Classes, "zzz", 2);
    assert_eq!(
        told(&list),
        ["E01 Unknown class: akolyte", "E01 Unknown class: zzz"]
    );
    let near = choir().with(Classes, "akolyte", 1);
    let near = item(&near, "E01");
    assert_eq!(near.fix, "Did you mean 'acolyte'?");
    assert_eq!(near.id.as_deref(), Some("akolyte"));
    let far = item(&choir().with(Classes, "zzz", 2), "E01");
    assert!(
        far.fix
            .starts_with("The classes are acolyte, grovewarden, ")
    );
}

// SV-2.2, R5: a class written twice is as wrong as two copies in one line.
#[test]
fn e02_a_class_chosen_twice_is_told_once() {
    for list in [
        choir().with(Classes, "acolyte", 1),
        choir()
            .with(Classes, "acolyte", 1)
            .with(Classes, "acolyte", 7),
        set_copies(choir(), Classes, "acolyte", 2),
    ] {
        // Its levels count once (E03), so the slots stay as they are.
        assert_eq!(told(&list), ["E02 Class Acolyte is chosen more than once"]);
    }
}

// SV-2.1, SV-2.4, SV-2.9: 9 + 5 + 5 + 2 levels leave no slot.
#[test]
fn e03_more_than_twenty_levels() {
    let list = choir()
        .with(Classes, "grovewarden", 1)
        .with(Classes, "firebrand", 1)
        .with(Classes, "runesmith", 1);
    assert_eq!(
        told(&list),
        [
            "E03 Class levels total 21; the maximum is 20",
            "E20 Luminous Realms use 11 slots; 0 are available",
        ]
    );
    let fix = item(&list, "E03").fix;
    assert_eq!(fix, "Leave out classes of at least 1 level.");
}

// SV-2.1
#[test]
fn exactly_twenty_levels_are_allowed() {
    let list = of(&["acolyte", "grovewarden", "firebrand", "tidescribe"]);
    assert_eq!(
        told(&list),
        ["E12 Chronicles hold 0 cards; exactly 50 are required"]
    );
}

// EX-20, SV-2.3
#[test]
fn e04_a_hierophant_alone_lacks_the_acolyte_and_crystals() {
    let list = of(&["hierophant"]);
    assert_eq!(
        told(&list),
        [
            "E04 Class Hierophant requires Acolyte",
            "E12 Chronicles hold 0 cards; exactly 50 are required",
            "W01 None of the chosen classes can crystallize",
            "W03 17 Luminous Realms slots are unused",
        ]
    );
    let fix = item(&list, "E04").fix;
    assert_eq!(fix, "Choose Acolyte too, or leave Hierophant out.");
}

// SV-2.3, R5
#[test]
fn e04_says_whether_all_or_one_of_the_classes_are_needed() {
    let list = of(&["sunblade", "firebrand", "runesmith"]);
    assert_eq!(
        told(&list)[..2],
        [
            "E04 Class Runesmith requires Sellsword or Tidescribe",
            "E04 Class Sunblade requires Acolyte + Firebrand",
        ]
    );
    let half = item(&of(&["sunblade", "firebrand"]), "E04");
    assert_eq!(half.fix, "Choose Acolyte too, or leave Sunblade out.");
    let none = item(&of(&["sunblade"]), "E04");
    assert_eq!(
        none.fix,
        "Choose Acolyte and Firebrand too, or leave Sunblade out."
    );
    let one = item(&of(&["runesmith"]), "E04");
    assert_eq!(
        one.fix,
        "Choose Sellsword or Tidescribe too, or leave Runesmith out."
    );
    for enough in ["sellsword", "tidescribe"] {
        let list = of(&["runesmith", enough]);
        assert!(!told(&list).iter().any(|line| line.starts_with("E04")));
    }
}

// SV-2.15
#[test]
fn w01_no_class_crystallizes() {
    let list = of(&["sellsword"]);
    assert!(told(&list).contains(&"W01 None of the chosen classes can crystallize".to_owned()));
    let fix = item(&list, "W01").fix;
    assert_eq!(
        fix,
        "Choose Acolyte or Grovewarden or Firebrand or Tidescribe or Duskbound."
    );
    item(&DeckList::default(), "W01");
}

// EX-16, SV-2.4
#[test]
fn two_classes_of_five_levels_and_one_of_three_leave_seven_slots() {
    let list = of(&["acolyte", "grovewarden", "hierophant"]);
    let unused = "W03 7 Luminous Realms slots are unused".to_owned();
    assert!(told(&list).contains(&unused));
}
