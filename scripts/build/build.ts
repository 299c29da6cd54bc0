import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { company } from '../../renderer/collections/company/definition.ts'
import { MAP_ORIGIN } from '../../renderer/collections/contact/definition.ts'
import { redirects } from '../../renderer/collections/redirects/definition.ts'
import { formatProblems } from '../../renderer/model/explain/problem.ts'
import { FILES } from '../../renderer/urls.ts'
import { writeAdmin } from '../content/admin/adminFiles.ts'
import { pluralize } from '../formatNumbers.ts'
import {
  ADMIN,
  createHeaderRules,
  formatHeaders,
  formatRedirects,
  HEADERS_FILE,
  REDIRECTS_FILE,
} from '../serve/hostFiles.ts'
import { withTemporaryFolder } from '../temporaryFolder.ts'
import { describeNext, validityOf } from './due.ts'
import { type BuildOptions, hasAdmin } from './options.ts'
import type { PageResult } from './pages/pageRenderer.ts'
import { buildFailed, type Prepared, prepare } from './prepare.ts'
import { copyMedia } from './steps/copyMedia.ts'
import { crawl, formatLinkProblems, siteFiles } from './steps/crawl.ts'
import { drawPictures } from './steps/drawPictures.ts'
import { llmsTxt } from './steps/llmsTxt.ts'
import { finderWords, pageIndex } from './steps/pageIndex.ts'
import { publish } from './steps/publish.ts'
import { readBack } from './steps/readBack.ts'
import { describePages, renderPages, sharesOf } from './steps/renderPages.ts'
import { saveStamp } from './steps/stamp.ts'
import { describeOpen, describeUse, step } from './steps/step.ts'
import { writeFeeds } from './steps/writeFeeds.ts'
import { writeSitemap } from './steps/writeSitemap.ts'

/**
 * Builds the site in a temporary folder, and publishes it if nothing is wrong with it.
 * @param input see `hashInput`
 * @throws {UserError} if anything keeps it from being published
 */
export async function build(options: BuildOptions, input: string): Promise<void> {
  await withTemporaryFolder('.build', 'site-', async (workspace) => {
    const prepared = await prepare(options, workspace)
    const { pages } = await step('render pages', () => renderPages(prepared, prepared.client), describePages)
    const summary = await completeSite(options, prepared, pages)
    const { zone } = prepared.siteContext.site
    const dated = { now: prepared.now, validity: validityOf(prepared), zone }
    // Vike's own pages are a reference to compare with: the next build replaces them.
    if (!options.viaVike) saveStamp(options.out, { input, dated, summary })
  })
}

/**
 * Completes a site whose pages are written: adds all other files, verifies the result, and publishes it.
 * @returns the last lines of the build's output
 * @throws {UserError} with all files that aren't well-formed, or all broken links
 */
export async function completeSite(
  options: BuildOptions,
  { siteContext: { site, contentDates = new Map() }, client, instant, now, changes }: Prepared,
  pages: Map<string, PageResult>,
): Promise<string> {
  const { content, out, release, editable } = options
  const admin = hasAdmin(options)
  const shares = sharesOf(pages)
  const moved = site.get(redirects)
  const rules = createHeaderRules(release, admin)
  const index = pageIndex(site)
  const llms = llmsTxt(site, pages)
  const write = async (name: string, text: string, lines: unknown[]) => {
    await writeFile(join(client, name), text)
    return lines.length
  }
  const steps: [name: string, noun: string, run: () => Promise<number>][] = [
    ['draw pictures', 'file', () => drawPictures({ site, shares, content, client })],
    ['write page index', 'page', () => write(FILES.pageIndex, index, index.split('\n'))],
    ['write finder words', 'file', () => write(FILES.finderWords, finderWords(site), [1])],
    ['copy media', 'file', () => copyMedia(content, site, client)],
    ['write redirects', 'redirect', () => write(REDIRECTS_FILE, formatRedirects(moved), Object.keys(moved))],
    ['write headers', 'rule', () => write(HEADERS_FILE, formatHeaders(rules), rules)],
    ['write feeds', 'file', () => writeFeeds(site, pages, client)],
    ['write sitemap', 'page', () => writeSitemap(site, pages, contentDates, client)],
    ['write llms', 'page', () => write(FILES.llms, llms, llms.match(/^- \[/gm) ?? [])],
  ]
  for (const [name, noun, run] of steps) await step(name, run, (count) => pluralize(count, noun))
  const files = await siteFiles(client)
  const { unreadable } = await step(
    'read back',
    () => readBack(client, files.files),
    ({ read }) => pluralize(read, 'file'),
  )
  if (unreadable.length > 0) throw buildFailed(formatProblems(unreadable))
  // The content system isn't one of our pages, so it's written after the crawl.
  const redirected = new Set([...Object.keys(moved), ...(admin ? [ADMIN] : [])])
  const { problems } = await step(
    'crawl',
    async () => crawl({ pages, ...files, redirected }, MAP_ORIGIN),
    ({ links }) => pluralize(links, 'link'),
  )
  if (problems.length > 0) throw buildFailed(formatLinkProblems(problems))
  if (admin)
    await step(
      'write admin',
      () => writeAdmin(content, instant, editable, client),
      (count) => pluralize(count, 'file'),
    )
  await step('publish', () => publish(client, out))
  const next = describeNext({ now, changes }, site.get(company).timeZone)
  const summary = `${describeOpen(site.placeholders.length)}\n${next}`
  console.log(`\nPublished in ${out} (${describeUse()}).\n${summary}`)
  return summary
}
