import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { escaped } from './escaped.ts'
import { withoutSlashes } from './slashes.ts'

/*
 * How React writes attributes is React's to say: `className` as `class`, `strokeWidth` as `stroke-width`, `hidden` without a
 * value. It is asked once for each name on each element and for each kind of value; after that the value is set in.
 */

/** The kinds of values of which one answer stands for all. Zero and less are kinds of their own: `cols` takes neither. */
type Kind = 'text' | 'positive' | 'zero' | 'negative' | 'true' | 'false'

/** What stands before the value, or the whole where no value is written; undefined where each value has to be asked for. */
type Answer = { before: string } | { whole: string } | undefined

const PROBES: Record<Kind, unknown> = { text: 'x', positive: 1, zero: 0, negative: -1, true: true, false: false }

const answers = new Map<string, Map<string, Map<Kind, Answer>>>()

/** An attribute as it stands in a tag, with a space before it; empty where React writes none. */
export function attribute(tag: string, name: string, value: unknown): string {
  const kind = kindOf(value)
  const answer = kind && answerFor(tag, name, kind)
  if (!answer) return asked(tag, name, value)
  if ('whole' in answer) return answer.whole
  return `${answer.before}${typeof value === 'string' ? escaped(value) : value}"`
}

function kindOf(value: unknown): Kind | undefined {
  if (typeof value === 'string') return isOrdinary(value) ? 'text' : undefined
  if (typeof value === 'boolean') return value ? 'true' : 'false'
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
  if (value === 0) return 'zero'
  return value > 0 ? 'positive' : 'negative'
}

/** Of texts React treats an empty one apart, and what may begin with `javascript:`. */
function isOrdinary(text: string): boolean {
  const first = text.charCodeAt(0)
  return first > 0x20 && first !== 0x6a && first !== 0x4a
}

function answerFor(tag: string, name: string, kind: Kind): Answer {
  const names = answers.get(tag) ?? new Map<string, Map<Kind, Answer>>()
  const kinds = names.get(name) ?? new Map<Kind, Answer>()
  if (!kinds.has(kind)) {
    kinds.set(kind, learned(asked(tag, name, PROBES[kind]), PROBES[kind]))
    names.set(name, kinds)
    answers.set(tag, names)
  }
  return kinds.get(kind)
}

function learned(written: string, probe: unknown): Answer {
  const end = `${probe}"`
  const isValue = typeof probe !== 'boolean' && written.endsWith(`="${end}`)
  return isValue ? { before: written.slice(0, -end.length) } : { whole: written }
}

/** What React writes of one attribute. */
function asked(tag: string, name: string, value: unknown): string {
  const html = withoutSlashes(renderToStaticMarkup(createElement(tag, { [name]: value })))
  // What React would load before it stands in front of it.
  const start = html.lastIndexOf(`<${tag}`)
  return html.slice(start + `<${tag}`.length, html.indexOf('>', start))
}
