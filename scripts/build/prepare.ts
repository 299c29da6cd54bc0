import { join } from 'node:path'
import { formatProblems } from '../../renderer/model/explain/problem.ts'
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
 * Checks the content, and at the same time builds the code.
 * @param workspace a temporary folder. The site is built in `client` in it.
 * @throws {UserError} with every problem of the content, or if the code doesn't build
 */
export async function prepare(options: BuildOptions, workspace: string) {
  const { force = false, viaVike = false } = options
  const client = join(workspace, 'client')
  const ending = new AbortController()
  const building = buildCode(workspace, ending.signal)
  // Awaited below. Until then, Node must not report a rejection as unhandled.
  building.catch(() => {})
  const checked = await check(options).catch((error) => {
    ending.abort()
    throw error
  })
  const code = await step('build code', () => building, describeCode)
  // Style sheets first, because a page can measure those that it links to.
  copyCode(code, client)
  const { site, sourcesOf } = checked.siteContext
  if (site.unpublished.size > 0 || sourcesOf) await writeWritersSheet(site, client)
  return { ...checked, code, client, force: force || viaVike, viaVike }
}

/** Checks the content. @throws {UserError} with every problem. */
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
    // Search engines read these, and they don't see drafts. `npm run diff` builds with drafts, and a commit isn't a change of a page.
    contentDates: drafts ? undefined : readContentDates(content),
  }
  return { siteContext, instant, now, changes }
}

/** Creates the error for everything that keeps a site from being published. */
export function buildFailed(message: string): UserError {
  return new UserError(`${message}\n\nNothing was published.`)
}
