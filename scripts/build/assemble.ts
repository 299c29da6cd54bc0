import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { company } from '../../renderer/collections/company/definition.ts'
import { MAP_ORIGIN } from '../../renderer/collections/contact/definition.ts'
import { redirects } from '../../renderer/collections/redirects/definition.ts'
import { formatProblems } from '../../renderer/model/explain/problem.ts'
import { urls } from '../../renderer/urls.ts'
import { writeAdmin } from '../content/admin/adminFiles.ts'
import { counted } from '../counted.ts'
import { ADMIN, HEADERS_FILE, headerRules, headersText, REDIRECTS_FILE, redirectsText } from '../serve/hostFiles.ts'
import { withTemporaryFolder } from '../temporaryFolder.ts'
import { describeNext, spanOf } from './due.ts'
import type { BuildOptions } from './options.ts'
import type { KnownPage } from './pages/pageRenderer.ts'
import { type Prepared, prepare, unpublished } from './prepare.ts'
import { copyMedia } from './steps/copyMedia.ts'
import { crawl, formatLinkProblems, siteFiles } from './steps/crawl.ts'
import { drawPictures } from './steps/drawPictures.ts'
import { keepBuild } from './steps/lastBuild.ts'
import { llmsTxt } from './steps/llmsTxt.ts'
import { finderWords, pageIndex } from './steps/pageIndex.ts'
import { publish } from './steps/publish.ts'
import { readBack } from './steps/readBack.ts'
import { describePages, renderPages, sharesOf } from './steps/renderPages.ts'
import { describeOpen, describeUse, step } from './steps/step.ts'
import { writeFeeds } from './steps/writeFeeds.ts'
import { writeSitemap } from './steps/writeSitemap.ts'

/**
 * Builds the site aside and swaps it in when everything holds.
 * @param input names all that it is made of, see `inputOf`; none where nothing is to be noted of it.
 * @throws {PlainError} if anything keeps it from being published.
 */
export async function buildAnew(options: BuildOptions, input: string | undefined): Promise<void> {
  await withTemporaryFolder('.build', 'site-', async (workspace) => {
    const client = join(workspace, 'client')
    const prepared = await prepare(options, client)
    const { pages } = await step('render pages', () => renderPages(prepared, client), describePages)
    const said = await assemble(options, prepared, pages, client)
    console.log(describePublished(options.out, said))
    if (input) keepBuild(input, options.out, said, spanOf(prepared))
  })
}

/**
 * Makes a site of pages that are laid out: adds what no page is, reads it back, follows every link, and publishes.
 * @throws {PlainError} with all that programs cannot read, or every link that leads nowhere.
 */
export async function assemble(
  { content, out, release, editable, admin = editable !== undefined }: BuildOptions,
  { siteContext: { site, contentDates = new Map() }, instant, now, changes }: Prepared,
  pages: Map<string, KnownPage>,
  client: string,
): Promise<string> {
  const shares = sharesOf(pages)
  const moved = site.get(redirects)
  const rules = headerRules(release, admin)
  const index = pageIndex(site)
  const llms = llmsTxt(site, pages)
  const write = async (name: string, text: string, lines: unknown[]) => {
    await writeFile(join(client, name), text)
    return lines.length
  }
  const written: [what: string, noun: string, make: () => Promise<number>][] = [
    ['draw pictures', 'file', () => drawPictures({ site, shares, content, client })],
    ['write page index', 'page', () => write(urls.pageIndex(), index, index.split('\n'))],
    ['write finder words', 'file', () => write(urls.finderWords(), finderWords(site), [1])],
    ['copy media', 'file', () => copyMedia(content, site, client)],
    ['write redirects', 'redirect', () => write(REDIRECTS_FILE, redirectsText(moved), Object.keys(moved))],
    ['write headers', 'rule', () => write(HEADERS_FILE, headersText(rules), rules)],
    ['write feeds', 'file', () => writeFeeds(site, pages, client)],
    ['write sitemap', 'page', () => writeSitemap(site, pages, contentDates, client)],
    ['write llms', 'page', () => write('llms.txt', llms, llms.match(/^- \[/gm) ?? [])],
  ]
  for (const [what, noun, make] of written) await step(what, make, (count) => counted(count, noun))
  const files = await siteFiles(client)
  const { unreadable } = await step(
    'read back',
    () => readBack({ client, content, site, files: files.files, pages }),
    ({ read }) => counted(read, 'file'),
  )
  if (unreadable.length > 0) throw unpublished(formatProblems(unreadable))
  // The content system is no page of ours, and is laid out last.
  const redirected = new Set([...Object.keys(moved), ...(admin ? [ADMIN] : [])])
  const origins = { origin: site.get(company).origin, frames: MAP_ORIGIN }
  const { problems } = await step(
    'crawl',
    async () => crawl({ pages, ...files, redirected }, origins),
    ({ links }) => counted(links, 'link'),
  )
  if (problems.length > 0) throw unpublished(formatLinkProblems(problems))
  if (admin)
    await step(
      'write admin',
      () => writeAdmin(content, instant, editable, client),
      (count) => counted(count, 'file'),
    )
  await step('publish', () => publish(client, out))
  const next = describeNext({ now, changes }, site.get(company).timeZone)
  return `${describeOpen(site.placeholders.length)}\n${next}`
}

/** What a build says at its end. @param open the last lines of what was said. */
export function describePublished(out: string, open: string): string {
  return `\nPublished in ${out} (${describeUse()}).\n${open}`
}
