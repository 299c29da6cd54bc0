import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { company } from '../../renderer/collections/company/definition.ts'
import { MAP_ORIGIN } from '../../renderer/collections/contact/definition.ts'
import { redirects } from '../../renderer/collections/redirects/definition.ts'
import { formatProblems } from '../../renderer/model/explain/problem.ts'
import { HEADERS_FILE, headerRules, headersText, REDIRECTS_FILE, redirectsText } from '../serve/hostFiles.ts'
import { withTemporaryFolder } from '../temporaryFolder.ts'
import { describeNext, spanOf } from './due.ts'
import type { BuildOptions } from './options.ts'
import { type Prepared, prepare, unpublished } from './prepare.ts'
import { copyMedia, describeIdleMedia } from './steps/copyMedia.ts'
import { crawl, formatLinkProblems, siteFiles } from './steps/crawl.ts'
import { drawPictures } from './steps/drawPictures.ts'
import { keepBuild } from './steps/lastBuild.ts'
import { publish } from './steps/publish.ts'
import { readBack } from './steps/readBack.ts'
import { describePages, type KnownPage, renderPages, sharesOf } from './steps/renderPages.ts'
import { counted, describeOpen, describeUse, step } from './steps/step.ts'
import { writeFeeds } from './steps/writeFeeds.ts'
import { writeLlms } from './steps/writeLlms.ts'
import { writePageIndex } from './steps/writePageIndex.ts'
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
    if (input) keepBuild(input, options.out, said, spanOf(prepared))
  })
}

/**
 * Makes a site of pages that are laid out: adds what no page is, reads it back, follows every link, and publishes.
 * @param client the folder of the site's files.
 * @returns the last lines of what was said.
 * @throws {PlainError} with all that programs cannot read, or every link that leads nowhere.
 */
export async function assemble(
  { content, out, release }: BuildOptions,
  { handed: { site }, now, changes }: Prepared,
  pages: Map<string, KnownPage>,
  client: string,
): Promise<string> {
  await step(
    'draw pictures',
    () => drawPictures({ site, shares: sharesOf(pages), content, client }),
    (files) => counted(files, 'file'),
  )
  await step(
    'write page index',
    () => writePageIndex(site, client),
    (pages) => counted(pages, 'page'),
  )
  await step(
    'copy media',
    () => copyMedia(content, site, client),
    (files) => [counted(files, 'file'), describeIdleMedia(site)].filter(Boolean).join('\n'),
  )
  const moved = site.get(redirects)
  await step(
    'write redirects',
    () => writeFile(join(client, REDIRECTS_FILE), redirectsText(moved)),
    () => counted(Object.keys(moved).length, 'redirect'),
  )
  const rules = headerRules(release)
  await step(
    'write headers',
    () => writeFile(join(client, HEADERS_FILE), headersText(rules)),
    () => counted(rules.length, 'rule'),
  )
  await step(
    'write feeds',
    () => writeFeeds(site, pages, client),
    (files) => counted(files, 'file'),
  )
  await step(
    'write sitemap',
    () => writeSitemap(site, pages, content, client),
    (pages) => counted(pages, 'page'),
  )
  await step(
    'write llms',
    () => writeLlms(site, pages, client),
    (pages) => counted(pages, 'page'),
  )
  const files = await siteFiles(client)
  const { unreadable } = await step(
    'read back',
    () => readBack({ client, content, site, files: files.files, pages }),
    ({ read }) => counted(read, 'file'),
  )
  if (unreadable.length > 0) throw unpublished(formatProblems(unreadable))
  const redirected = new Set(Object.keys(moved))
  const origins = { origin: site.get(company).origin, frames: MAP_ORIGIN }
  const { problems } = await step(
    'crawl',
    async () => crawl({ pages, ...files, redirected }, origins),
    ({ links }) => counted(links, 'link'),
  )
  if (problems.length > 0) throw unpublished(formatLinkProblems(problems))
  await step('publish', () => publish(client, out))
  const open = [
    describeOpen(site.placeholders.length),
    describeNext({ now, changes }, site.get(company).timeZone),
  ].join('\n')
  console.log(`\nPublished in ${out} (${describeUse()}).\n${open}`)
  return open
}
