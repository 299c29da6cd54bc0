import type { LiteralText } from './literalText.ts'

/** Allows footnotes with stars: `free*` in the text and `*Terms` on a later line. */
export function hideFootnoteStars(literal: LiteralText): void {
  const references = [...literal.text.matchAll(/(?<=[^\s*(])\*{1,3}(?![*\w(])/g)]
  const notes = [...literal.text.matchAll(/^[ \t]*(\*{1,3})(?=[^\s*])/gm)]
  for (const stars of ['*', '**', '***']) {
    const sameStars = references.filter(([written]) => written === stars)
    const sameNotes = notes.filter(
      ({ 1: written, index }) => written === stars && index > (sameStars[0]?.index ?? index),
    )
    if (sameNotes.length === 0) return
    for (const { 0: written, index } of [...sameStars, ...sameNotes]) literal.hide(index, index + written.length)
  }
}
