import { mkdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { company } from '../../renderer/collections/company/definition.ts'
import { MAP_ORIGIN } from '../../renderer/collections/contact/definition.ts'
import { redirects } from '../../renderer/collections/redirects/definition.ts'
import { formatProblems, pluralize } from '../../renderer/model/explain/diagnostic.ts'
import { GENERATED_FILES } from '../../renderer/urls.ts'
import { writeAdmin } from '../content/admin/adminFiles.ts'
import {
  ADMIN_ADDRESS,
  createHeaderRules,
  formatHeaders,
  formatRedirects,
  HEADERS_FILE,
  REDIRECTS_FILE,
} from '../serve/hostFiles.ts'
import { withTemporaryFolder } from '../temporaryFolder.ts'
import { describeNext, getValidity } from './due.ts'
import { createFeedFiles } from './feeds/feedFiles.ts'
import { copyRecordings } from './images/media.ts'
import { type BuildOptions, hasAdmin } from './options.ts'
import type { PageResult } from './pages/pageRenderer.ts'
import { createBuildError, type Prepared, prepare } from './prepare.ts'
import { crawl, formatSiteProblems, readSiteFiles } from './steps/crawl.ts'
import { generateFiles } from './steps/generateFiles.ts'
import { createLlmsTxt } from './steps/llmsTxt.ts'
import { formatFinderCopy, formatPageIndex } from './steps/pageIndex.ts'
import { publish } from './steps/publish.ts'
import { collectShareImages, describePages, renderPages } from './steps/renderPages.ts'
import { createSearchEngineFiles, listIndexablePages } from './steps/sitemap.ts'
import { saveStamp } from './steps/stamp.ts'
import { describePlaceholders, describeResourceUse, runStep } from './steps/step.ts'
import { validateXml } from './steps/validateXml.ts'

/** Builds into a temporary folder and publishes if there are no problems. @throws {UserError} */
export async function build(options: BuildOptions, input: string): Promise<void> {
  await withTemporaryFolder('.build', 'site-', async (workspace) => {
    const prepared = await prepare(options, workspace)
    const { pages } = await runStep('render pages', () => renderPages(prepared, prepared.client), describePages)
    const summary = await completeSite(options, prepared, pages)
    const { timeZone } = prepared.siteContext.site
    const date = { now: prepared.now, validity: getValidity(prepared), timeZone }
    // Pages by Vike are for comparison, so the next build replaces them.
    if (!options.viaVike) saveStamp(options.out, { input, date, summary })
  })
}

/** Writes all files except pages, checks the site, and publishes it. @throws {UserError} for invalid XML or problems of the built site */
export async function completeSite(
  options: BuildOptions,
  { siteContext: { site, contentDates = new Map() }, client, instant, now, changes }: Prepared,
  pages: Map<string, PageResult>,
): Promise<string> {
  const { content, out, release, editable } = options
  const admin = hasAdmin(options)
  const shareImages = collectShareImages(pages)
  const targets = site.get(redirects)
  const headerRules = createHeaderRules(release, admin)
  const pageIndex = formatPageIndex(site)
  const llmsTxt = createLlmsTxt(site, pages)
  const indexablePages = listIndexablePages(site, pages, contentDates)
  const getSize = async (address: string) => (await stat(join(client, address))).size
  const write = async (files: Iterable<[name: string, text: string]>, count: number) => {
    for (const [name, text] of files) {
      await mkdir(dirname(join(client, name)), { recursive: true })
      await writeFile(join(client, name), text)
    }
    return count
  }
  const writeFeeds = async () => {
    const files = await createFeedFiles({ site, pages, getSize })
    return write(files, files.size)
  }
  const steps: [name: string, noun: string, run: () => Promise<number>][] = [
    ['draw images', 'file', () => generateFiles({ site, shares: shareImages, content, client })],
    ['write page index', 'page', () => write([[GENERATED_FILES.pageIndex, pageIndex]], pageIndex.split('\n').length)],
    ['write finder copy', 'file', () => write([[GENERATED_FILES.finderCopy, formatFinderCopy(site)]], 1)],
    ['copy media', 'file', () => copyRecordings(content, site, client)],
    [
      'write redirects',
      'redirect',
      () => write([[REDIRECTS_FILE, formatRedirects(targets)]], Object.keys(targets).length),
    ],
    ['write headers', 'rule', () => write([[HEADERS_FILE, formatHeaders(headerRules)]], headerRules.length)],
    ['write feeds', 'file', writeFeeds],
    ['write sitemap', 'page', () => write(createSearchEngineFiles(site, indexablePages), indexablePages.length)],
    ['write llms', 'page', () => write([[GENERATED_FILES.llms, llmsTxt]], llmsTxt.match(/^- \[/gm)?.length ?? 0)],
  ]
  for (const [name, noun, run] of steps) await runStep(name, run, (count) => pluralize(count, noun))
  const files = await readSiteFiles(client)
  const invalid = await runStep(
    'validate XML',
    () => validateXml(client, files.files),
    ({ checked }) => pluralize(checked, 'file'),
  )
  if (invalid.problems.length > 0) throw createBuildError(formatProblems(invalid.problems))
  // Write `/admin` after the crawl, which only checks our pages.
  const redirectSources = new Set([...Object.keys(targets), ...(admin ? [ADMIN_ADDRESS] : [])])
  const { problems } = await runStep(
    'crawl',
    async () => crawl({ pages, ...files, redirectSources }, MAP_ORIGIN),
    ({ linkCount }) => pluralize(linkCount, 'link'),
  )
  if (problems.length > 0) throw createBuildError(formatSiteProblems(problems))
  if (admin)
    await runStep(
      'write admin',
      () => writeAdmin(content, instant, editable, client),
      (count) => pluralize(count, 'file'),
    )
  await runStep('publish', () => publish(client, out))
  const nextChangeNote = describeNext({ now, changes }, site.get(company).timeZone)
  const summary = `${describePlaceholders(site.placeholders.length)}\n${nextChangeNote}`
  console.log(`\nPublished in ${out} (${describeResourceUse()}).\n${summary}`)
  return summary
}
