import type { MediaFile } from '../define/policies.ts'
import type { Fault } from '../explain/problem.ts'
import { Source } from '../explain/source.ts'
import { MEDIA_LIMITS } from '../limits.ts'
import {
  cssFault,
  DOCTYPE_FAULT,
  elementFault,
  encodingFault,
  instructionFault,
  localName,
  rootFault,
} from './drawingFaults.ts'
import { References } from './drawingReferences.ts'
import { kindOfText, type MediaType, namedWrongly } from './mediaTypes.ts'
import { readXml, type XmlElement } from './xml.ts'

const PLAIN = 'Export it again as plain SVG.'
const { depth: DEPTH, faults: FAULTS } = MEDIA_LIMITS.drawing

/**
 * Looks an SVG through for whatever does more than draw. It is read as text and never drawn: a filter may take hours.
 * @returns undefined where it is no text.
 */
export function measureDrawing(bytes: Uint8Array, type: MediaType): MediaFile | undefined {
  const text = decode(bytes)
  if (text === undefined) return undefined
  const held = kindOfText(text)
  if (held === 'text' || held === 'HTML') return { kind: 'refused', faults: [namedWrongly(type, held)] }
  const faults = new Drawing(text).faults()
  return faults.length > 0 ? { kind: 'refused', faults } : { kind: 'drawing' }
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** One pass over a drawing, from its first fault to the last that is told. */
class Drawing {
  private readonly text: string
  private readonly found: { fault: Fault; at: number }[] = []
  private readonly references = new References()
  /** How many elements are open. */
  private depth = 0
  /** The style sheet that is being read, in one piece, whatever stands between its pieces. */
  private css: string[] | undefined
  private isOver = false

  constructor(text: string) {
    this.text = text
  }

  faults(): Fault[] {
    const fault = readXml(this.text, {
      enter: (element, at) => this.enter(element, at),
      leave: ({ local }, at) => this.leave(local, at),
      read: (piece) => this.css?.push(piece),
      declare: (encoding) => this.add(encodingFault(encoding), 0),
      instruct: (name, at) => this.add(instructionFault(name), at),
      meetDoctype: (at) => this.stop(DOCTYPE_FAULT, at),
      isOver: () => this.isOver,
    })
    if (fault) this.add(fault, fault.at)
    // What refers to what is known of a whole drawing alone.
    const knot = this.found.length === 0 ? this.references.fault() : undefined
    if (knot) this.add(knot, knot.at)
    return placed(this.text, this.found)
  }

  private enter({ name, local, uri, attributes: written }: XmlElement, at: number): void {
    const attributes = Object.fromEntries(Object.values(written).map((each) => [each.name, each.value]))
    if (this.depth === 0) this.add(rootFault(name, local, uri), at)
    if (localName(local) === 'style') this.css = []
    this.add(elementFault(name, attributes), at)
    this.references.enter(localName(local), attributes, at)
    this.depth += 1
    if (this.depth > DEPTH)
      this.stop({ message: `The drawing has more than ${DEPTH} elements in each other.`, hint: PLAIN }, at)
  }

  private leave(local: string, at: number): void {
    this.depth -= 1
    this.references.leave()
    if (!this.css || localName(local) !== 'style') return
    this.add(cssFault(this.css.join('')), at)
    this.references.style(this.css.join(''))
    this.css = undefined
  }

  private add(fault: Fault | undefined, at: number): void {
    if (fault) this.found.push({ fault: { message: fault.message, hint: fault.hint }, at })
    if (this.found.length >= FAULTS) this.isOver = true
  }

  private stop(fault: Fault, at: number): void {
    this.add(fault, at)
    this.isOver = true
  }
}

/** Lines that are longer say nothing when they are shown. */
const SHOWN = 2000

/** The faults in the order of their places, each with its line. */
function placed(text: string, found: { fault: Fault; at: number }[]): Fault[] {
  const whole = new Source('', '', text)
  return found
    .toSorted((a, b) => a.at - b.at)
    .map(({ fault, at }) => {
      const { line, column, source } = whole.problem(at, text.indexOf('>', at) + 1, '')
      return { ...fault, line, column, ...(source && source.text.length <= SHOWN && { source }) }
    })
}
