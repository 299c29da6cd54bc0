import { join, resolve } from 'node:path'
import { company } from '../renderer/collections/company/definition.ts'
import { redirects } from '../renderer/collections/redirects/definition.ts'
import { Places } from '../renderer/places/places.ts'
import { PageStore } from './rendering/pageStore.ts'
import { buildCode, copyCode, describeCode } from './steps/buildCode.ts'
import { checkContent } from './steps/checkContent.ts'
import { comparePlaces, describePlaces } from './steps/comparePlaces.ts'
import { copyMedia, describeIdleMedia } from './steps/copyMedia.ts'
import { crawl, formatLinkProblems } from './steps/crawl.ts'
import { drawPictures } from './steps/drawPictures.ts'
import { inputOf, keepBuild } from './steps/lastBuild.ts'
import { publish } from './steps/publish.ts'
import { describePages, renderPages } from './steps/renderPages.ts'
import { siteFiles } from './steps/siteFiles.ts'
import { counted, describeOpen, peakMemory, step } from './steps/step.ts'
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
  /** Whether everything but code and pictures is made even where an earlier build has made it. */
  anew?: boolean
}

/**
 * Builds the site aside and swaps it in when everything holds.
 * @returns whether it was published; what went wrong is printed.
 */
export async function buildAnew({
  content,
  out,
  release,
  viaVike = false,
  anew = false,
}: BuildOptions): Promise<boolean> {
  // What is edited while this runs is for the next build.
  const input = viaVike || anew ? undefined : inputOf({ content, out, release })
  return withTemporaryFolder('.build', 'site-', async (workspace) => {
    const client = join(workspace, 'client')
    const { site, text } = await step('check content', () => checkContent({ root: content, release, anew }))
    if (!site) return fail(text)
    const code = await step('build code', buildCode, describeCode)
    await copyCode(code, client)
    const places = new Places(site)
    const compared = await step('compare places', () => comparePlaces(site, places), describePlaces)
    if (compared.problems.length > 0) return fail(compared.problems.join('\n'))
    const store = viaVike ? undefined : await PageStore.open(code.state, resolve(content), anew)
    const handed = { site, places, twins: compared.twins }
    const { pages, shares } = await step(
      'render pages',
      () => renderPages({ handed, server: code.server, client, store }),
      describePages,
    )
    await store?.save()
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
      async () => crawl({ pages, ...(await siteFiles(client)) }, site.get(company).origin),
      ({ links }) => counted(links, 'link'),
    )
    if (problems.length > 0) return fail(formatLinkProblems(problems))
    await step('publish', () => publish(client, out))
    const open = describeOpen(site.placeholders.length)
    if (input) await keepBuild(input, out, open)
    console.log(`\nPublished in ${out} (${peakMemory()} MB of memory at most).\n${open}`)
    return true
  })
}

function fail(message: string): false {
  console.error(`\n${message}\n\nNothing was published.`)
  return false
}
