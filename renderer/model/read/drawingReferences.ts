import { MEDIA_LIMITS } from '../limits.ts'
import { localName, plainCss } from './drawingFaults.ts'
import type { XmlFault } from './xml.ts'

/* Source: SVG 2, chapters on structure, painting, patterns, clipping and styling. */

const { references: MOST, depth: DEPTH, rules: RULES } = MEDIA_LIMITS.drawing

/** Elements whose `href` draws another element again, or takes over what stands in it. */
const DRAWING = ['use', 'feimage', 'pattern', 'filter', 'lineargradient', 'radialgradient', 'textpath', 'tref']
/** What holds elements that are drawn wherever a property names it. A gradient holds none. */
const RESOURCES = ['pattern', 'mask', 'clippath', 'marker', 'filter']
/** Properties that hold for all that stands inside: a comment may stand before. */
const INHERITED = /(?:\bfill|\bstroke|\bmarker(?:-\w+)?)$|--/

/** An element, as far as it draws others. */
interface Part {
  name: string
  at: number
  /** How style sheets may mean it: `rect`, `.shade`, `#dot`. */
  words: Set<string>
  parent: Part | undefined
  children: Part[]
  /** The id that its `href` names. */
  href: string | undefined
  /** What its properties name. */
  painted: { property: string; id: string }[]
  /** Where markers are drawn, as it is written. */
  points: string
}

/** What style says of the elements that it means. */
interface Rule {
  means: (part: Part) => boolean
  css: string
}

/** What a drawing draws again by reference: a thousand characters may stand for a billion elements. */
export class References {
  private readonly parts: Part[] = []
  private readonly byId = new Map<string, Part>()
  private readonly rules: Rule[] = []
  private readonly counts = new Map<Part, number | 'open'>()
  private last: Part | undefined
  private found: XmlFault | undefined

  enter(name: string, attributes: Record<string, string>, at: number): void {
    const { id, class: classes = '', d = '', points = d } = attributes
    const words = new Set([name, `#${id}`, ...classes.split(/\s+/).map((each) => `.${each}`)])
    const href = DRAWING.includes(name) ? hrefOf(attributes) : undefined
    const part = { name, at, words, parent: this.last, children: [], href, painted: paintedBy(attributes), points }
    this.last?.children.push(part)
    this.parts.push(part)
    if (id !== undefined && !this.byId.has(id)) this.byId.set(id, part)
    this.last = part
  }

  leave(): void {
    this.last = this.last?.parent
  }

  /** @param css a style sheet of the drawing. */
  style(css: string): void {
    this.rules.push(...rulesOf(css))
  }

  /** What is wrong with the references of a drawing that was read to its end. */
  fault(): XmlFault | undefined {
    const [root] = this.parts
    if (!root) return undefined
    if (this.rules.length * this.parts.length > RULES) this.stop(root, 'The drawing has too many rules of style.')
    else
      for (const { means, css } of this.rules)
        for (const part of this.parts) if (means(part)) part.painted.push(...declared(css))
    this.count(root, 0)
    return this.found
  }

  /** How many elements are drawn for one, with itself. */
  private count(part: Part, depth: number): number {
    const known = this.counts.get(part)
    if (this.found || known === 'open') return this.stop(part, `\`<${part.name}>\` draws itself by reference.`)
    if (known !== undefined) return known
    if (depth > DEPTH) return this.stop(part, `More than ${DEPTH} elements are drawn in each other by reference.`)
    this.counts.set(part, 'open')
    const count = this.countAll(part, depth + 1)
    this.counts.set(part, count)
    if (count <= this.parts.length + MOST) return count
    return this.stop(part, `The drawing draws more than ${MOST.toLocaleString('en-US')} elements again by reference.`)
  }

  private countAll({ children, href = '', painted, points }: Part, depth: number): number {
    const used = this.byId.get(href)
    const own = children.reduce((sum, child) => sum + this.count(child, depth), used ? this.count(used, depth) : 0) + 1
    const corners = Math.max(1, (painted.length > 0 ? (points.match(/[\d.]+/g)?.length ?? 0) : 0) / 2)
    const again = painted.map(({ property, id }) => {
      const target = this.byId.get(id)
      if (!target || !RESOURCES.includes(target.name)) return 0
      const times = target.name === 'marker' ? corners : 1
      return this.count(target, depth) * times * (INHERITED.test(property) ? own : 1)
    })
    return again.reduce((sum, each) => sum + each, own)
  }

  private stop({ at }: Part, message: string): number {
    this.found ??= { at, message, hint: 'Draw it without references, or publish it as PNG.' }
    return 0
  }
}

/** Where both stand, browsers follow the one without a prefix. */
function hrefOf(attributes: Record<string, string>): string | undefined {
  const { href } = attributes
  const [, prefixed] = Object.entries(attributes).find(([attribute]) => localName(attribute) === 'href') ?? []
  return (href ?? prefixed)?.trim().slice(1)
}

function paintedBy(attributes: Record<string, string>): Part['painted'] {
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    if (!/[(\\]/.test(value)) return []
    const css = plainCss(value)
    return declared(attribute === 'style' ? css : `${attribute}:${css}`)
  })
}

/** The ids that declarations name, with their properties: `fill: url(#shade); mask: url(#edge)`. */
function declared(css: string): Part['painted'] {
  return css.split(';').flatMap((declaration) => {
    const property = declaration.slice(0, declaration.indexOf(':')).trimEnd().toLowerCase()
    const ids = declaration.matchAll(/url\(\s*["']?#([^"')\s]+)/gi)
    return Array.from(ids, ([, id = '']) => ({ property, id }))
  })
}

/** What may name everything: signs of selectors that are not looked into, comments, strings, and steps of an animation. */
const ANYTHING = /["'\\*:[&]|(?:^|,)\s*(?:from|to|[\d.]+%)\s*(?:,|$)/

/** The rules of a sheet that name an id. Each means at least what it means to browsers: whatever one of its words means. */
function rulesOf(css: string): Rule[] {
  const pieces = css.split(/(?<=(?<!\\)[{}])/)
  return pieces.flatMap((piece, index) => {
    const declarations = plainCss(piece)
    if (!/url\(/i.test(declarations)) return []
    const before = pieces[index - 1] ?? ''
    const selector = before.slice(before.lastIndexOf(';') + 1, -1)
    const isPlain = before.endsWith('{') && !piece.includes('{') && !ANYTHING.test(selector)
    const words = isPlain ? selector.match(/[.#]?[\w-]+/g) : undefined
    return [{ means: (part) => words?.some((word) => part.words.has(word)) ?? true, css: declarations }]
  })
}
