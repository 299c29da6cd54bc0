import { statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { MAP_ORIGIN } from '../../renderer/collections/contact/definition.ts'
import { redirects } from '../../renderer/collections/redirects/definition.ts'
import { pluralize } from '../../renderer/model/diagnostics/diagnostic.ts'
import { GENERATED_FILES } from '../../renderer/urls.ts'
import { writeAdmin } from '../content/admin/adminFiles.ts'
import { PROJECT_ROOT } from '../files.ts'
import { ADMIN_ADDRESS, formatHeaders, formatRedirects, HEADERS_FILE, REDIRECTS_FILE } from '../serve/hostFiles.ts'
import { withTemporaryFolder } from '../temporaryFolder.ts'
import { describeNextRebuild, getValidity } from './due.ts'
import { createFeedFiles } from './feeds/feedFiles.ts'
import { copyRecordings } from './images/media.ts'
import { type BuildOptions, hasAdmin } from './options.ts'
import type { PageResult } from './pages/pageRenderer.ts'
import { createBuildError, type PreparedBuild, prepareBuild } from './prepareBuild.ts'
import { copyStaticFiles } from './steps/copyStaticFiles.ts'
import { generateFiles } from './steps/generateFiles.ts'
import { createLlmsTxt } from './steps/llmsTxt.ts'
import { formatFinderCopy, formatPageIndex } from './steps/pageIndex.ts'
import { collectShareImages, describePages, renderPages } from './steps/renderPages.ts'
import { replaceOutput, resolveOutDir } from './steps/replaceOutput.ts'
import { createSearchEngineFiles, listIndexablePages } from './steps/sitemap.ts'
import { findSiteProblems, formatSiteProblems, listSiteFiles } from './steps/siteProblems.ts'
import { saveStamp } from './steps/stamp.ts'
import { describeFiles, describePlaceholders, describeResourceUse, runStep } from './steps/step.ts'
import { createWriterStylesheet } from './steps/writerStylesheet.ts'

/**
 * Builds the site in a temporary folder, replaces the output folder, and saves the stamp.
 * If there are problems, the output folder doesn't change.
 * @throws {UserError}
 */
export async function build(options: BuildOptions, inputHash: string): Promise<void> {
  await withTemporaryFolder('.build', 'site-', async (workspace) => {
    const prepared = await prepareBuild(options, workspace)
    const { pages } = await runStep('render pages', () => renderPages(prepared, prepared.siteFolder), describePages)
    const summary = await completeSite(prepared, pages)
    const { timeZone } = prepared.siteContext.site
    const stamp = { inputHash, now: prepared.now, validity: getValidity(prepared), timeZone, summary }
    // Without a stamp, the build after a comparison with Vike isn't skipped.
    if (!options.viaVike) saveStamp(options.out, stamp)
  })
}

const PUBLIC_FOLDER = join(PROJECT_ROOT, 'public')

type Pages = Map<string, PageResult>

/**
 * Writes all files except pages, checks the site, and replaces the output folder. Prints and returns a summary.
 * @throws {UserError} for problems of the built site
 */
export async function completeSite(prepared: PreparedBuild, pages: Pages): Promise<string> {
  const { options, siteContext, code, siteFolder, adminContent } = prepared
  const { site } = siteContext
  const { content, out, editUrl } = options
  const shareImages = collectShareImages(pages)
  await runStep('draw images', () => generateFiles({ site, shareImages, content }, siteFolder), describeFiles)
  const staticFolders = [code.clientFolder, PUBLIC_FOLDER]
  await runStep(
    'copy static files',
    async () => copyStaticFiles(staticFolders, siteFolder, resolveOutDir(out)),
    describeFiles,
  )
  await runStep('copy media', () => copyRecordings(content, site, siteFolder), describeFiles)
  await runStep('write text files', () => writeTextFiles(prepared, pages), describeFiles)
  await checkSite(prepared, pages)
  // Write `/admin` after the check, because the check is only for our pages.
  if (adminContent)
    await runStep('write admin', () => writeAdmin({ ...adminContent, editUrl }, siteFolder), describeFiles)
  await runStep('replace output', () => replaceOutput(siteFolder, out))
  const nextRebuild = describeNextRebuild(prepared, site.timeZone)
  const summary = `${describePlaceholders(site.placeholders.length)}\n${nextRebuild}`
  console.log(`\nWritten to ${out} (${describeResourceUse()}).\n${summary}`)
  return summary
}

/** Writes the redirects, headers, feeds, sitemap, and other text files. Returns the number of files. */
async function writeTextFiles({ options, siteContext, siteFolder }: PreparedBuild, pages: Pages): Promise<number> {
  const { site, getEditLinks, contentDates = new Map() } = siteContext
  const hasWriterStylesheet = site.unpublished.size > 0 || getEditLinks !== undefined
  const getFileSize = (path: string) => statSync(join(siteFolder, path)).size
  const textFiles = new Map([
    [GENERATED_FILES.pageIndex, formatPageIndex(site)],
    [GENERATED_FILES.finderCopy, formatFinderCopy(site)],
    ...(hasWriterStylesheet ? [[GENERATED_FILES.writerStylesheet, createWriterStylesheet(site)] as const] : []),
    [GENERATED_FILES.llms, createLlmsTxt(site, pages)],
    [REDIRECTS_FILE, formatRedirects(site.get(redirects))],
    [HEADERS_FILE, formatHeaders({ isRelease: options.release, hasAdmin: hasAdmin(options) })],
    ...createFeedFiles({ site, pages, getFileSize }),
    ...createSearchEngineFiles(site, listIndexablePages(site, pages, contentDates)),
  ])
  for (const [name, text] of textFiles) {
    await mkdir(dirname(join(siteFolder, name)), { recursive: true })
    await writeFile(join(siteFolder, name), text)
  }
  return textFiles.size
}

/** Checks the links, redirects, and security of all pages. @throws {UserError} for problems */
async function checkSite({ options, siteContext: { site }, siteFolder }: PreparedBuild, pages: Pages): Promise<void> {
  const files = listSiteFiles(siteFolder)
  const redirectSources = new Set([...Object.keys(site.get(redirects)), ...(hasAdmin(options) ? [ADMIN_ADDRESS] : [])])
  const { problems } = await runStep(
    'check links',
    async () => findSiteProblems({ pages, files, redirectSources }, MAP_ORIGIN),
    ({ linkCount }) => pluralize(linkCount, 'link'),
  )
  if (problems.length > 0) throw createBuildError(formatSiteProblems(problems))
}
