//! The fixed codes of RFC 1951 (3.2.6), as they are written: the first bit lowest.

/// A code with the bits that follow it, and how many these are.
#[derive(Clone, Copy)]
pub struct Code {
    pub bits: u32,
    pub count: u32,
}

/// The end of a block.
pub const END: Code = symbol(256);

/// A byte that stands for itself.
pub const LITERALS: [Code; 256] = {
    let mut codes = [END; 256];
    let mut byte = 0;
    while byte < 256 {
        codes[byte] = symbol(byte as u32);
        byte += 1;
    }
    codes
};

/// The shortest and the longest repetition.
pub const SHORTEST: usize = 3;
pub const LONGEST: usize = 258;

/// How long a repetition is, from the shortest on.
pub const LENGTHS: [Code; LONGEST - SHORTEST + 1] = {
    let mut codes = [END; LONGEST - SHORTEST + 1];
    let mut length = 0;
    while length < codes.len() {
        codes[length] = length_code(length as u32);
        length += 1;
    }
    codes
};

/// The code of a symbol: shorter ones first.
const fn symbol(symbol: u32) -> Code {
    let (code, count) = match symbol {
        0..=143 => (0x30 + symbol, 8),
        144..=255 => (0x190 + symbol - 144, 9),
        256..=279 => (symbol - 256, 7),
        _ => (0xC0 + symbol - 280, 8),
    };
    Code {
        bits: turned(code, count),
        count,
    }
}

/// Codes are read from their highest bit on.
const fn turned(code: u32, count: u32) -> u32 {
    code.reverse_bits() >> (32 - count)
}

/// Lengths come in groups of four codes, each group with a bit more behind its codes; the
/// longest has a code of its own.
const fn length_code(beyond_shortest: u32) -> Code {
    if beyond_shortest as usize == LONGEST - SHORTEST {
        return symbol(285);
    }
    let (group, more) = grouped(beyond_shortest, 2);
    followed(symbol(257 + group), beyond_shortest, more)
}

/// How far back a repetition lies. Distances come in groups of two codes.
pub fn distance(distance: u32) -> Code {
    let (group, more) = grouped(distance - 1, 1);
    let code = Code {
        bits: DISTANCES[group as usize],
        count: 5,
    };
    followed(code, distance - 1, more)
}

/// The codes of distances.
const DISTANCES: [u32; 32] = {
    let mut codes = [0; 32];
    let mut code = 0;
    while code < codes.len() {
        codes[code] = turned(code as u32, 5);
        code += 1;
    }
    codes
};

/// Which code a number has where groups have `1 << per` codes, and how many of its lowest bits
/// follow it.
const fn grouped(number: u32, per: u32) -> (u32, u32) {
    if number < 2 << per {
        return (number, 0);
    }
    let more = number.ilog2() - per;
    ((more << per) + (number >> more), more)
}

const fn followed(code: Code, number: u32, more: u32) -> Code {
    let lowest = number & ((1 << more) - 1);
    Code {
        bits: code.bits | lowest << code.count,
        count: code.count + more,
    }
}
