/** Numbers that were measured, in one line. */

/** Prints the median, the 90th percentile and the largest. */
export function report(what: string, numbers: readonly number[], unit = 'ms'): void {
  const sorted = numbers.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(2);
  console.log(`${what}: median ${at(0.5)} ${unit}, p90 ${at(0.9)}, largest ${at(1)} (${sorted.length} times)`);
}
