import { createHash } from 'node:crypto'

/** Raise this when share pictures look different, so that other sites ask for them again. */
const DESIGN = 2

/**
 * What a share picture says, as eight digits for its address. The file keeps its name, so that links which were shared
 * keep their picture; other sites keep a picture by its whole address, and ask again when these digits change.
 */
export function shareVersion(words: { title: string; detail?: string }): string {
  const said = JSON.stringify([DESIGN, words.title, words.detail])
  return createHash('sha256').update(said).digest('hex').slice(0, 8)
}
