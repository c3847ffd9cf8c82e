//! The options of a setup, as people are shown them.

use kernel::OptionSpec;

pub(super) const SPECS: [OptionSpec; 14] = [
    OptionSpec {
        key: "mode",
        values: "a frame (duel, inferno, single, conquest, bastion) and what lies on it \
                 (strategist, mnemonic, luck, lucid, dial, chimera, rift, ambush), such as \
                 inferno,chimera; without a frame, the usual one for the seats",
        default: "duel",
    },
    OptionSpec {
        key: "seats",
        values: "1 for single, 2 for duel and conquest, 4 for inferno, 2 to 4 for bastion",
        default: "2",
    },
    OptionSpec {
        key: "format",
        values: "random, or chosen (20 cards chosen, 5 by chance; 25 chosen with lucid)",
        default: "random",
    },
    deck_spec("deck1"),
    deck_spec("deck2"),
    deck_spec("deck3"),
    deck_spec("deck4"),
    OptionSpec {
        key: "first",
        values: "random, or the seat that begins",
        default: "random",
    },
    OptionSpec {
        key: "zone",
        values: "random, military, tech, medical, civil or control",
        default: "random",
    },
    OptionSpec {
        key: "zone-power",
        values: "shared (once in the match), or each (once a player)",
        default: "shared",
    },
    OptionSpec {
        key: "compensation",
        values: "with strategist: on (one more opening card for the second player) or off",
        default: "off",
    },
    OptionSpec {
        key: "hands",
        values: "among partners in inferno and bastion: open or closed",
        default: "closed in inferno, open in bastion",
    },
    OptionSpec {
        key: "targets",
        values: "of the guardians in single: random or tactical",
        default: "random",
    },
    OptionSpec {
        key: "clash",
        values: "full, or bare (no dice and no estro modifiers)",
        default: "full",
    },
];

const fn deck_spec(key: &'static str) -> OptionSpec {
    OptionSpec {
        key,
        values: "a ready deck, or card ids with commas between them",
        default: "a ready deck by chance, if decks are chosen",
    }
}
