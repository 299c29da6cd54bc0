import { join } from 'node:path'
import { company } from '../renderer/collections/company/definition.ts'
import { redirects } from '../renderer/collections/redirects/definition.ts'
import { Places } from '../renderer/places/places.ts'
import { requireContent } from './requireContent.ts'
import { buildCode, copyCode, describeCode } from './steps/buildCode.ts'
import { checkContent } from './steps/checkContent.ts'
import { comparePlaces, describePlaces } from './steps/comparePlaces.ts'
import { copyMedia, describeIdleMedia } from './steps/copyMedia.ts'
import { crawl, formatLinkProblems } from './steps/crawl.ts'
import { drawPictures } from './steps/drawPictures.ts'
import { publish } from './steps/publish.ts'
import { recover } from './steps/recover.ts'
import { refuseFolder } from './steps/refuseFolder.ts'
import { renderPages } from './steps/renderPages.ts'
import { counted, step, summary } from './steps/step.ts'
import { writePageIndex } from './steps/writePageIndex.ts'
import { writeRedirects } from './steps/writeRedirects.ts'
import { withTemporaryFolder } from './temporaryFolder.ts'

export interface BuildOptions {
  /** The content folder. */
  content: string
  /** The folder to publish into. It keeps its last good site if anything fails. */
  out: string
  /** Whether values tagged `!placeholder` are errors. */
  release: boolean
  /** Whether Vike renders every page, not the first of each family alone: the reference, which gives the same bytes. */
  viaVike?: boolean
}

/**
 * Builds the site aside and swaps it in when everything holds.
 * @returns whether it was published; what went wrong is printed.
 */
export async function buildSite({ content, out, release, viaVike = false }: BuildOptions): Promise<boolean> {
  await recover(out)
  requireContent(content)
  refuseFolder(out, content)
  return withTemporaryFolder('.build', 'site-', async (workspace) => {
    const client = join(workspace, 'client')
    const { site, text } = await step('check content', () => checkContent({ root: content, release }))
    if (!site) return fail(text)
    const code = await step('build code', buildCode, describeCode)
    await copyCode(code, client)
    const places = new Places(site)
    const compared = await step('compare places', async () => comparePlaces(site, places), describePlaces)
    if (compared.problems.length > 0) return fail(compared.problems.join('\n'))
    const { shares } = await step(
      'render pages',
      () => renderPages({ site, places, twins: compared.twins }, code.server, client, viaVike),
      ({ pages }) => counted(pages, 'page'),
    )
    await step(
      'draw pictures',
      () => drawPictures({ site, shares, content, client }),
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
    await step(
      'write redirects',
      () => writeRedirects(site.get(redirects), client),
      (redirects) => counted(redirects, 'redirect'),
    )
    const { problems } = await step(
      'crawl',
      () => crawl(client, site.get(company).origin),
      ({ links }) => counted(links, 'link'),
    )
    if (problems.length > 0) return fail(formatLinkProblems(problems))
    await step('publish', () => publish(client, out))
    summary(out, site.placeholders.length)
    return true
  })
}

function fail(message: string): false {
  console.error(`\n${message}\n\nNothing was published.`)
  return false
}
