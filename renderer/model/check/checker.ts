import { posix } from 'node:path'
import type { ContentModel } from '../define/model.ts'
import { canRender, createFileProblem, type Diagnostic, withRule } from '../explain/diagnostic.ts'
import { createUnreadableFile, parseFile } from '../parse/contentFile.ts'
import { FileTypes } from '../parse/fileType.ts'
import type { ParsedFile, ParseResult, TextFile } from '../parse/parsedFile.ts'
import { Tokens } from '../parse/tokens.ts'
import type { ContentFolder } from '../read/readContent.ts'
import { findOverdueDates } from '../rules/data.ts'
import { dropGeneratedFixes } from '../rules/generated.ts'
import { collectMediaUse } from '../rules/images.ts'
import { findOrigin } from '../rules/ownLinks.ts'
import { listUniqueSentences } from '../rules/sentences.ts'
import { readSpellings } from '../rules/spellings.ts'
import { getIsoDay, parseInstant } from '../schedule/instants.ts'
import { Timetable } from '../schedule/timetable.ts'
import { findTimeZone } from '../schedule/timeZone.ts'
import { Bodies, type ValueCache } from '../targets/bodies.ts'
import { Targets } from '../targets/targets.ts'
import { catchErrors } from './catchErrors.ts'
import { type CheckContext, checkFile, type FileResult } from './checkFile.ts'
import type { CheckResult } from './checkResult.ts'
import { completeFixes } from './completeFix.ts'
import { checkAcrossFiles } from './crossFile.ts'
import { type Cache, FileCache } from './fileCache.ts'
import { checkMedia } from './media.ts'
import { collectData, createFullSite, createPublishedSite } from './sites.ts'
import { verifyFixes } from './verifyFixes.ts'

interface FileEntry {
  /** For messages: `content/services/local-seo.yaml`. */
  name: string
  bytes: Uint8Array
  parsed: ParseResult
  result?: FileResult
  /** Serialized inputs that aren't in the file. */
  contextKey?: string
}

/** Validates content folders and caches results per file. */
export class Checker {
  readonly model: ContentModel
  readonly cache: Cache | undefined
  private readonly valueCache: ValueCache | undefined
  private readonly fileCache: FileCache | undefined
  private readonly fileTypes: FileTypes
  private readonly files = new Map<string, FileEntry>()
  private bodies: Bodies | undefined

  constructor(model: ContentModel, cache?: Cache, valueCache?: ValueCache) {
    this.model = model
    this.cache = cache
    this.valueCache = valueCache
    this.fileCache = cache && new FileCache(cache, model)
    this.fileTypes = new FileTypes(model)
  }

  /** Validates a folder. @param instant `2026-11-20` or `2026-11-20T09:00-05:00` */
  check(folder: ContentFolder, instant: string): CheckResult {
    const { model } = this
    const { publishedUrls } = folder
    const problems = [...withRule('files', folder.problems)]
    const entries = this.parseFiles(folder, problems)
    const files = entries.map(({ parsed }) => parsed.file)
    const media = checkMedia(model, folder, problems)
    const context = {
      model,
      media,
      tokens: new Tokens(model, files),
      citablePages: findCitablePages(files),
      origin: findOrigin(model, files),
      spellings: readSpellings(model, files),
      timeZone: findTimeZone(model, files),
    }
    const results = checkFiles(entries, context, this.fileCache)
    const checked = results.flatMap((result) => result.checked ?? [])
    const validData = new Map(checked.map(({ file, data }) => [file.source.path, data]))
    const bodies = new Bodies({ model, files, validData, media, cache: this.valueCache, previous: this.bodies })
    this.bodies = bodies
    const targets = new Targets({ model, files, media: [...media.keys()], validData, bodies, publishedUrls })
    const unfinishedFiles = results.flatMap(({ file, isUnfinished }) => (isUnfinished ? [file] : []))
    const timetable = new Timetable({
      model,
      checked,
      timeZone: context.timeZone ?? 'UTC',
      pages: targets.pages,
      unfinishedFiles,
    })
    const { timeZone } = timetable
    const now = parseInstant(instant, timeZone)
    const schedule = { timetable, now, today: getIsoDay(now, timeZone) }
    const crossFile = checkAcrossFiles({ model, results, media, checked, targets, schedule })
    // Spreading 100,000 arguments overflows the stack.
    for (const problem of [...results.flatMap((result) => result.problems), ...crossFile.problems])
      problems.push(problem)
    const hints = verifyFixes([...results.flatMap((result) => result.hints), ...crossFile.hints], targets)
    const sharedInputs = { files, targets, bodies, timetable, now, hints, checked }
    const data = () => ({
      model,
      media,
      mediaUse: collectMediaUse(media, checked, model),
      placeholders: files.flatMap(({ yaml }) => yaml.placeholders),
      overduePlaceholders: checked.flatMap((file) => findOverdueDates(file, schedule.today)),
      timeZone,
      ...collectData(model, checked, bodies, timeZone),
    })
    if (problems.length > 0)
      return {
        ...sharedInputs,
        problems: dropGeneratedFixes(verifyFixes(problems, targets), folder.name, model),
        createPreview: problems.every(canRender) ? () => createFullSite(data(), timetable, now) : undefined,
      }
    const valid = data()
    return {
      ...sharedInputs,
      site: createFullSite(valid, timetable, now),
      createPublished: () => createPublishedSite(valid, checked, timetable, now),
    }
  }

  private parseFiles({ name, texts }: ContentFolder, problems: Diagnostic[]): FileEntry[] {
    const toFileName = (path: string) => posix.join(name, path)
    for (const path of this.fileTypes.listRequiredFiles([...texts.keys()]))
      if (!texts.has(path))
        problems.push(
          ...withRule('files', [
            createFileProblem(toFileName(path), 'The file is missing.', explainRequiredFile(path)),
          ]),
        )
    return [...texts].flatMap(([path, bytes]) => {
      const fileType = this.fileTypes.findFileType(path, toFileName(path))
      if ('message' in fileType) {
        problems.push({ ...fileType, rule: 'files' })
        return []
      }
      return [this.parseFile({ path, name: toFileName(path), bytes, fileType })]
    })
  }

  private parseFile(file: TextFile): FileEntry {
    const { path, name, bytes } = file
    const earlier = this.files.get(path)
    if (earlier?.name === name && Buffer.compare(earlier.bytes, bytes) === 0) return earlier
    const entry = { name, bytes, parsed: this.parse(file) }
    this.files.set(path, entry)
    return entry
  }

  private parse(file: TextFile): ParseResult {
    const problems: Diagnostic[] = []
    const parse = () => this.fileCache?.parse(file) ?? parseFile(file, this.model)
    const parsed = catchErrors(file.name, problems, parse)
    if (!parsed) return { file: createUnreadableFile(file), problems }
    return { ...parsed, problems: withRule('text', parsed.problems) }
  }
}

function checkFiles(entries: FileEntry[], context: CheckContext, fileCache?: FileCache): FileResult[] {
  const { tokens, media, citablePages, origin, spellings, timeZone } = context
  const contextKey = JSON.stringify([tokens.cacheKey, [...media], citablePages, origin, spellings, timeZone])
  return entries.map((entry) => {
    if (entry.contextKey !== contextKey || !entry.result)
      entry.result = checkWithCache(entry.parsed, context, contextKey, fileCache)
    entry.contextKey = contextKey
    return entry.result
  })
}

function checkWithCache(
  { file, problems }: ParseResult,
  context: CheckContext,
  contextKey: string,
  fileCache?: FileCache,
): FileResult {
  const cached = fileCache?.getChecked(file, contextKey)
  if (cached) return { file, checked: cached, problems: [], hints: [], sentences: listUniqueSentences(file) }
  const result = checkFile(file, context)
  const all = [...problems, ...result.problems]
  if (all.length > 0) return { ...result, problems: completeFixes(file, all, context) }
  if (result.checked && result.hints.length === 0) fileCache?.setChecked(result.checked, contextKey)
  return result
}

function explainRequiredFile(path: string): string {
  return posix.basename(path).startsWith('_')
    ? `It has the text that pages in \`${posix.dirname(path)}\` share.`
    : 'This file is required.'
}

/** Returns the URLs of pages with `exemptFigures`, which are sources for other pages. */
function findCitablePages(files: ParsedFile[]): string[] {
  return files.flatMap(({ fileType }) => {
    const isFree = fileType.policies?.exemptFigures.some((pattern) => pattern.length === 0) ?? false
    return isFree && fileType.kind === 'entry' ? [fileType.definition.getAddress(fileType.slug)] : []
  })
}
