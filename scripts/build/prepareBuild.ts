import { join } from 'node:path'
import { formatProblems } from '../../renderer/model/diagnostics/diagnostic.ts'
import type { SiteContext } from '../../renderer/page.ts'
import { Places } from '../../renderer/places/places.ts'
import { inspectContent } from '../content/check/inspectContent.ts'
import { createEditLinksGetter, createOnlineUrlGetter } from '../editLinks.ts'
import { UserError } from '../errors.ts'
import { type BuildOptions, chooseBuildDate, hasAdmin, includesDrafts } from './options.ts'
import { buildCode } from './steps/buildCode.ts'
import { readContentDates } from './steps/contentDates.ts'
import { runStep } from './steps/step.ts'

/** Checked content and built code, before pages are rendered. */
export type PreparedBuild = Awaited<ReturnType<typeof prepareBuild>>

/**
 * Checks the content and builds the code at the same time.
 * @throws {UserError} if the content has problems or the code doesn't build
 */
export async function prepareBuild(options: BuildOptions, workspace: string) {
  const siteFolder = join(workspace, 'site')
  const abort = new AbortController()
  const building = buildCode(workspace, abort.signal)
  // Prevent an unhandled rejection. It's awaited below.
  building.catch(() => {})
  const checkedContent = await checkContent(options).catch((error) => {
    abort.abort()
    throw error
  })
  const code = await runStep(
    'build code',
    () => building,
    ({ isCached }) => (isCached ? 'cached' : 'new'),
  )
  return { ...checkedContent, options, code, siteFolder }
}

async function checkContent(options: BuildOptions) {
  const { content, release, force = false, editUrl } = options
  const drafts = includesDrafts(options)
  const { date, notes } = chooseBuildDate(options)
  for (const note of notes) console.log(note)
  const inspect = () => inspectContent({ content, release, force, date, drafts })
  const { site, now, changes, problems, checkResult } = await runStep('check content', inspect)
  if (!site) throw createBuildError(formatProblems(problems))
  const getEditLinks =
    editUrl === undefined ? undefined : createEditLinksGetter(site, content, createOnlineUrlGetter(editUrl))
  const siteContext: SiteContext = {
    site,
    places: new Places(site),
    getEditLinks,
    // Omitted from previews: only search engines use dates, and `npm run diff` (which includes drafts) would show them
    // as changes.
    contentDates: drafts ? undefined : readContentDates(content),
  }
  // Only retain all files in memory if `/admin` needs them.
  return { siteContext, date, now, changes, adminContent: hasAdmin(options) ? checkResult : undefined }
}

/** Creates an error that also says that no site was built. */
export function createBuildError(message: string): UserError {
  return new UserError(`${message}\n\nNo site was built.`)
}
