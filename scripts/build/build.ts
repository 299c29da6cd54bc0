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
import { describeNextRebuild, getValidity } from './due.ts'
import { createFeedFiles } from './feeds/feedFiles.ts'
import { copyRecordings } from './images/media.ts'
import { type BuildOptions, hasAdmin } from './options.ts'
import type { PageResult } from './pages/pageRenderer.ts'
import { createBuildError, type Prepared, prepare } from './prepare.ts'
import { generateFiles } from './steps/generateFiles.ts'
import { createLlmsTxt } from './steps/llmsTxt.ts'
import { formatFinderCopy, formatPageIndex } from './steps/pageIndex.ts'
import { publish } from './steps/publish.ts'
import { collectShareImages, describePages, renderPages } from './steps/renderPages.ts'
import { createSearchEngineFiles, listIndexablePages } from './steps/sitemap.ts'
import { findSiteProblems, formatSiteProblems, readSiteFiles } from './steps/siteProblems.ts'
import { saveStamp } from './steps/stamp.ts'
import { describePlaceholders, describeResourceUse, runStep } from './steps/step.ts'
import { validateXml } from './steps/validateXml.ts'

/** Builds into a temporary folder and publishes if there are no problems. @throws {UserError} */
export async function build(options: BuildOptions, inputHash: string): Promise<void> {
  await withTemporaryFolder('.build', 'site-', async (workspace) => {
    const prepared = await prepare(options, workspace)
    const { pages } = await runStep('render pages', () => renderPages(prepared, prepared.client), describePages)
    const summary = await completeSite(options, prepared, pages)
    const { timeZone } = prepared.siteContext.site
    const date = { now: prepared.now, validity: getValidity(prepared), timeZone }
    // Pages by Vike are for comparison, so the next build replaces them.
    if (!options.viaVike) saveStamp(options.out, { inputHash, date, summary })
  })
}

/** Writes all files except pages, checks the site, and publishes it. @throws {UserError} for invalid XML or problems of the built site */
export async function completeSite(
  options: BuildOptions,
  prepared: Prepared,
  pages: Map<string, PageResult>,
): Promise<string> {
  const { content, out, editable } = options
  const { siteContext, client, instant, now, changes } = prepared
  const { site } = siteContext
  await writeSiteFiles(options, prepared, pages)
  await checkSite(options, prepared, pages)
  // Write `/admin` after the check, which is only for our pages.
  if (hasAdmin(options)) {
    const write = () => writeAdmin(content, instant, editable, client)
    await runStep('write admin', write, (count) => pluralize(count, 'file'))
  }
  await runStep('publish', () => publish(client, out))
  const nextRebuild = describeNextRebuild({ now, changes }, site.get(company).timeZone)
  const summary = `${describePlaceholders(site.placeholders.length)}\n${nextRebuild}`
  console.log(`\nPublished in ${out} (${describeResourceUse()}).\n${summary}`)
  return summary
}

async function writeSiteFiles(
  options: BuildOptions,
  { siteContext: { site, contentDates = new Map() }, client }: Prepared,
  pages: Map<string, PageResult>,
): Promise<void> {
  const { content, release } = options
  const shareImages = collectShareImages(pages)
  const redirectTargets = site.get(redirects)
  const headerRules = createHeaderRules({ isRelease: release, hasAdmin: hasAdmin(options) })
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
  const writeRedirects = () =>
    write([[REDIRECTS_FILE, formatRedirects(redirectTargets)]], Object.keys(redirectTargets).length)
  const steps: [name: string, noun: string, run: () => Promise<number>][] = [
    ['draw images', 'file', () => generateFiles({ site, shareImages, content, client })],
    ['write page index', 'page', () => write([[GENERATED_FILES.pageIndex, pageIndex]], pageIndex.split('\n').length)],
    ['write finder copy', 'file', () => write([[GENERATED_FILES.finderCopy, formatFinderCopy(site)]], 1)],
    ['copy media', 'file', () => copyRecordings(content, site, client)],
    ['write redirects', 'redirect', writeRedirects],
    ['write headers', 'rule', () => write([[HEADERS_FILE, formatHeaders(headerRules)]], headerRules.length)],
    ['write feeds', 'file', writeFeeds],
    ['write sitemap', 'page', () => write(createSearchEngineFiles(site, indexablePages), indexablePages.length)],
    ['write llms', 'page', () => write([[GENERATED_FILES.llms, llmsTxt]], llmsTxt.match(/^- \[/gm)?.length ?? 0)],
  ]
  for (const [name, noun, run] of steps) await runStep(name, run, (count) => pluralize(count, noun))
}

/** @throws {UserError} for invalid XML, broken links, and other problems of the built site */
async function checkSite(
  options: BuildOptions,
  { siteContext: { site }, client }: Prepared,
  pages: Map<string, PageResult>,
): Promise<void> {
  const siteFiles = await readSiteFiles(client)
  const { problems: xmlProblems } = await runStep(
    'validate XML',
    () => validateXml(client, siteFiles.files),
    ({ checkedCount }) => pluralize(checkedCount, 'file'),
  )
  if (xmlProblems.length > 0) throw createBuildError(formatProblems(xmlProblems))
  const redirectSources = new Set([...Object.keys(site.get(redirects)), ...(hasAdmin(options) ? [ADMIN_ADDRESS] : [])])
  const { problems } = await runStep(
    'check links',
    async () => findSiteProblems({ pages, ...siteFiles, redirectSources }, MAP_ORIGIN),
    ({ linkCount }) => pluralize(linkCount, 'link'),
  )
  if (problems.length > 0) throw createBuildError(formatSiteProblems(problems))
}
