import type { z } from 'zod'
import type { DataProblem } from '../diagnostics/diagnostic.ts'
import type { MediaFile } from './media.ts'
import { type FieldSelector, toFieldPatterns } from './path.ts'

/** File extensions. Writers edit `yaml` and `mdx`, and programs generate `json`. */
export type FileFormat = 'yaml' | 'mdx' | 'json'

export interface RuleOptions<Data> {
  /** Days that can't be after both today and the day of publication. */
  pastDates?: FieldSelector<Data>
  /** Days of reviews. After them, `--release` fails. */
  reviewDates?: FieldSelector<Data>
  /** Fields whose numbers don't need a source. If it selects the whole entry, other pages can cite its page as a source. */
  exemptFigures?: FieldSelector<Data>
  /** Requires that sentences of six or more words are unique, because the copy should be specific to an entry. */
  requireUniqueSentences?: { except: FieldSelector<Data> }
  /** Names that the dictionary accepts in all files. */
  properNames?: FieldSelector<Data>
  /** Fields that can contain wrong spellings, such as quotes. */
  exemptSpellings?: FieldSelector<Data>
  /** Validates an entry by itself. The result is cached. */
  checkEntry?: (data: Data) => DataProblem[]
  /** Validates an entry against other content. The result isn't cached. */
  checkInContext?: (data: Data, context: RuleContext) => DataProblem[]
}

export interface RuleContext {
  /** Returns a file of `content/media`, or undefined if it doesn't exist. */
  getMedia(path: string): MediaFile | undefined
  /** Returns the kind of content at an address, after host redirects. Undefined if the site doesn't always serve it. */
  getServedKind(address: string): ServedKind | undefined
  /** Returns the data of an entry, or undefined if it's missing or invalid. */
  getEntry<Schema extends z.ZodType>(collection: EntryCollection<Schema>, slug: string): z.output<Schema> | undefined
  /** Checks if a value of the entry is a placeholder, or part of one. */
  isPlaceholder(path: readonly PropertyKey[]): boolean
}

/** Kind of content at an address. A file is generated, in `media`, or in `public`. */
export type ServedKind = 'page' | 'not-found page' | 'feed' | 'file'

export interface EntryCollection<Schema> {
  readonly name: string
  readonly format: FileFormat
  readonly schema: Schema
}

export type Rules = ReturnType<typeof createRules>

/** Converts the rules of a definition, and fills in defaults. */
export function createRules<Data>(options: RuleOptions<Data>) {
  return {
    pastDates: toFieldPatterns(options.pastDates),
    reviewDates: toFieldPatterns(options.reviewDates),
    exemptFigures: toFieldPatterns(options.exemptFigures),
    properNames: toFieldPatterns(options.properNames),
    exemptSpellings: toFieldPatterns(options.exemptSpellings),
    requireUniqueSentences: options.requireUniqueSentences && {
      except: toFieldPatterns(options.requireUniqueSentences.except),
    },
    // The schema of the definition has validated the data.
    checkEntry: (data: object) => options.checkEntry?.(data as Data) ?? [],
    checkInContext: (data: object, context: RuleContext) => options.checkInContext?.(data as Data, context) ?? [],
  }
}
