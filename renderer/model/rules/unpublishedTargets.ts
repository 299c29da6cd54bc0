import { posix } from 'node:path'
import { ADDRESSES } from '../define/reference.ts'
import type { Diagnostic } from '../explain/diagnostic.ts'
import type { Source } from '../explain/source.ts'
import type { LocatedReference } from '../mdx/parseMdx.ts'
import type { HiddenReason, Visibility } from '../schedule/visibility.ts'

interface Target {
  locatedReference: LocatedReference
  visibility: Visibility
  /** Redirects should not be chained. */
  canRedirect: boolean
}

/** Explains that visitors can't see the target now. */
export function reportHiddenTarget(source: Source, target: Target, reason: HiddenReason): Diagnostic {
  const name = `\`${target.locatedReference.reference.slug}\``
  const { file, publishAt, unpublishAt } = target.visibility
  if (reason === 'draft') {
    const hint = `Leave it out until the draft is published. To publish it, finish it and delete the line \`draft: true\` in ${file}.`
    return createProblem(source, target, `${name} is a draft, so visitors can't see it.`, hint)
  }
  if (reason === 'scheduled') {
    const message = `${name} won't be published until ${publishAt}, so visitors can't see it yet.`
    const hint = `Leave it out until then, or publish it now: delete the line \`publish_at\` in ${file}.`
    return createProblem(source, target, message, hint)
  }
  const message = `${name} has been unpublished since ${unpublishAt}, so visitors can't see it.`
  const hint = `Leave it out, or publish it again: delete the line \`unpublish_at\` in ${file}.`
  return createProblem(source, target, message, hint + suggestRedirect(target))
}

/** Explains that the target will be unpublished later. */
export function reportExpiringTarget(source: Source, target: Target): Diagnostic {
  const { unpublishAt, file } = target.visibility
  const message = `\`${target.locatedReference.reference.slug}\` will be unpublished at ${unpublishAt} (${file}). After that, this reference is broken and builds fail.`
  return createProblem(source, target, message, `Leave it out by then.${suggestRedirect(target)}`)
}

/** Explains that the target won't be published when the entry is. @param publishAt time of the entry */
export function reportUnpublishedTarget(source: Source, target: Target, publishAt: string | undefined): Diagnostic {
  const { isDraft, file } = target.visibility
  const reason = isDraft ? 'is a draft' : "won't be published by then"
  const message = `This will be published at ${publishAt}, but \`${target.locatedReference.reference.slug}\` ${reason}, so that build will fail.`
  const hint = isDraft
    ? `By then, finish the draft and delete the line \`draft: true\` in ${file}, or leave it out here.`
    : `Write the same time into ${file}, \`publish_at: ${publishAt}\`, or leave it out here.`
  return createProblem(source, target, message, hint)
}

function suggestRedirect({ locatedReference: { reference }, canRedirect }: Target): string {
  if (!canRedirect || reference.target !== ADDRESSES) return ''
  const address = reference.slug.split(/[?#]/)[0] ?? ''
  return ` Or redirect it in redirects.yaml: \`${address}: ${posix.dirname(address)}\`.`
}

const LINK_PATTERN = /^(?:\[(?<text>[^\]]+)\]\([^)]*\)|<EntryLink\b[^>]*[^/]>(?<inner>.+)<\/EntryLink>)$/

/** Creates a problem. If the reference is a link in a body, the fix removes the link and keeps the text. */
function createProblem(source: Source, { locatedReference }: Target, message: string, hint: string): Diagnostic {
  const [start, end] = locatedReference.range()
  const { text, inner } = LINK_PATTERN.exec(source.text.slice(start, end))?.groups ?? {}
  const label = locatedReference.isInBody && (text ?? inner)
  const fix = label === undefined ? undefined : source.createReplacementFix(start, end, label)
  return source.createProblem(start, end, message, hint, fix)
}
