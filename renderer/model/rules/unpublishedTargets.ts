import { posix } from 'node:path'
import { ADDRESSES } from '../define/reference.ts'
import type { Diagnostic } from '../explain/diagnostic.ts'
import type { Fix } from '../explain/fix.ts'
import type { Source } from '../explain/source.ts'
import type { PlacedReference } from '../mdx/parseMdx.ts'
import type { Instant } from '../schedule/instants.ts'
import { type HiddenReason, hiddenReason, type Visibility } from '../schedule/visibility.ts'

const NOW: Record<HiddenReason, (name: string, target: Visibility) => [message: string, hint: string]> = {
  draft: (name, { file }) => [
    `${name} is a draft: visitors would find nothing there.`,
    `Leave it out until the draft is published. To publish it, finish it and delete the line \`draft: true\` in ${file}.`,
  ],
  scheduled: (name, { file, publishAt }) => [
    `${name} is not published before ${publishAt}: visitors would find nothing there.`,
    `Leave it out until then, or publish it now: take the line \`publish_at\` out of ${file}.`,
  ],
  expired: (name, { file, unpublishAt }) => [
    `${name} is unpublished since ${unpublishAt}: visitors find nothing there.`,
    `Leave it out, or publish it again: take the line \`unpublish_at\` out of ${file}.`,
  ],
}

interface Missing {
  source: Source
  placed: PlacedReference
  target: Visibility
  /** Redirects should not be chained. */
  canRedirect: boolean
}

export function goneNow({ source, placed, target, canRedirect }: Missing, now: Instant): Diagnostic {
  const why = hiddenReason(target, now)
  const [message, hint] = NOW[why ?? 'draft'](`\`${placed.reference.slug}\``, target)
  const answer = why === 'expired' && canRedirect ? redirectFor(placed) : ''
  return source.problem(...placed.range(), message, hint + answer, withoutLink(source, placed))
}

export function goneLater({ source, placed, target, canRedirect }: Missing): Diagnostic {
  const { unpublishAt, file } = target
  const message = `\`${placed.reference.slug}\` is unpublished from ${unpublishAt} on (${file}): then this leads nowhere, and the site is not built.`
  const hint = `Leave it out by then.${canRedirect ? redirectFor(placed) : ''}`
  return source.problem(...placed.range(), message, hint, withoutLink(source, placed))
}

export function unpublishedLater({ source, placed, target }: Missing, own: Visibility): Diagnostic {
  const name = `\`${placed.reference.slug}\``
  const why = target.isDraft ? 'is a draft' : 'is not published at that time'
  const message = `This is published from ${own.publishAt} on, and ${name} ${why}: then the site is not built.`
  const hint = target.isDraft
    ? `By then, finish the draft and delete the line \`draft: true\` in ${target.file}, or leave it out here.`
    : `Write the same time into ${target.file}, \`publish_at: ${own.publishAt}\`, or leave it out here.`
  return source.problem(...placed.range(), message, hint, withoutLink(source, placed))
}

function redirectFor({ reference: { target, slug } }: PlacedReference): string {
  const address = slug.split(/[?#]/)[0] ?? ''
  if (target !== ADDRESSES) return ''
  return ` Or say in redirects.yaml which page answers for it: \`${address}: ${posix.dirname(address)}\`.`
}

const LINK = /^(?:\[(?<text>[^\]]+)\]\([^)]*\)|<EntryLink\b[^>]*[^/]>(?<inner>.+)<\/EntryLink>)$/

function withoutLink(source: Source, { isInBody, range }: PlacedReference): Fix | undefined {
  if (!isInBody) return undefined
  const [start, end] = range()
  const { text, inner } = LINK.exec(source.text.slice(start, end))?.groups ?? {}
  const words = text ?? inner
  return words === undefined ? undefined : source.replace(start, end, words)
}
