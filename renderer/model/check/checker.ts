import { posix } from 'node:path'
import type { ContentModel } from '../define/model.ts'
import { canRender, createFileProblem, type Diagnostic, setDefaultRule } from '../diagnostics/diagnostic.ts'
import { Source } from '../diagnostics/source.ts'
import { createBrokenFile, isDraft, parseFile } from '../parse/contentFile.ts'
import { FileTypes } from '../parse/fileType.ts'
import type { ParseResult, TextFile } from '../parse/parsedFile.ts'
import type { ContentFolder } from '../read/readContent.ts'
import { createFileContext, type FileContext } from '../rules/ruleContexts.ts'
import { Timetable } from '../schedule/timetable.ts'
import { TimeZone } from '../schedule/timeZone.ts'
import { createBodies } from '../targets/bodies.ts'
import { Targets } from '../targets/targets.ts'
import { type Caches, getValidFile, parseWithCache, setValidFile } from './fileCache.ts'
import { completeFixes, verifyFixes } from './fixes.ts'
import { collectMedia } from './media.ts'
import { catchErrors, checkAcrossFiles, checkFile, type FileResult } from './runRules.ts'
import { createFullSite, createPublishedSite } from './sites.ts'

/** A site or problems, with shared properties. */
export type CheckResult = ReturnType<Checker['check']>

interface CachedFile {
  bytes: Uint8Array
  parsed: ParseResult
  result?: FileResult
  /** Serialized inputs of `result` besides the file. */
  contextKey?: string
}

/** Validates content folders. Checks a file again only if its bytes or the `FileContext` have changed. */
export class Checker {
  readonly model: ContentModel
  readonly caches: Caches | undefined
  private readonly fileTypes: FileTypes
  /** Files of the last checks, by display path. */
  private readonly cachedFiles = new Map<string, CachedFile>()

  constructor(model: ContentModel, caches?: Caches) {
    this.model = model
    this.caches = caches
    this.fileTypes = new FileTypes(model)
  }

  /** Validates a folder. @param date `2026-11-20` or `2026-11-20T09:00-05:00` */
  check(folder: ContentFolder, date: string) {
    const { model } = this
    const folderProblems = [...folder.problems]
    const cachedFiles = this.getCachedFiles(folder, folderProblems)
    setDefaultRule('files', folderProblems)
    const files = cachedFiles.map(({ parsed }) => parsed.file)
    const media = collectMedia(model, folder, folderProblems)
    const context = createFileContext(model, files, media)
    const results = cachedFiles.map((cachedFile) => this.checkFile(cachedFile, context))
    const validFiles = results.flatMap(({ validFile }) => validFile ?? [])
    const incompleteDrafts = results.flatMap(({ validFile, file }) => (!validFile && isDraft(file) ? [file] : []))
    const validData = new Map(validFiles.map(({ file, data }) => [file.source.path, data]))
    const validated = { model, files, validFiles, incompleteDrafts, validData, media }
    const bodies = createBodies(validated, this.caches?.largeValues)
    const content = { ...validated, bodies }
    const targets = new Targets({ ...content, pastAddresses: folder.pastAddresses })
    const { timeZone = new TimeZone('UTC') } = context
    const timetable = new Timetable(content, timeZone, targets.pages)
    const now = timeZone.parseInstant(date)
    const schedule = { timetable, now, today: timeZone.getDayAt(now) }
    const crossFile = checkAcrossFiles({ ...content, targets, schedule })
    const problems = [...folderProblems, ...results.flatMap((result) => result.problems), ...crossFile.problems]
    const warnings = verifyFixes([...results.flatMap((result) => result.warnings), ...crossFile.warnings], targets)
    const sharedResult = { files, targets, bodies, timetable, now, warnings, validFiles }
    if (problems.length > 0)
      return {
        ...sharedResult,
        site: undefined,
        createPublishedSite: undefined,
        // Generators overwrite fixes in JSON files.
        problems: verifyFixes(problems, targets).map((problem) =>
          problem.file.endsWith('.json') ? { ...problem, fix: undefined } : problem,
        ),
        /** Undefined if a problem prevents rendering. */
        createSiteWithProblems: problems.every(canRender) ? () => createFullSite(content, schedule) : undefined,
      }
    const site = createFullSite(content, schedule)
    return {
      ...sharedResult,
      problems: undefined,
      /** For previews. Includes drafts, scheduled entries, and expired entries. */
      site,
      /** Creates the site that visitors see. */
      createPublishedSite: () => createPublishedSite(content, schedule, site.mediaUse.unused),
    }
  }

  /** Appends problems of missing and unexpected files to `problems`. */
  private getCachedFiles({ name, textFiles }: ContentFolder, problems: Diagnostic[]): CachedFile[] {
    for (const path of this.fileTypes.listRequiredFiles([...textFiles.keys()]))
      if (!textFiles.has(path)) {
        const hint = "Create it, or restore it from Git. The site can't be built without it."
        problems.push(createFileProblem(posix.join(name, path), 'The file is missing.', hint))
      }
    return [...textFiles].flatMap(([path, bytes]) => {
      const displayPath = posix.join(name, path)
      const fileType = this.fileTypes.findFileType(path)
      if (!('message' in fileType)) return [this.getCachedFile({ displayPath, bytes, fileType })]
      problems.push(createFileProblem(displayPath, fileType.message, fileType.hint))
      return []
    })
  }

  /** Parses a file if its path or bytes have changed. */
  private getCachedFile(file: TextFile): CachedFile {
    const { displayPath, bytes } = file
    const cached = this.cachedFiles.get(displayPath)
    if (cached && Buffer.compare(cached.bytes, bytes) === 0) return cached
    const problems: Diagnostic[] = []
    const parse = () => (this.caches ? parseWithCache(file, this.model, this.caches) : parseFile(file, this.model))
    const parsed = catchErrors(displayPath, problems, parse) ?? {
      file: createBrokenFile(new Source(displayPath, ''), file.fileType),
      problems,
    }
    setDefaultRule('text', parsed.problems)
    const cachedFile = { bytes, parsed }
    this.cachedFiles.set(displayPath, cachedFile)
    return cachedFile
  }

  private checkFile(cachedFile: CachedFile, context: FileContext): FileResult {
    const { parsed, result, contextKey } = cachedFile
    if (result && contextKey === context.cacheKey) return result
    const newResult = this.checkWithCache(parsed, context)
    Object.assign(cachedFile, { result: newResult, contextKey: context.cacheKey })
    return newResult
  }

  private checkWithCache({ file, problems }: ParseResult, context: FileContext): FileResult {
    const { cacheKey } = context
    const cache = this.caches?.files
    const cached = cache && getValidFile(file, cacheKey, cache)
    if (cached) return { file, validFile: cached, problems: [], warnings: [] }
    const result = checkFile(file, context)
    const allProblems = [...problems, ...result.problems]
    if (allProblems.length > 0) return { ...result, problems: completeFixes(file, allProblems, context) }
    if (cache && result.validFile && result.warnings.length === 0) setValidFile(result.validFile, cacheKey, cache)
    return result
  }
}
