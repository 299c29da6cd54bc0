/** A stretch of a file's text, as the check counts it (lines end with one character), and what stands there instead. */
export interface Edit {
  start: number
  end: number
  text: string
}

/**
 * Replaces stretches of a file. All other bytes stay as they are: comments, quotes, ends of lines, a mark at the beginning.
 * @throws {Error} if two of them overlap.
 */
export function applyEdits(bytes: Uint8Array, edits: Edit[]): Uint8Array {
  const raw = Buffer.from(bytes).toString('utf8')
  const places = rawPlaces(raw)
  const lineEnd = raw.includes('\r\n') ? '\r\n' : '\n'
  const ordered = edits.toSorted((a, b) => a.start - b.start)
  let [text, done] = ['', 0]
  for (const edit of ordered) {
    const [start, end] = [places(edit.start), places(edit.end)]
    if (start < done) throw new Error('Two edits of a file overlap.')
    text += raw.slice(done, start) + edit.text.replaceAll('\n', lineEnd)
    done = end
  }
  return Buffer.from(text + raw.slice(done))
}

/** Where a place of the text stands in the file: the check drops a mark at the beginning, and one of the two ends of a line. */
function rawPlaces(raw: string): (place: number) => number {
  const mark = raw.startsWith('\uFEFF') ? 1 : 0
  const ends = [...raw.matchAll(/\r\n/g)].map(({ index }, before) => index - mark - before)
  return (place) => place + mark + ends.filter((end) => end < place).length
}
