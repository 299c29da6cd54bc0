import type { z } from 'zod'
import type { DataReport, Report } from '../explain/diagnostic.ts'
import { type FieldPaths, patternsOf } from './path.ts'

/** File extensions. Writers edit YAML and MDX, and programs generate JSON. */
export type FileFormat = 'yaml' | 'mdx' | 'json'

/** Options of the rules that validate a definition's data. */
export interface PolicyOptions<Data> {
  /** Days that can't be in the future. */
  past?: FieldPaths<Data>
  /** Deadlines for a review. After the deadline, the check reports it and a release fails. */
  due?: FieldPaths<Data>
  /** Fields that can have figures without a claim: contracts, price lists, and claims. */
  freeFigures?: FieldPaths<Data>
  /** Requires unique sentences across all entries, except in these fields. */
  ownSentences?: { except: FieldPaths<Data> }
  /** Names of people and cities, which the spelling check accepts in all texts. */
  names?: FieldPaths<Data>
  /** Names of clients and signed quotations, which the spelling list doesn't apply to. */
  verbatim?: FieldPaths<Data>
  /** Validates a single entry. The result is cached with the file. */
  checkEntry?: (data: Data) => DataReport[]
  /** Validates an entry against other entries or media. */
  check?: (data: Data, context: RuleContext) => DataReport[]
}

export interface RuleContext {
  /** Returns a file of `content/media`, or undefined if it doesn't exist. */
  media(path: string): MediaFile | undefined
  /**
   * Returns the kind of page or file at an address, after the redirects of hosts (`/about.html` to `/about`).
   * Returns undefined for unused addresses and for pages with a schedule.
   */
  servedAt(address: string): Served | undefined
  /** Returns the data of an entry, or undefined if the entry is missing or invalid. */
  entry<Schema extends z.ZodType>(collection: EntriesOf<Schema>, slug: string): z.output<Schema> | undefined
  isPlaceholder(path: readonly PropertyKey[]): boolean
}

export type Served = 'page' | 'not-found page' | 'feed' | 'file'

/** The properties of a collection that locate and type an entry. */
export interface EntriesOf<Schema> {
  readonly name: string
  readonly format: FileFormat
  readonly schema: Schema
}

/** The measured size or duration of a file in `media`, or the reason why it was rejected. */
export type MediaFile =
  | { kind: 'picture'; width: number; height: number }
  | { kind: 'recording'; seconds: number }
  | { kind: 'refused'; report: Report }

export interface MediaUse {
  /** Pictures on pages, which the build resizes. */
  shown: Set<string>
  /** Files that pages link to or play. */
  linked: Set<string>
  /** Files without references, which aren't published. */
  unused: string[]
}

export type Policies = ReturnType<typeof policiesOf>

export function policiesOf<Data>(options: PolicyOptions<Data>) {
  const { past, due, freeFigures, names, verbatim, ownSentences, checkEntry, check } = options
  const patterns = (paths: FieldPaths<Data> | undefined) => (paths ? patternsOf(paths) : [])
  return {
    past: patterns(past),
    due: patterns(due),
    freeFigures: patterns(freeFigures),
    names: patterns(names),
    verbatim: patterns(verbatim),
    // Undefined allows repeated sentences.
    ownSentences: ownSentences && patterns(ownSentences.except),
    // The checker only passes data that the definition's schema accepts.
    checkEntry: (data: object): DataReport[] => checkEntry?.(data as Data) ?? [],
    check: (data: object, context: RuleContext): DataReport[] => check?.(data as Data, context) ?? [],
  }
}
