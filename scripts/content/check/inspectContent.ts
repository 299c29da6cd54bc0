import { posix, resolve } from 'node:path'
import { Checker } from '../../../renderer/model/check/checker.ts'
import {
  createFileProblem,
  type Diagnostic,
  type FieldLocation,
} from '../../../renderer/model/diagnostics/diagnostic.ts'
import { findFormatWarning } from '../../../renderer/model/parse/format.ts'
import { readContent } from '../../../renderer/model/read/readContent.ts'
import { openDiskCache } from '../../cache/diskCache.ts'
import { MapCache } from '../../cache/mapCache.ts'
import { loadContentModel } from '../../contentModel.ts'
import { requireContent } from '../../files.ts'
import { findMisspellingWarnings } from '../spelling/misspellingWarnings.ts'
import { checkPublishedUrls, findPublishedDraftWarnings } from './publishedUrls.ts'

interface InspectOptions {
  content: string
  /** Reports placeholders and overdue reviews as problems. */
  release: boolean
  force?: boolean
  /** Also checks the spelling, which loads a large dictionary. */
  spelling?: boolean
  /** Reports warnings as problems, except for warnings about the format. */
  strict?: boolean
  /** `2026-11-20` or `2026-11-20T09:00-05:00`. Defaults to the current time. */
  date?: string | undefined
  /** Includes unpublished entries in the returned site, placeholders, and overdue reviews. */
  drafts?: boolean
  checker?: Checker
}

export type Inspection = Awaited<ReturnType<typeof inspectContent>>

/** Reads and checks the content. Returns problems instead of throwing them. @throws {UserError} if the folder doesn't exist */
export async function inspectContent(options: InspectOptions) {
  const { content, release, force = false, spelling = false, strict = false, date, drafts = false } = options
  const { checker = await openChecker(content, { force }) } = options
  const { contentFolder, result } = await readAndCheck(content, checker, date)
  const { files, site: fullSite } = result
  const publishedSite = result.createPublishedSite?.()
  const site = drafts ? fullSite : publishedSite
  const { placeholders = [], overdueReviews = [] } = site ?? {}
  const warnings = spelling ? await findMisspellingWarnings(content, files) : []
  if (fullSite && publishedSite) {
    // References of an incomplete draft don't count as use, so search the text.
    const unusedMedia = fullSite.mediaUse.unused.filter(
      (path) => !files.some(({ source }) => source.text.includes(path)),
    )
    warnings.push(
      ...unusedMedia.map((path) => createUnusedMediaWarning(posix.join(contentFolder.name, 'media', path))),
      ...findPublishedDraftWarnings(content, fullSite, publishedSite),
      ...result.warnings,
    )
  }
  const problems = [
    // The checker creates a site only if it finds no problems.
    ...(fullSite ? checkPublishedUrls(content, fullSite) : result.problems),
    ...(release ? [...placeholders.map(createPlaceholderProblem), ...overdueReviews.map(createOverdueProblem)] : []),
    ...(strict ? warnings : []),
  ]
  return {
    site: problems.length === 0 ? site : undefined,
    now: result.now,
    changes: result.timetable.changes,
    timeZone: result.timetable.timeZone.name,
    problems,
    warnings: strict ? [] : warnings,
    /** Lists files that the CMS would format differently. That's allowed, so `strict` doesn't reject them. */
    listReformattingWarnings: () => (fullSite ? files.flatMap((file) => findFormatWarning(file) ?? []) : []),
    placeholders,
    overdueReviews,
    fileCount: contentFolder.textFiles.size,
    /** The result of the checker, which lacks the problems of published URLs and of a release. */
    checkResult: { ...result, model: checker.model },
  }
}

/** Creates a checker. With `force`, ignores cached results. @throws {UserError} if the folder doesn't exist */
export async function openChecker(content: string, { force } = { force: false }): Promise<Checker> {
  requireContent(content)
  const model = await loadContentModel()
  if (force) return new Checker(model)
  const fileCache = new MapCache(`parsed files of ${resolve(content)}`)
  return new Checker(model, { files: fileCache, largeValues: openDiskCache() })
}

/** Reads and checks the content, and saves the results to the disk cache. @param date `2026-11-20` or `2026-11-20T09:00-05:00` */
export async function readAndCheck(content: string, checker: Checker, date = new Date().toISOString()) {
  const contentFolder = await readContent(content)
  const result = checker.check(contentFolder, date)
  checker.caches?.files.save()
  return { contentFolder, result }
}

function createUnusedMediaWarning(file: string): Diagnostic {
  const message = "Nothing refers to this file, so it isn't published."
  return { ...createFileProblem(file, message, 'Use it, or remove it.'), rule: 'media' }
}

function createPlaceholderProblem({ path, ...location }: FieldLocation): Diagnostic {
  const hint = `Ask the owner for the value. Write it, and remove \`${path}\` from the list \`placeholders\`.`
  return { ...location, rule: 'release', message: `\`${path}\` is a placeholder.`, hint }
}

function createOverdueProblem({ path, ...location }: FieldLocation): Diagnostic {
  const hint = "Check if it's still true, and write the date of the next review."
  return { ...location, rule: 'release', message: `\`${path}\` is in the past.`, hint }
}
