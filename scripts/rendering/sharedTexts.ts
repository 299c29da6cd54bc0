import type { PageFacts } from './pageFacts.ts'

/** What of a page's facts are texts that stand on many pages. */
type List = 'ids' | 'links' | 'assets' | 'frames' | 'unsafe'

/** Facts whose texts are told by their numbers. */
export type NumberedFacts = Omit<PageFacts, List> & Record<List, Uint32Array>

/**
 * Texts that are there once, however many pages have them. Of 10,153 pages 854,210 links are some 20,000 texts: a copy for
 * each page took a third of the memory of a build that renders few of them.
 */
export class SharedTexts {
  /** Each by its number. */
  readonly texts: string[]
  private readonly numbers: Map<string, number>

  /** @param texts those that have a number already. */
  constructor(texts: string[] = []) {
    this.texts = texts
    this.numbers = new Map(texts.map((text, number) => [text, number]))
  }

  /** A page's facts with numbers for texts; new ones get the next. */
  numbered(facts: PageFacts): NumberedFacts {
    return { ...facts, ...ofEach((list) => Uint32Array.from(facts[list], (text) => this.numberOf(text))) }
  }

  /** The facts that were numbered. */
  facts(numbered: NumberedFacts): PageFacts {
    return { ...numbered, ...ofEach((list) => Array.from(numbered[list], (number) => this.texts[number] ?? '')) }
  }

  private numberOf(text: string): number {
    const number = this.numbers.get(text) ?? this.texts.push(text) - 1
    this.numbers.set(text, number)
    return number
  }
}

function ofEach<Value>(made: (list: List) => Value): Record<List, Value> {
  return {
    ids: made('ids'),
    links: made('links'),
    assets: made('assets'),
    frames: made('frames'),
    unsafe: made('unsafe'),
  }
}
