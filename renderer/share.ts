import { createHash } from 'node:crypto'

/** Pixels, as the networks ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 }

/** What a share picture shows. The build draws each that a page names (`scripts/pictures`). */
export interface SharePicture {
  /** The page whose picture it is, `/locations/florida`: that state's cities show it too. */
  of: string
  title: string
  /** One short line below: a date, a price, a number of cities. */
  detail?: string
}

/** Raise this when share pictures look different, so that other sites ask for them again. */
const DESIGN = 3

/**
 * What a share picture says, as eight digits for its address. The file keeps its name, so that links which were shared
 * keep their picture; other sites keep a picture by its whole address, and ask again when these digits change.
 */
export function shareVersion(words: Pick<SharePicture, 'title' | 'detail'>): string {
  const said = JSON.stringify([DESIGN, words.title, words.detail])
  return createHash('sha256').update(said).digest('hex').slice(0, 8)
}
