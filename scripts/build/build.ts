import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { redirects } from '../../renderer/collections/redirects/definition.ts'
import { pluralize } from '../../renderer/model/diagnostics/diagnostic.ts'
import type { ShareImage } from '../../renderer/page.ts'
import { MAP_ORIGIN } from '../../renderer/securityPolicy.ts'
import { GENERATED_FILES } from '../../renderer/urls.ts'
import { createAdminFiles } from '../content/admin/adminFiles.ts'
import { listFiles, PROJECT_ROOT } from '../files.ts'
import { ADMIN_ADDRESS, formatHeaders, formatRedirects, HEADERS_FILE, REDIRECTS_FILE } from '../serve/hostFiles.ts'
import { withTemporaryFolder } from '../temporaryFolder.ts'
import { describeNextRebuild } from './due.ts'
import { createFeedFiles } from './feeds/feedFiles.ts'
import { readRecordings } from './images/media.ts'
import { type BuildOptions, hasAdmin } from './options.ts'
import { createBuildError, type PreparedBuild, prepareBuild } from './prepareBuild.ts'
import { createCrawlerFiles } from './steps/crawlerFiles.ts'
import { FETCHED_FILES } from './steps/fetchedFiles.ts'
import { generateFiles } from './steps/generateFiles.ts'
import { replaceOutput } from './steps/outputFolder.ts'
import { describePages, type PageResult, renderPages } from './steps/renderPages.ts'
import { findSiteProblems, formatSiteProblems, listSiteFiles } from './steps/siteProblems.ts'
import { describeFiles, runStep } from './steps/step.ts'

/**
 * Builds the site in a temporary folder, and replaces the output folder, unless there are problems. Returns the values for
 * the stamp. @throws {UserError}
 */
export function build(options: BuildOptions) {
  return withTemporaryFolder('.build', 'site-', async (workspace) => {
    const prepared = await prepareBuild(options, workspace)
    const render = () => renderPages(prepared, prepared.writeSiteFile)
    const { pages } = await runStep('render pages', render, describePages)
    const summary = await completeSite(prepared, pages)
    const { now, changes, siteContext } = prepared
    // The next build prints the summary again if nothing has changed.
    return { now, changes, timeZone: siteContext.site.timeZone.name, summary }
  })
}

type Pages = Map<string, PageResult>
type Files = Iterable<readonly [path: string, content: string | Buffer]>

/** Writes all files except pages, checks the site, and replaces the output. Returns the printed summary. @throws {UserError} */
export async function completeSite(prepared: PreparedBuild, pages: Pages): Promise<string> {
  const { options, siteContext, codeFolder, siteFolder, writeSiteFile, adminContent } = prepared
  const { site } = siteContext
  const { content, out, editUrl } = options
  const runWriteStep = (name: string, createFiles: () => Files) => {
    const write = () => Array.from(createFiles(), ([path, content]) => writeSiteFile(path, content)).length
    return runStep(name, write, describeFiles)
  }
  const images = { site, shareImages: collectShareImages(pages), content }
  await runStep('draw images', () => generateFiles(images, writeSiteFile), describeFiles)
  const staticFolders = [join(codeFolder, 'client'), join(PROJECT_ROOT, 'public')]
  await runWriteStep('copy static files', () => readStaticFiles(staticFolders))
  await runWriteStep('copy recordings', () => readRecordings(content, site))
  await runWriteStep('write text files', () => createTextFiles(prepared, pages))
  await checkSite(prepared, pages)
  // Write `/admin` after the check, because the check is only for our pages.
  if (adminContent)
    await runWriteStep('write admin', () =>
      Array.from(createAdminFiles({ ...adminContent, editUrl }), ([path, create]) => [path, create()] as const),
    )
  await runStep('replace output', () => replaceOutput(siteFolder, out))
  const count = site.placeholders.length
  const placeholders = `${pluralize(count, 'placeholder')} left. npm run check -- --placeholders lists them.`
  const nextRebuild = describeNextRebuild(prepared, site.timeZone.name)
  const summary = `${count === 0 ? 'No placeholders are left.' : placeholders}\n${nextRebuild}`
  console.log(`\nWritten to ${out} (${describeResourceUse()}).\n${summary}`)
  return summary
}

/** Lists share images without duplicates, because the cities of a state share one. */
function collectShareImages(pages: Pages): ShareImage[] {
  const shares = [...pages.values()].flatMap(({ meta: { share } }) =>
    share ? [[share.pageAddress, share] as const] : [],
  )
  return [...new Map(shares).values()]
}

function describeResourceUse(): string {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  return `${((userCPUTime + systemCPUTime) / 1e6).toFixed(1)} s of CPU time, ${Math.round(maxRSS / 1024)} MB peak memory`
}

function* readStaticFiles(folders: string[]): Files {
  for (const folder of folders) for (const path of listFiles(folder)) yield [path, readFileSync(join(folder, path))]
}

function createTextFiles({ options, siteContext, siteFolder }: PreparedBuild, pages: Pages): Files {
  const { site, getEditLinks, contentDates = new Map() } = siteContext
  const isForWriters = site.unpublished.size > 0 || getEditLinks !== undefined
  const fetchedFiles = [...FETCHED_FILES].filter(([path]) => isForWriters || path !== GENERATED_FILES.writerStylesheet)
  const getFileSize = (path: string) => statSync(join(siteFolder, path)).size
  return [
    ...fetchedFiles.map(([path, create]) => [path, create(site)] as const),
    [REDIRECTS_FILE, formatRedirects(site.get(redirects))],
    [HEADERS_FILE, formatHeaders({ isRelease: options.release, hasAdmin: hasAdmin(options) })],
    ...createFeedFiles({ site, pages, getFileSize }),
    ...createCrawlerFiles(site, pages, contentDates),
  ]
}

async function checkSite({ options, siteContext: { site }, siteFolder }: PreparedBuild, pages: Pages): Promise<void> {
  const files = listSiteFiles(siteFolder)
  // It's written later.
  if (hasAdmin(options)) files.add(ADMIN_ADDRESS)
  const redirectSources = new Set(Object.keys(site.get(redirects)))
  const { problems } = await runStep(
    'check links',
    () => findSiteProblems({ pages, files, redirectSources }, MAP_ORIGIN),
    ({ linkCount }) => pluralize(linkCount, 'link'),
  )
  if (problems.length > 0) throw createBuildError(formatSiteProblems(problems))
}
