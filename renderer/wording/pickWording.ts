/**
 * The wording of a sentence for one page: always the same for the same page, and spread evenly over all pages.
 * @param key the page and the sentence: two sentences of a page choose independently.
 */
export function pickWording<Wording>(wordings: Wording[], key: string): Wording {
  const wording = wordings[hash(key) % wordings.length]
  if (wording === undefined) throw new Error(`There is no wording for ${key}.`)
  return wording
}

/** FNV-1a, 32 bits, with a final mix so that short keys differ in their low bits. Source: the FNV reference; MurmurHash3's finalizer. */
export function hash(key: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < key.length; index += 1) value = Math.imul(value ^ key.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
