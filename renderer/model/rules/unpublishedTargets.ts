import { posix } from 'node:path'
import { ADDRESSES } from '../define/reference.ts'
import type { Diagnostic } from '../explain/diagnostic.ts'
import type { Fix } from '../explain/fix.ts'
import type { Source } from '../explain/source.ts'
import type { LocatedReference } from '../mdx/parseMdx.ts'
import type { Instant } from '../schedule/instants.ts'
import { getHiddenReason, type HiddenReason, type Visibility } from '../schedule/visibility.ts'

const MESSAGES: Record<HiddenReason, (name: string, target: Visibility) => [message: string, hint: string]> = {
  draft: (name, { file }) => [
    `${name} is a draft, so visitors can't see it.`,
    `Leave it out until the draft is published. To publish it, finish it and delete the line \`draft: true\` in ${file}.`,
  ],
  scheduled: (name, { file, publishAt }) => [
    `${name} won't be published until ${publishAt}, so visitors can't see it yet.`,
    `Leave it out until then, or publish it now: delete the line \`publish_at\` in ${file}.`,
  ],
  expired: (name, { file, unpublishAt }) => [
    `${name} has been unpublished since ${unpublishAt}, so visitors can't see it.`,
    `Leave it out, or publish it again: delete the line \`unpublish_at\` in ${file}.`,
  ],
}

interface HiddenTarget {
  source: Source
  locatedReference: LocatedReference
  target: Visibility
  /** Redirects should not be chained. */
  canRedirect: boolean
}

/** Explains that visitors can't see the target now. */
export function reportHiddenTarget(
  { source, locatedReference, target, canRedirect }: HiddenTarget,
  now: Instant,
): Diagnostic {
  const reason = getHiddenReason(target, now)
  const [message, hint] = MESSAGES[reason ?? 'draft'](`\`${locatedReference.reference.slug}\``, target)
  const redirect = reason === 'expired' && canRedirect ? suggestRedirect(locatedReference) : ''
  return source.createProblem(
    ...locatedReference.range(),
    message,
    hint + redirect,
    createUnlinkFix(source, locatedReference),
  )
}

/** Explains that the target will be unpublished later. */
export function reportExpiringTarget({ source, locatedReference, target, canRedirect }: HiddenTarget): Diagnostic {
  const { unpublishAt, file } = target
  const message = `\`${locatedReference.reference.slug}\` will be unpublished at ${unpublishAt} (${file}). After that, this reference is broken and builds fail.`
  const hint = `Leave it out by then.${canRedirect ? suggestRedirect(locatedReference) : ''}`
  return source.createProblem(...locatedReference.range(), message, hint, createUnlinkFix(source, locatedReference))
}

/** Explains that the target won't be published when the entry is. @param entryVisibility visibility of the entry */
export function reportUnpublishedTarget(
  { source, locatedReference, target }: HiddenTarget,
  entryVisibility: Visibility,
): Diagnostic {
  const name = `\`${locatedReference.reference.slug}\``
  const reason = target.isDraft ? 'is a draft' : "won't be published by then"
  const message = `This will be published at ${entryVisibility.publishAt}, but ${name} ${reason}, so that build will fail.`
  const hint = target.isDraft
    ? `By then, finish the draft and delete the line \`draft: true\` in ${target.file}, or leave it out here.`
    : `Write the same time into ${target.file}, \`publish_at: ${entryVisibility.publishAt}\`, or leave it out here.`
  return source.createProblem(...locatedReference.range(), message, hint, createUnlinkFix(source, locatedReference))
}

function suggestRedirect({ reference: { target, slug } }: LocatedReference): string {
  const address = slug.split(/[?#]/)[0] ?? ''
  if (target !== ADDRESSES) return ''
  return ` Or redirect it in redirects.yaml: \`${address}: ${posix.dirname(address)}\`.`
}

const LINK_PATTERN = /^(?:\[(?<text>[^\]]+)\]\([^)]*\)|<EntryLink\b[^>]*[^/]>(?<inner>.+)<\/EntryLink>)$/

function createUnlinkFix(source: Source, { isInBody, range }: LocatedReference): Fix | undefined {
  if (!isInBody) return undefined
  const [start, end] = range()
  const { text, inner } = LINK_PATTERN.exec(source.text.slice(start, end))?.groups ?? {}
  const label = text ?? inner
  return label === undefined ? undefined : source.createReplacementFix(start, end, label)
}
