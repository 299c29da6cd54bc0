/**
 * Picks the option for a page, by a key of the page and of each option. A new or removed option only changes the pages that
 * get or had this option. Source: rendezvous hashing (Thaler and Ravishankar, 1998).
 */
export function pickForPage<Option>(
  pageKey: string,
  options: Option[],
  getKey: (option: Option) => string,
): Option | undefined {
  const weighted = options.map((option) => ({ option, weight: hash(`${pageKey} ${getKey(option)}`) }))
  return weighted.sort((a, b) => b.weight - a.weight)[0]?.option
}

/** Hashes a key with FNV-1a. MurmurHash3's finalizer spreads the last characters over all bits, so that similar keys get unrelated weights. */
function hash(key: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < key.length; index += 1) value = Math.imul(value ^ key.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
