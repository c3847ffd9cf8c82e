//! An allocator that counts, for tests that prove that nothing is allocated.
#![allow(unsafe_code)] // `GlobalAlloc` cannot be implemented without: each call goes to `System`.

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
};

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

/// The system's allocator, counting what each thread allocates. A test binary installs it:
///
/// ```ignore
/// #[global_allocator]
/// static ALLOCATOR: laws::CountingAllocator = laws::CountingAllocator;
/// ```
pub struct CountingAllocator;

/// How often this thread has allocated, or grown what it had, since it began. Always 0 unless
/// [`CountingAllocator`] is installed.
pub fn allocations() -> u64 {
    ALLOCATIONS.try_with(Cell::get).unwrap_or(0)
}

fn count() {
    // A thread that is ending has no count any more, and may still allocate.
    let _gone = ALLOCATIONS.try_with(|count| count.set(count.get() + 1));
}

// SAFETY: every call is passed on to `System` unchanged, and counting does not allocate.
unsafe impl GlobalAlloc for CountingAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count();
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, place: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        unsafe { System.realloc(place, layout, size) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        unsafe { System.dealloc(place, layout) }
    }
}
