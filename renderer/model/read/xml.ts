import { SaxesParser, type SaxesTagNS } from 'saxes'
import { type XmlFault, xmlFault } from './xmlFaults.ts'

const OPTIONS = { xmlns: true, position: false, defaultXMLVersion: '1.0', forceXMLVersion: true } as const

/** An element with its namespace, and those of its attributes. */
export type XmlElement = SaxesTagNS

/** What is done with what stands in a document, in its order. `at` is where it begins. */
export interface XmlReader {
  enter?: (element: XmlElement, at: number) => void
  leave?: (element: XmlElement, at: number) => void
  /** Its text, whether it is written plainly or as CDATA. */
  read?: (text: string) => void
  /** The first line, where it says that this is XML. */
  declare?: (encoding: string | undefined) => void
  instruct?: (name: string, at: number) => void
  meetDoctype?: (at: number) => void
  /** Whether enough has been seen. */
  isOver?: () => boolean
}

/** So many characters are parsed at once: nothing stops the parser within them. */
const PIECE = 4096

/**
 * Reads an XML document strictly, as browsers and readers of feeds do. Sources: XML 1.0 (fifth edition), Namespaces in XML.
 * @returns its first fault; undefined where it has none, or where enough has been seen before.
 */
export function readXml(text: string, reader: XmlReader = {}): XmlFault | undefined {
  const parser = new SaxesParser(OPTIONS)
  const open: { name: string; at: number }[] = []
  let closed: { name: string; at: number } | undefined
  let fault: XmlFault | undefined
  /** Where what was told last ends. */
  let told = 0
  const isOver = () => fault !== undefined || reader.isOver?.() === true
  const tell = (sign: string, to?: (at: number) => void) => {
    // In what is right, its first sign stands nowhere else in it.
    if (!isOver()) to?.(text.lastIndexOf(sign, parser.position - 1))
    told = parser.position
  }
  parser.on('error', ({ message }) => {
    if (!isOver()) fault = xmlFault({ text, said: message, position: parser.position, told, open, closed })
  })
  parser.on('opentag', (element) =>
    tell('<', (at) => {
      open.push({ name: element.name, at })
      reader.enter?.(element, at)
    }),
  )
  parser.on('closetag', (element) =>
    tell('<', () => {
      closed = open.pop()
      reader.leave?.(element, closed?.at ?? 0)
    }),
  )
  parser.on('text', (piece) => !isOver() && reader.read?.(piece))
  parser.on('cdata', (piece) => tell('<', () => reader.read?.(piece)))
  parser.on('comment', () => tell('<'))
  parser.on('xmldecl', ({ encoding }) => tell('<', () => reader.declare?.(encoding)))
  parser.on('processinginstruction', ({ target }) => tell('<?', (at) => reader.instruct?.(target, at)))
  parser.on('doctype', () => tell('<!DOCTYPE', (at) => reader.meetDoctype?.(at)))
  for (let at = 0; at < text.length && !isOver(); at += PIECE) parser.write(text.slice(at, at + PIECE))
  if (!isOver()) parser.close()
  return fault
}
