/**
 * Picks an option for a page. The result is stable, and options are evenly distributed over pages. A new option only affects
 * the pages that it takes over, and removing an option only affects the pages that had it.
 * Source: rendezvous hashing, or highest random weight (Thaler and Ravishankar, 1998).
 * @param nameOf Returns a stable name of an option that doesn't depend on the order.
 * @returns undefined if there are no options.
 */
export function pickForPage<Option>(
  page: string,
  options: Option[],
  nameOf: (option: Option) => string,
): Option | undefined {
  const weighted = options.map((option) => ({ option, weight: hash(`${page} ${nameOf(option)}`) }))
  return weighted.sort((a, b) => b.weight - a.weight)[0]?.option
}

/**
 * Computes a 32-bit FNV-1a hash with a final mix, so that the low bits of short keys differ. Source: the FNV reference;
 * MurmurHash3's finalizer.
 */
export function hash(key: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < key.length; index += 1) value = Math.imul(value ^ key.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
