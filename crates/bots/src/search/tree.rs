//! The tree of a search: decisions and what was found out about each choice, in two flat lists.

use std::ops::Range;

/// No node, or none yet.
pub(super) const NOTHING: u32 = u32::MAX;

/// The root's place.
pub(super) const ROOT: u32 = 0;

/// What a choice of which nothing is known is taken to bring.
pub(super) const UNKNOWN: f32 = 0.5;

/// A choice at a decision.
// A round size makes it quicker to reach: three in a hundred of a search in Leduc poker.
#[derive(Clone, Copy, Debug)]
#[repr(align(16))]
pub(super) struct Edge<A> {
    pub(super) action: A,
    /// The decision it leads to, once it was taken twice.
    pub(super) child: u32,
    /// How often it was taken.
    pub(super) visits: u32,
    /// How often it could have been taken: in some of the guessed worlds it is not legal.
    pub(super) available: u32,
    /// What it seemed to bring before it was tried.
    pub(super) prior: f32,
    /// What it brings on average, from 0 to 1; what it seemed to bring counts as one try.
    pub(super) expected: f32,
    /// One part of so many tries, that one included.
    pub(super) part: f32,
}

impl<A> Edge<A> {
    const fn new(action: A) -> Edge<A> {
        Edge {
            action,
            child: NOTHING,
            visits: 0,
            available: 0,
            prior: UNKNOWN,
            expected: UNKNOWN,
            part: 1.0,
        }
    }

    /// Says what a choice that was not tried yet seems to bring.
    pub(super) fn seems(&mut self, prior: f32) {
        self.prior = prior;
        self.expected = prior;
    }

    /// Notes what came of it.
    pub(super) fn learn(&mut self, reward: f32) {
        self.visits += 1;
        self.part = 1.0 / (self.visits + 1) as f32;
        self.expected += (reward - self.expected) * self.part;
    }
}

/// A decision: its choices lie together, with room for some that other worlds offer.
#[derive(Clone, Copy, Debug)]
struct Node {
    first: u32,
    count: u32,
    room: u32,
}

impl Node {
    const EMPTY: Node = Node {
        first: 0,
        count: 0,
        room: 0,
    };
}

/// Where the legal choices of a decision lie: nearly always in a row.
#[derive(Debug, Default)]
pub(super) struct Found {
    /// The first, if they lie in a row, and how many there are.
    first: u32,
    count: u32,
    /// Where they lie if not in a row.
    scattered: Vec<u32>,
}

impl Found {
    pub(super) fn len(&self) -> usize {
        self.count as usize
    }

    /// The row they lie in, if they do.
    pub(super) fn row(&self) -> Option<Range<u32>> {
        let in_a_row = self.scattered.is_empty();
        in_a_row.then(|| self.first..self.first + self.count)
    }

    pub(super) fn places(&self) -> impl Iterator<Item = u32> {
        let row = self.row().into_iter().flatten();
        row.chain(self.scattered.iter().copied())
    }
}

/// A tree with a bound on its size: where it is full, it does not grow on.
#[derive(Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    most: usize,
}

impl<A: Copy + PartialEq> Tree<A> {
    /// A tree of one decision without choices, that holds so many choices at most.
    pub(super) fn with_most(most: usize) -> Tree<A> {
        Tree {
            nodes: vec![Node::EMPTY],
            edges: Vec::new(),
            most,
        }
    }

    /// Starts anew, with the memory it has.
    pub(super) fn clear(&mut self) {
        self.edges.clear();
        self.nodes.clear();
        self.nodes.push(Node::EMPTY);
    }

    pub(super) fn edge(&self, edge: u32) -> &Edge<A> {
        &self.edges[edge as usize]
    }

    pub(super) fn edge_mut(&mut self, edge: u32) -> &mut Edge<A> {
        &mut self.edges[edge as usize]
    }

    pub(super) fn row_mut(&mut self, row: Range<u32>) -> &mut [Edge<A>] {
        &mut self.edges[row.start as usize..row.end as usize]
    }

    /// The choices of a decision.
    pub(super) fn choices(&self, node: u32) -> &[Edge<A>] {
        let Node { first, count, .. } = self.nodes[node as usize];
        &self.edges[first as usize..(first + count) as usize]
    }

    /// The decision behind this choice; a new one if there is none and the tree has room.
    pub(super) fn child(&mut self, edge: u32) -> u32 {
        let known = self.edges[edge as usize].child;
        if known != NOTHING || self.edges.len() >= self.most {
            return known;
        }
        let child = self.nodes.len() as u32;
        self.nodes.push(Node::EMPTY);
        self.edges[edge as usize].child = child;
        child
    }

    /// Finds each of these actions among the choices of a decision, adding those it has not
    /// seen: they then stand in `found` with no visit and no availability. Says false if the
    /// tree is too full for that.
    #[inline]
    pub(super) fn find(&mut self, node: u32, legal: &[A], found: &mut Found) -> bool {
        found.count = legal.len() as u32;
        found.scattered.clear();
        // Most worlds offer the same, in the same order.
        let choices = self.choices(node);
        if choices.len() == legal.len()
            && choices
                .iter()
                .zip(legal)
                .all(|(edge, action)| edge.action == *action)
        {
            found.first = self.nodes[node as usize].first;
            return true;
        }
        self.find_scattered(node, legal, found)
    }

    #[inline(never)]
    fn find_scattered(&mut self, node: u32, legal: &[A], found: &mut Found) -> bool {
        // Nearly the same order, too, so the next choice is the likeliest.
        let mut next = 0;
        for &action in legal {
            let choices = self.choices(node);
            let place = match choices.get(next) {
                Some(edge) if edge.action == action => Some(next),
                _ => choices.iter().position(|edge| edge.action == action),
            };
            let place = match place {
                Some(place) => place,
                None if self.add(node, action, legal.len()) => self.choices(node).len() - 1,
                None => return false,
            };
            next = place + 1;
            found.scattered.push(place as u32);
        }
        let first = self.nodes[node as usize].first;
        found.scattered.iter_mut().for_each(|place| *place += first);
        true
    }

    fn add(&mut self, node: u32, action: A, expected: usize) -> bool {
        let blank = Edge::new(action);
        let Node { first, count, room } = self.nodes[node as usize];
        if count == room {
            let wider = expected.max(2 * count as usize).max(2);
            if self.edges.len() + wider > self.most {
                return false;
            }
            let moved = self.edges.len() as u32;
            let old = first as usize..(first + count) as usize;
            self.edges.extend_from_within(old);
            self.edges.resize(moved as usize + wider, blank);
            self.nodes[node as usize] = Node {
                first: moved,
                count,
                room: wider as u32,
            };
        }
        let place = &mut self.nodes[node as usize];
        let edge = (place.first + place.count) as usize;
        place.count += 1;
        self.edges[edge] = blank;
        true
    }

    /// Makes the decision behind the action the root, with all that is known below it; the rest
    /// is forgotten. Starts anew if nothing is known.
    pub(super) fn step_down(&mut self, action: A) {
        let taken = self.choices(ROOT).iter().find(|edge| edge.action == action);
        let Some(child) = taken
            .map(|edge| edge.child)
            .filter(|&child| child != NOTHING)
        else {
            return self.clear();
        };
        let mut kept = Tree::with_most(self.most);
        kept.nodes[ROOT as usize] = kept.adopt(self, child);
        let mut next = 0;
        while next < kept.edges.len() {
            let old = kept.edges[next].child;
            if old != NOTHING {
                kept.edges[next].child = kept.nodes.len() as u32;
                let node = kept.adopt(self, old);
                kept.nodes.push(node);
            }
            next += 1;
        }
        *self = kept;
    }

    /// Takes over the choices of a decision of another tree; what they lead to is still there.
    fn adopt(&mut self, other: &Tree<A>, node: u32) -> Node {
        let first = self.edges.len() as u32;
        self.edges.extend_from_slice(other.choices(node));
        let count = other.nodes[node as usize].count;
        Node {
            first,
            count,
            room: count,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(found: &Found, number: usize) -> u32 {
        found.places().nth(number).unwrap()
    }

    fn actions(tree: &Tree<char>, node: u32) -> Vec<char> {
        tree.choices(node).iter().map(|edge| edge.action).collect()
    }

    #[test]
    fn choices_of_other_worlds_are_added_and_keep_what_is_known() {
        let mut tree = Tree::with_most(100);
        let mut found = Found::default();
        assert!(tree.find(ROOT, &['a', 'b'], &mut found));
        tree.edge_mut(place(&found, 1)).visits = 7;
        let child = tree.child(place(&found, 1));
        assert!(tree.find(child, &['x'], &mut found));
        assert!(tree.find(ROOT, &['c', 'b', 'd', 'e'], &mut found));
        assert_eq!(actions(&tree, ROOT), ['a', 'b', 'c', 'd', 'e']);
        let b = tree.edge(place(&found, 1));
        assert_eq!((b.action, b.visits, b.child), ('b', 7, child));
        assert_eq!(actions(&tree, child), ['x']);
    }

    #[test]
    fn a_full_tree_does_not_grow() {
        let mut tree = Tree::with_most(4);
        let mut found = Found::default();
        assert!(tree.find(ROOT, &[1, 2, 3, 4], &mut found));
        let edge = place(&found, 0);
        assert!(!tree.find(ROOT, &[5], &mut found));
        assert_eq!(tree.child(edge), NOTHING);
        assert_eq!(tree.choices(ROOT).len(), 4);
    }

    #[test]
    fn a_step_down_keeps_what_lies_below_and_nothing_else() {
        let mut tree = Tree::with_most(100);
        let mut found = Found::default();
        assert!(tree.find(ROOT, &['a', 'b'], &mut found));
        let [a, b] = [place(&found, 0), place(&found, 1)];
        for (edge, answers) in [(a, ['p', 'q']), (b, ['x', 'y'])] {
            let node = tree.child(edge);
            assert!(tree.find(node, &answers, &mut found));
        }
        let y = place(&found, 1);
        tree.edge_mut(y).visits = 3;
        let deep = tree.child(y);
        assert!(tree.find(deep, &['z'], &mut found));
        tree.step_down('b');
        assert_eq!(actions(&tree, ROOT), ['x', 'y']);
        let y = &tree.choices(ROOT)[1];
        assert_eq!(y.visits, 3);
        let deep = y.child;
        assert_eq!(actions(&tree, deep), ['z']);
        assert_eq!(tree.edges.len(), 3);
        tree.step_down('x');
        assert!(tree.choices(ROOT).is_empty(), "nothing was known below x");
    }
}
