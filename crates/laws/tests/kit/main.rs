//! The kit, proved on a toy: a lawful game passes, and every law that is broken is named.

mod covers;
mod faults;
mod flat;
mod hoard;
mod lawful;
mod prints;
mod setup;
mod speech;

#[global_allocator]
static ALLOCATOR: laws::CountingAllocator = laws::CountingAllocator;
