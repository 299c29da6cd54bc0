/**
 * One of several for a page: always the same, and spread evenly over all pages. When one more comes, it takes its share of the pages
 * and all others stay as they are; when one goes, its pages alone get another.
 * Source: rendezvous hashing, or highest random weight (Thaler and Ravishankar, 1998).
 * @param nameOf what an option is known by, wherever it stands among the others.
 * @returns undefined where there is none.
 */
export function pickFor<Option>(
  page: string,
  options: Option[],
  nameOf: (option: Option) => string,
): Option | undefined {
  const weighted = options.map((option) => ({ option, weight: hash(`${page} ${nameOf(option)}`) }))
  return weighted.sort((a, b) => b.weight - a.weight)[0]?.option
}

/** FNV-1a, 32 bits, with a final mix so that short keys differ in their low bits. Source: the FNV reference; MurmurHash3's finalizer. */
export function hash(key: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < key.length; index += 1) value = Math.imul(value ^ key.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
