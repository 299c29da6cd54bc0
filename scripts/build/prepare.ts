import { join } from 'node:path'
import { formatProblems } from '../../renderer/model/explain/diagnostic.ts'
import type { SiteContext } from '../../renderer/page.ts'
import { Places } from '../../renderer/places/places.ts'
import { inspectContent } from '../content/check/inspectContent.ts'
import { UserError } from '../errors.ts'
import { linkToHostEditor, sourceLinks } from '../sourceLinks.ts'
import { type BuildOptions, getBuildInstant, includesDrafts } from './options.ts'
import { buildCode, copyCode, describeCode } from './steps/buildCode.ts'
import { readContentDates } from './steps/contentDates.ts'
import { step } from './steps/step.ts'
import { writeWritersSheet } from './steps/writersSheet.ts'

export type Prepared = Awaited<ReturnType<typeof prepare>>

/**
 * Checks the content and builds the code at the same time.
 * @param workspace a temporary folder. The site is built in its subfolder `client`.
 * @throws {UserError} with all problems of the content, or if the code doesn't build
 */
export async function prepare(options: BuildOptions, workspace: string) {
  const { force = false, viaVike = false } = options
  const client = join(workspace, 'client')
  const abort = new AbortController()
  const building = buildCode(workspace, abort.signal)
  // It's awaited below. Until then, Node must not report a rejection as unhandled.
  building.catch(() => {})
  const checked = await check(options).catch((error) => {
    abort.abort()
    throw error
  })
  const code = await step('build code', () => building, describeCode)
  copyCode(code, client)
  const { site, sourcesOf } = checked.siteContext
  if (site.unpublished.size > 0 || sourcesOf) await writeWritersSheet(site, client)
  return { ...checked, code, client, force: force || viaVike, viaVike }
}

/** @throws {UserError} with all problems of the content */
async function check(options: BuildOptions) {
  const { content, release, force = false, editable } = options
  const drafts = includesDrafts(options)
  const { instant, note } = getBuildInstant(options)
  if (note !== undefined) console.log(note)
  const inspect = () => inspectContent({ root: content, release, force, instant, drafts })
  const { site, now, changes, problems } = await step('check content', inspect)
  if (!site) throw buildFailed(formatProblems(problems))
  const sourcesOf = editable === undefined ? undefined : sourceLinks(site, content, linkToHostEditor(editable))
  const siteContext: SiteContext = {
    site,
    places: new Places(site),
    sourcesOf,
    // Only search engines need the dates, and they don't see drafts. In `npm run diff`, the dates would be differences.
    contentDates: drafts ? undefined : readContentDates(content),
  }
  return { siteContext, instant, now, changes }
}

export function buildFailed(message: string): UserError {
  return new UserError(`${message}\n\nNothing was published.`)
}
