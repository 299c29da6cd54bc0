import type { Fault } from '../explain/problem.ts'

/* Sources: SVG 2 (chapters on linking, scripting, animation), XML 1.0, CSS Values (functions that fetch). */

const CODE = 'Export it again as plain SVG, without scripts.'
const ALONE = 'A drawing is one file: draw it inside, or publish the whole as PNG.'
const PLAIN = 'Export it again as plain SVG.'

/** Elements that run code, or bring in what is no drawing. */
const SCRIPTS = ['script', 'handler', 'listener']
const FOREIGN = ['foreignobject', 'iframe', 'embed', 'object', 'audio', 'video', 'canvas']
const ANIMATIONS = ['animate', 'set', 'animatecolor', 'animatetransform', 'animatemotion']
const XHTML = 'http://www.w3.org/1999/xhtml'
/** The namespace of SVG. */
export const SVG = 'http://www.w3.org/2000/svg'

/** A name without its prefix: which prefix means SVG is for each file to say. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase()
}

/** What an element does that a drawing must not do. */
export function elementFault(name: string, attributes: Record<string, string>): Fault | undefined {
  const local = localName(name)
  if (SCRIPTS.includes(local)) return { message: `The drawing holds code: \`<${name}>\`.`, hint: CODE }
  if (FOREIGN.includes(local)) return { message: `The drawing holds what is no drawing: \`<${name}>\`.`, hint: PLAIN }
  for (const [attribute, value] of Object.entries(attributes)) {
    const isAnimated = ANIMATIONS.includes(local) && localName(attribute) === 'attributename'
    const fault = isAnimated ? animationFault(value) : attributeFault(attribute, value)
    if (fault) return fault
  }
  return undefined
}

/** An animation may not change where something leads, or what runs. */
function animationFault(animated: string): Fault | undefined {
  if (!/^(href|src|base|on.*)$/.test(localName(animated.trim()))) return undefined
  return { message: `An animation changes where something leads: \`attributeName="${animated}"\`.`, hint: PLAIN }
}

function attributeFault(attribute: string, value: string): Fault | undefined {
  const local = localName(attribute)
  if (local.startsWith('on')) return { message: `The drawing holds code: \`${attribute}\`.`, hint: CODE }
  if (attribute.startsWith('xmlns') && value.trim() === XHTML)
    return { message: 'The drawing holds a piece of a page in HTML.', hint: PLAIN }
  const isAddress = ['href', 'src', 'base'].includes(local)
  if (isAddress && !value.trim().startsWith('#')) return outside(`${attribute}="${value}"`)
  return cssFault(value)
}

/** What a style sheet, or the value of a property, fetches from elsewhere. */
export function cssFault(css: string): Fault | undefined {
  // Most values have none of it, and a path may have a million characters.
  if (!/[(@\\]/.test(css)) return undefined
  const plain = plainCss(css)
  const [rule] = /@(?:import|namespace)\b/i.exec(plain) ?? []
  if (rule !== undefined) return outside(rule)
  for (const { index, 0: call } of plain.matchAll(/\b(?:url|src|image-set)\(/gi)) {
    const start = index + call.length
    const address = plain
      .slice(start, start + 80)
      .trimStart()
      .replace(/^['"]/, '')
    if (!address.startsWith('#')) return outside(call + address)
  }
  return undefined
}

/** Style without the escapes that spell its words otherwise. */
export function plainCss(css: string): string {
  return css.replaceAll(/\\([0-9a-f]{1,6})\s?/gi, characterOf).replaceAll('\\', '')
}

function characterOf(_: string, code: string): string {
  const point = Number.parseInt(code, 16)
  return point > 0x10ffff ? '' : String.fromCodePoint(point)
}

function outside(what: string): Fault {
  const shown = what.length > 60 ? `${what.slice(0, 60)}…` : what
  return { message: `The drawing needs something outside of itself: \`${shown}\`.`, hint: ALONE }
}

/** What is wrong with the first element: browsers draw what is in SVG's namespace alone. */
export function rootFault(name: string, local: string, namespace: string): Fault | undefined {
  if (localName(local) !== 'svg') return { message: `The file holds \`<${name}>\`, which is no drawing.`, hint: PLAIN }
  if (namespace === SVG) return undefined
  return {
    message: 'The drawing does not say that it is SVG: browsers show nothing.',
    hint: `Write \`<svg xmlns="${SVG}">\`.`,
  }
}

/** A document type may define words that hide anything. */
export const DOCTYPE_FAULT: Fault = {
  message: 'The drawing has a document type, which may define words of its own.',
  hint: 'Remove `<!DOCTYPE …>`, or export it again as plain SVG.',
}

export function instructionFault(name: string): Fault {
  return { message: `The drawing has an instruction for other programs: \`<?${name}\`.`, hint: PLAIN }
}

export function encodingFault(encoding = 'utf-8'): Fault | undefined {
  if (encoding.toLowerCase() === 'utf-8') return undefined
  return { message: `The drawing says that it is saved as ${encoding}.`, hint: 'Save it as UTF-8.' }
}
