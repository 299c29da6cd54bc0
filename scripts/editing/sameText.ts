import { DomUtils } from 'htmlparser2'
import { Reference } from '../../renderer/model/define/reference.ts'
import { walk } from '../../renderer/model/define/texts.ts'
import type { Origin } from '../../renderer/model/origins/origins.ts'
import type { ParsedFile } from '../../renderer/model/parse/parsedFile.ts'
import { formatDay } from '../../renderer/wording/format.ts'
import { type Document, type Element, isText } from './align.ts'

/** An amount alone, and not a small one, which may be the number of anything: `384,959`, `$1,250`. */
const AMOUNT = /^(?:\$(\d[\d,]*)|(\d[\d,]{2,}))$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
/** A number alone says too little to be looked for as a text. */
const DIGITS = /^[\d.,]+$/

/** What a page shows without a mark: a number has no room for one, and some texts lose theirs on the way. */
export class SameTexts {
  private readonly places = new Map<ParsedFile, Map<string, Origin[]>>()

  /**
   * The one place in a file that says exactly this text, or this amount; undefined where there is none, or several.
   * @param data the file's data, as pages get them.
   */
  find(text: string, file: ParsedFile, data: object): Origin | undefined {
    const [, dollars, count] = AMOUNT.exec(text) ?? []
    const amount = dollars ?? count
    const known = this.places.get(file) ?? placesIn(file, data)
    this.places.set(file, known)
    const wanted = amount === undefined ? text : amount.replaceAll(',', '')
    if (amount === undefined && DIGITS.test(text)) return undefined
    const [first, ...others] = known.get(wanted) ?? []
    return others.length === 0 ? first : undefined
  }
}

function placesIn(file: ParsedFile, data: object): Map<string, Origin[]> {
  const places = new Map<string, Origin[]>()
  walk(data, (leaf, path) => {
    if (leaf instanceof Reference || !['string', 'number'].includes(typeof leaf)) return
    const text = typeof leaf === 'string' && DAY.test(leaf) ? formatDay(leaf) : String(leaf)
    places.set(text, [...(places.get(text) ?? []), { file, place: { path } }])
  })
  return places
}

/** The elements of a page's body with text of their own, in the order of the page, each with its text. */
export function* ownTexts(page: Document): Generator<{ element: Element; text: string }> {
  const [body] = DomUtils.getElementsByTagName('body', page, true, 1)
  for (const element of body ? DomUtils.getElementsByTagName('*', body) : []) {
    if (HIDDEN.has(element.name)) continue
    const texts = element.children.filter(isText).map(({ data }) => data)
    const text = texts.join('').trim()
    if (text !== '') yield { element, text }
  }
}

/** What nobody reads as a text of the page. */
const HIDDEN = new Set(['script', 'style', 'title', 'template', 'noscript'])
