import { isDeepStrictEqual } from 'node:util'
import type { SiteContext } from '../../../renderer/page.ts'

/** What a page can ask: all else of a site and its places follows from these. */
const QUESTIONS: Readonly<Record<'site' | 'places', readonly string[]>> = {
  site: [
    ...['get', 'has', 'all', 'entryNamed', 'derived', 'isPlaceholderIn', 'page', 'pages', 'pageIndex', 'notFoundPages'],
    ...['notFoundViews', 'media', 'mediaUse', 'placeholders', 'overdue', 'unpublished', 'zone'],
  ],
  places: ['find', 'surroundings', 'all', 'facts'],
}

/** A question, and what was answered last. Several pages may ask the same. */
interface Answer {
  whom: 'site' | 'places'
  ask: (context: SiteContext) => unknown
  value: unknown
  /** In which state of the content it was asked last, and whether the answer was the same as in the one before. */
  state: number
  isSame: boolean
}

/**
 * The pages that stand from one state of the content to the next. What each asks while its data are made is noted, with the answers: while
 * they are the same, so is the page, and its data need not be made to find that. `+data.ts` is told nothing else.
 */
export class StandingPages<Page> {
  private context: SiteContext
  /** Whether the places are those of the state before: what they say is not asked again. */
  private hasSamePlaces = false
  private state = 0
  private readonly asked = new Map<string, Answer>()
  private noted = new Set<Answer>()
  private readonly pages = new Map<string, { answers: Set<Answer>; page: Page }>()
  private readonly numbers = new Map<object, number>()

  constructor(context: SiteContext) {
    this.context = context
  }

  turnTo(context: SiteContext): void {
    this.hasSamePlaces = context.places === this.context.places
    this.context = context
    // What no page has asked in the last state holds what was true of an earlier one.
    for (const [question, { state }] of this.asked) if (state < this.state) this.asked.delete(question)
    this.state += 1
  }

  /** What pages are made with: it notes what they ask. */
  get listening(): SiteContext {
    const { site, places } = this.context
    return { ...this.context, site: this.listen('site', site), places: this.listen('places', places) }
  }

  /** A page that stands; undefined where one must be made, whose questions are noted from now on. */
  find(address: string): Page | undefined {
    const standing = this.pages.get(address)
    if (standing && [...standing.answers].every((answer) => this.again(answer).isSame)) return standing.page
    this.noted = new Set()
    return undefined
  }

  keep(address: string, page: Page): void {
    this.pages.set(address, { answers: this.noted, page })
  }

  private listen<Of extends object>(whom: 'site' | 'places', target: Of): Of {
    return new Proxy(target, {
      get: (of, name, receiver) => {
        const value: unknown = Reflect.get(of, name, receiver)
        if (!QUESTIONS[whom].includes(String(name))) return value
        const question = `${whom} ${String(name)}`
        const own = (context: SiteContext) => Reflect.get(context[whom], name)
        if (typeof value !== 'function') return this.note(question, { whom, ask: own })
        return (...options: unknown[]) => {
          const ask = (context: SiteContext) => Reflect.apply(own(context), context[whom], options)
          return this.note(`${question} ${this.nameOf(options)}`, { whom, ask })
        }
      },
    })
  }

  private note(question: string, { whom, ask }: Pick<Answer, 'whom' | 'ask'>): unknown {
    const { state } = this
    const answer = this.asked.get(question) ?? { whom, ask, value: ask(this.context), state, isSame: true }
    this.asked.set(question, answer)
    this.noted.add(answer)
    return this.again(answer).value
  }

  private again(answer: Answer): Answer {
    if (answer.state === this.state) return answer
    const value = answer.whom === 'places' && this.hasSamePlaces ? answer.value : answer.ask(this.context)
    answer.isSame = isDeepStrictEqual(value, answer.value)
    answer.value = value
    answer.state = this.state
    return answer
  }

  /** Definitions and functions are the same objects in all states of the content; whatever else is asked with is plain. */
  private nameOf(options: unknown[]): string {
    return JSON.stringify(options, (_, value: unknown) => {
      const isOne = typeof value === 'function' || (typeof value === 'object' && value !== null && 'schema' in value)
      return isOne ? `#${this.numberOf(value)}` : value
    })
  }

  private numberOf(one: object): number {
    const number = this.numbers.get(one) ?? this.numbers.size
    this.numbers.set(one, number)
    return number
  }
}
