import type { FixContext } from '../define/fieldMetadata.ts'
import type { ParsedFile, ValidatedContent } from '../parse/parsedFile.ts'
import type { Tokens } from '../parse/tokens.ts'
import type { Instant } from '../schedule/instants.ts'
import type { Timetable } from '../schedule/timetable.ts'
import type { Targets } from '../targets/targets.ts'

/** Inputs of rules that read one file. A change invalidates cached results. */
export interface FileContext extends FixContext, Pick<ValidatedContent, 'model' | 'media'> {
  tokens: Tokens
  /** Addresses that copy can cite as a source of numbers. */
  citablePages: string[]
  /** `https://www.example.com`, or an empty string if unknown. */
  origin: string
  spellingList: SpellingList
}

/** Required spellings of words. */
export interface SpellingList {
  /** File with the list, relative to `content`. */
  path: string
  /** `exceptFiles` can use the misspellings. */
  words: { spelling: string; misspellings: string[]; exceptFiles: string[] }[]
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
