import type { ContentModel } from '../define/model.ts'
import { getTextAt, selectValues } from '../define/path.ts'
import type { ParsedFile, ValidatedContent } from '../parse/parsedFile.ts'
import { Tokens } from '../parse/tokens.ts'
import { findTimeZone, type Timetable } from '../schedule/timetable.ts'
import type { Instant } from '../schedule/timeZone.ts'
import type { Targets } from '../targets/targets.ts'

/** Inputs of rules for one file. They include a few values of other files, such as the spelling list. */
export type FileContext = ReturnType<typeof createFileContext>

/** Reads what rules need from other files. Skips invalid values, because the files aren't validated yet. */
export function createFileContext(model: ContentModel, files: ParsedFile[], media: ValidatedContent['media']) {
  const timeZone = findTimeZone(model, files)
  const tokens = new Tokens(model, files)
  const citablePages = findCitablePages(files)
  const origin = readOrigin(model, files)
  const spellingList = readSpellingList(model, files)
  return {
    model,
    media,
    tokens,
    citablePages,
    /** `https://www.example.com`, or an empty string if unknown. */
    origin,
    spellingList,
    timeZone,
    /** Changes if cached results are out of date. */
    cacheKey: JSON.stringify([tokens.cacheKey, [...media], citablePages, origin, spellingList, timeZone?.name]),
  }
}

/** Lists the pages that copy can cite as a source of numbers. The empty pattern exempts the whole entry. */
function findCitablePages(files: ParsedFile[]): string[] {
  return files.flatMap(({ fileType }) => {
    const isExempt = fileType.rules?.exemptFigures.some((pattern) => pattern.length === 0) ?? false
    return isExempt && fileType.kind === 'entry' ? [fileType.definition.getAddress(fileType.slug)] : []
  })
}

function readOrigin({ singletons }: ContentModel, files: ParsedFile[]): string {
  const definition = singletons.find(({ origin }) => origin !== undefined)
  return getTextAt(files.find(({ source }) => source.path === definition?.path)?.yaml.data, definition?.origin ?? [])
}

/** Reads the required spellings of words. `exceptFiles` can use the misspellings. */
function readSpellingList({ singletons }: ContentModel, files: ParsedFile[]) {
  const file = singletons.find(({ spellingList }) => spellingList !== undefined)
  const data = files.find(({ source }) => source.path === file?.path)?.yaml.data
  const listStringsAt = (value: unknown, key: string) =>
    selectValues(value, [key, '*']).flatMap(({ value: text }) => (typeof text === 'string' ? [text] : []))
  const words = selectValues(data, [...(file?.spellingList ?? []), '*']).map(({ value }) => ({
    spelling: getTextAt(value, ['spelling']),
    misspellings: listStringsAt(value, 'misspellings').filter((text) => /\D/.test(text)),
    exceptFiles: listStringsAt(value, 'exceptFiles'),
  }))
  return { path: file?.path ?? '', words: words.filter(({ spelling }) => spelling !== '') }
}

/** Inputs of rules that compare files. */
export interface ContentContext extends ValidatedContent {
  targets: Targets
  schedule: Schedule
  /** Files that validation accepted, without duplicates. Keys are paths relative to `content`. */
  uniqueFilesByPath: ReadonlyMap<string, ParsedFile>
}

/** The visibilities of all entries, and the time of the check. */
export interface Schedule {
  timetable: Timetable
  now: Instant
  /** The ISO day of `now` in the company's time zone. */
  today: string
}
