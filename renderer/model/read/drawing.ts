import { Parser } from 'htmlparser2'
import type { MediaFault, MediaFile } from '../define/policies.ts'
import { MEDIA_LIMITS } from '../limits.ts'
import { cssFault, elementFault, instructionFault, localName } from './drawingFaults.ts'
import { kindOfText, type MediaType, namedWrongly } from './mediaTypes.ts'

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
  private readonly parser: Parser
  private readonly found: { fault: MediaFault; at: number }[] = []
  /** The elements that are open. */
  private readonly open: { at: number; isSelfClosing: boolean }[] = []
  /** The style sheet that is being read, in one piece, whatever stands between its pieces. */
  private css: string[] | undefined
  private hasRoot = false
  private isDamaged = false

  constructor(text: string) {
    this.text = text
    this.parser = new Parser(
      {
        onopentagname: () => this.open.push({ at: this.parser.startIndex, isSelfClosing: false }),
        onopentag: (name, attributes) => this.enter(name, attributes),
        onclosetag: (name, isImplied) => this.leave(name, isImplied),
        ontext: (piece) => this.css?.push(piece),
        onprocessinginstruction: (name, data) => this.add(instructionFault(name, data)),
      },
      { xmlMode: true },
    )
  }

  faults(): MediaFault[] {
    this.parser.end(this.text)
    return placed(this.text, this.found)
  }

  private enter(name: string, attributes: Record<string, string>): void {
    const local = localName(name)
    if (!this.hasRoot && local !== 'svg')
      this.add({ message: `The file holds \`<${name}>\`, which is no drawing.`, hint: PLAIN })
    this.hasRoot = true
    if (local === 'style') this.css = []
    this.add(elementFault(name, attributes))
    const element = this.open.at(-1)
    if (element) element.isSelfClosing = this.text[this.parser.endIndex - 1] === '/'
    if (this.open.length <= DEPTH) return
    this.add({ message: `The drawing has more than ${DEPTH} elements in each other.`, hint: PLAIN })
    this.parser.pause()
  }

  private leave(name: string, isImplied: boolean): void {
    const element = this.open.pop()
    if (this.css && localName(name) === 'style') {
      this.add(cssFault(this.css.join('')), element?.at)
      this.css = undefined
    }
    if (!isImplied || element?.isSelfClosing || this.isDamaged) return
    this.isDamaged = true
    this.add({ message: `The drawing is damaged: \`<${name}>\` is not closed.`, hint: PLAIN }, element?.at)
  }

  private add(fault: MediaFault | undefined, at = this.parser.startIndex): void {
    if (fault) this.found.push({ fault, at })
    if (this.found.length >= FAULTS) this.parser.pause()
  }
}

/** Lines that are longer say nothing when they are shown. */
const SHOWN = 2000

/** The faults in the order of their places, each with its line. */
function placed(text: string, found: { fault: MediaFault; at: number }[]): MediaFault[] {
  let line = 1
  let lineStart = 0
  return found
    .toSorted((a, b) => a.at - b.at)
    .map(({ fault, at }) => {
      for (let end = text.indexOf('\n', lineStart); end !== -1 && end < at; end = text.indexOf('\n', lineStart)) {
        line += 1
        lineStart = end + 1
      }
      const end = text.indexOf('\n', at)
      const shown = text.slice(lineStart, end === -1 ? text.length : end)
      const length = Math.max(1, text.indexOf('>', at) + 1 - at)
      return {
        ...fault,
        line,
        column: at - lineStart + 1,
        ...(shown.length <= SHOWN && {
          source: { text: shown, length: Math.min(length, shown.length - (at - lineStart)) },
        }),
      }
    })
}
