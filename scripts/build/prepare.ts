import { resolve } from 'node:path'
import { formatProblems } from '../../renderer/model/explain/problem.ts'
import type { SiteContext } from '../../renderer/page.ts'
import { Places } from '../../renderer/places/places.ts'
import { inspectContent } from '../content/check/inspectContent.ts'
import { PlainError } from '../errors.ts'
import { hostsEditor, sourceLinks } from '../sourceLinks.ts'
import { Pack } from '../store/pack.ts'
import { type BuildOptions, buildInstant, showsDrafts } from './options.ts'
import type { MadePage } from './pages/pageRenderer.ts'
import { buildCode, copyCode, describeCode } from './steps/buildCode.ts'
import { contentDates } from './steps/contentDates.ts'
import { step } from './steps/step.ts'
import { writeWritersSheet } from './steps/writersSheet.ts'

export type Prepared = Awaited<ReturnType<typeof prepare>>

/**
 * Checks the content and builds the code, before any page is rendered.
 * @throws {PlainError} with every problem, if there is one.
 */
export async function prepare(options: BuildOptions, client: string) {
  const { anew = false, viaVike = false } = options
  // In a process of its own, which takes as long as all that comes before the pages.
  const ending = new AbortController()
  const building = buildCode(ending.signal)
  // What it fails of is said where it is waited for; until then it is nobody's unhandled rejection.
  building.catch(() => {})
  const checked = await check(options).catch((error) => {
    ending.abort()
    throw error
  })
  const code = await step('build code', () => building, describeCode)
  // All sheets before any page: one that says its size reads those that it names.
  copyCode(code, client)
  const { site, sourcesOf } = checked.siteContext
  if (site.unpublished.size > 0 || sourcesOf) await writeWritersSheet(site, client)
  const made = new Pack<MadePage>(`pages of ${resolve(options.content)}`)
  // Whether all pages are made again, and by whom.
  return { ...checked, code, client, made, anew: anew || viaVike, viaVike }
}

/** Checks the content. @throws {PlainError} with every problem, if there is one. */
async function check(options: BuildOptions) {
  const { content, release, anew = false, editable } = options
  const drafts = showsDrafts(options)
  const { instant, said } = buildInstant(options)
  if (said !== undefined) console.log(said)
  const look = () => inspectContent({ root: content, release, anew, instant, drafts })
  const { site, now, changes, problems } = await step('check content', look)
  if (!site) throw unpublished(formatProblems(problems))
  const sourcesOf = editable === undefined ? undefined : sourceLinks(site, content, hostsEditor(editable))
  const siteContext: SiteContext = {
    site,
    places: new Places(site),
    sourcesOf,
    // Search engines read these, and they don't see drafts. `npm run diff` builds with drafts, and a commit isn't a change of a page.
    contentDates: drafts ? undefined : contentDates(content),
  }
  // The date that the site is made for as it was asked for, and the instant that this is where the company is; when content changes by time alone.
  return { siteContext, instant, now, changes }
}

/** What keeps a build from publishing, in the words for whoever runs it. */
export function unpublished(message: string): PlainError {
  return new PlainError(`${message}\n\nNothing was published.`)
}
