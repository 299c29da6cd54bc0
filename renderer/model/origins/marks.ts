/** Begins a mark. Characters for private use: the check refuses them in content (`parse/characters.ts`), so none is anybody's text. */
const START = '\ue000'
/** A mark's number follows in two digits, of which there are so many. */
const BASE = 4096
const ZERO = 0xe100
const MARK = /\ue000([\ue100-\uf0ff])([\ue100-\uf0ff])/g

/** A text with a number behind it that no reader sees, and that travels with it through whatever makes a page of it. */
export function marked(text: string, id: number): string {
  if (id >= BASE * BASE) throw new Error('There are more texts than marks.')
  return text + START + String.fromCharCode(ZERO + Math.floor(id / BASE), ZERO + (id % BASE))
}

/**
 * A text without marks, and their numbers. Of a sentence that is put together the last mark is its template's, because its
 * parts were filled in before it.
 */
export function readMarks(text: string): { text: string; ids: number[] } {
  const ids = [...text.matchAll(MARK)].map(([, high = '', low = '']) => digit(high) * BASE + digit(low))
  return { text: ids.length > 0 ? text.replaceAll(MARK, '') : text, ids }
}

function digit(character: string): number {
  return character.charCodeAt(0) - ZERO
}
