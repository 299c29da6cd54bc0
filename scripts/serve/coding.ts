import type { IncomingMessage } from 'node:http'
import Negotiator from 'negotiator'

/** A content coding that we can send, or none (RFC 9110, 8.4.1). */
export type Coding = 'br' | 'gzip' | 'identity'

const CODINGS = ['br', 'gzip', 'identity'] as const

/** What is text. All else is compressed already: pictures, fonts, recordings. */
const TEXT = /\.(?:html|css|js|svg|xml|txt|vtt|tsv|json|webmanifest)$/

export const isText = (path: string): boolean => TEXT.test(path)

/**
 * The coding in which a request is best answered (RFC 9110, 12.5.3). A range is always one of the file itself; and who
 * refuses everything gets the file itself too, as the RFC advises.
 */
export function codingFor({ headers }: Pick<IncomingMessage, 'headers'>): Coding {
  if (headers.range !== undefined) return 'identity'
  const [best] = new Negotiator({ headers }).encodings(CODINGS, { preferred: CODINGS })
  return CODINGS.find((coding) => coding === best) ?? 'identity'
}

/** The entity tag of a file in a coding: each is a state of its own (RFC 9110, 8.8.3.3). */
export function codedTag(tag: string, coding: Coding): string {
  return coding === 'identity' ? tag : tag.replace(/"$/, `-${coding}"`)
}

/**
 * The tags of a condition as those of the file, which the library compares.
 * @param tags of `If-None-Match`, all of whose tags for other codings go: `W/"1a-2b-br", "x"` is `W/"1a-2b"` for Brotli.
 */
export function tagsOfFile(tags: string, coding: Coding): string {
  if (tags.trim() === '*') return tags
  const ours = CODINGS.slice(0, -1).map((name) => ({ name, end: `-${name}"` }))
  const kept = tags.split(',').flatMap((text) => {
    const tag = text.trim()
    const end = ours.find((other) => tag.endsWith(other.end))
    if ((end?.name ?? 'identity') !== coding) return []
    return end ? `${tag.slice(0, -end.end.length)}"` : tag
  })
  // A condition that nothing fulfils is still one: without it, the day of change would decide.
  return kept.join(', ') || '"of another coding"'
}
