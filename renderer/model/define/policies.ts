import type { z } from 'zod'
import type { Fault, Flaw } from '../explain/problem.ts'
import { type FieldPaths, patternsOf } from './path.ts'

/** How a file of content ends: what writers write is YAML or MDX, what programs generate is JSON. */
export type FileFormat = 'yaml' | 'mdx' | 'json'

/** What the rules of the check have to know about the data of a definition. */
export interface PolicyOptions<Data> {
  /** Days on which something happened: they are not in the future. */
  past?: FieldPaths<Data>
  /** Days by which somebody has to look again: when one is over, the check says so, and a release is refused. */
  due?: FieldPaths<Data>
  /** Parts whose figures need no claim: contracts, price lists, the claims themselves. */
  freeFigures?: FieldPaths<Data>
  /** Each entry speaks for itself: no sentence stands in two, or twice in one, but in these parts. */
  ownSentences?: { except: FieldPaths<Data> }
  /** Names of people and places, which no dictionary has. Their words are known in all other texts, too. */
  names?: FieldPaths<Data>
  /** Rules of this definition that look at an entry alone: of one that has not changed they are not asked again. */
  checkEntry?: (data: Data) => Flaw[]
  /** Rules of this definition that hold an entry against others, or against media. */
  check?: (data: Data, context: RuleContext) => Flaw[]
}

/** What a rule may hold an entry against. */
export interface RuleContext {
  /** What a file of `content/media` holds; undefined where there is no such file. */
  media(path: string): MediaFile | undefined
  /**
   * Tells what the site serves at an address, or at the address that hosts redirect it to (`/about.html`).
   * Undefined for a free address, and for a page that is published only at some times.
   */
  servedAt(address: string): Served | undefined
  /** The data of an entry of a collection, without its slug; undefined where there is none, or where its file is at fault. */
  entry<Schema extends z.ZodType>(collection: EntriesOf<Schema>, slug: string): z.output<Schema> | undefined
  isPlaceholder(path: readonly PropertyKey[]): boolean
}

/** The kinds of things that the site serves. */
export type Served = 'page' | 'not-found page' | 'feed' | 'file'

/** A collection, as far as it tells where an entry is and what it holds. */
export interface EntriesOf<Schema> {
  readonly name: string
  readonly format: FileFormat
  readonly schema: Schema
}

/** What a file of `media` holds, as it was measured: pixels, or an MP3. Or what is wrong with it. */
export type MediaFile =
  | { kind: 'picture'; width: number; height: number }
  | { kind: 'recording'; seconds: number }
  | { kind: 'refused'; fault: Fault }

export interface MediaUse {
  /** Shown as pictures: pages offer them in sizes of their own. */
  shown: Set<string>
  /** Led to, or played, by their own addresses. */
  linked: Set<string>
  /** What nothing refers to: it is not published. */
  unused: string[]
}

export type Policies = ReturnType<typeof policiesOf>

/** The policies of a definition, its places as patterns. */
export function policiesOf<Data>(options: PolicyOptions<Data>) {
  const { past, due, freeFigures, names, ownSentences, checkEntry, check } = options
  const patterns = (places: FieldPaths<Data> | undefined) => (places ? patternsOf(places) : [])
  return {
    past: patterns(past),
    due: patterns(due),
    freeFigures: patterns(freeFigures),
    names: patterns(names),
    // Undefined where sentences may be repeated.
    ownSentences: ownSentences && patterns(ownSentences.except),
    // The check hands over what the definition's own schema has accepted.
    checkEntry: (data: object): Flaw[] => checkEntry?.(data as Data) ?? [],
    check: (data: object, context: RuleContext): Flaw[] => check?.(data as Data, context) ?? [],
  }
}
