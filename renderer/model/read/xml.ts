import { SaxesParser, type SaxesTagNS } from 'saxes'
import { codeOf, findInvisible } from '../explain/characters.ts'
import type { Fault } from '../explain/problem.ts'

const OPTIONS = { xmlns: true, position: false, defaultXMLVersion: '1.0', forceXMLVersion: true } as const

/** An element with its namespace, and those of its attributes. */
export type XmlElement = SaxesTagNS

/** What is done with what stands in a document, in its order. `at` is where it begins. */
interface XmlReader {
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

/** Where a text is no XML, and what to write instead: the offset of its first character. */
export type XmlFault = Fault & { at: number }

const ANEW = 'Export it again from the program that made it.'

/** What the parser says, in words for who has written it: `$1` is what its words hold. */
const SAID: [said: RegExp, message: string, hint: string][] = [
  [
    /^unbound namespace prefix: "(.*)"/,
    'Nothing says what the prefix `$1:` stands for.',
    'Remove what begins with `$1:`, or export it again with its `xmlns:$1`.',
  ],
  [/^duplicate attribute: (.*)\.$/, 'An element has the attribute `$1` twice.', 'Remove one of both.'],
  [
    /^(?:unquoted attribute value|attribute without value|disallowed character in attribute name)/,
    'An attribute is not written as XML has it.',
    'Write `name="value"`, in quotes.',
  ],
  [
    /^no whitespace between attributes/,
    'Two attributes stand together without a space.',
    'Write a space between them.',
  ],
  [/^malformed comment/, 'A comment has two hyphens in it.', 'Remove the comment, or write one hyphen.'],
  [/^text data outside of root/, 'Text stands outside of the first element.', 'Remove it.'],
  [
    /^documents may contain only one root/,
    'A second element stands behind the end of the first.',
    'Put both into one, or remove the second.',
  ],
  [/^the string "\]\]>"/, 'A text holds `]]>`.', 'Write `]]&gt;`.'],
  [
    /^malformed character entity/,
    'A character is told by a number that XML does not have.',
    'Write the character itself.',
  ],
  [/XML declaration must/, '`<?xml …?>` is not the first thing in the file.', 'Remove what stands before it.'],
]

interface Told {
  text: string
  /** Its words. */
  said: string
  /** How far it has read. */
  position: number
  /** Where what it told before ends. */
  told: number
  /** The elements that are open, and the one that it took for closed last. */
  open: Opened[]
  closed: Opened | undefined
}

interface Opened {
  name: string
  at: number
}

/** Where a text is no XML, and what to write instead. */
function xmlFault(fault: Told): XmlFault {
  const at = Math.max(0, fault.position - 1)
  return strayEntity(fault) ?? notClosed(fault) ?? strayCharacter(fault, at) ?? worded(fault.said, at)
}

function worded(said: string, at: number): XmlFault {
  for (const [pattern, message, hint] of SAID) {
    const [found, held = ''] = pattern.exec(said) ?? []
    if (found !== undefined)
      return { at, message: message.replaceAll('$1', () => held), hint: hint.replaceAll('$1', () => held) }
  }
  return { at, message: `This is no XML: ${said.replace(/\.$/, '')}.`, hint: ANEW }
}

/** An `&` that means nothing in XML. */
const STRAY = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)(\w{1,30};)?/gi

/** The parser takes all up to the next semicolon for a name. */
function strayEntity({ text, said, told }: Told): XmlFault | undefined {
  if (!/entity|^unclosed|^unexpected end/.test(said)) return undefined
  STRAY.lastIndex = told
  const found = STRAY.exec(text)
  if (!found) return undefined
  const { 1: name, index: at } = found
  if (name === undefined) return { at, message: 'An `&` stands for nothing.', hint: 'Write `&amp;`.' }
  return { at, message: `XML has no \`&${name}\`.`, hint: 'Write the character itself.' }
}

function notClosed({ text, said, position, open, closed }: Told): XmlFault | undefined {
  if (!/^unexpected (?:close|end)|^unclosed/.test(said)) return undefined
  const isClosing = said === 'unexpected close tag.'
  const end = text.lastIndexOf('</', position - 1)
  const name = text.slice(end + 2, position - 1).trim()
  if (isClosing && !open.some((each) => each.name === name))
    return { at: end, message: `\`</${name}>\` closes nothing.`, hint: 'Remove it, or write what it closes.' }
  const last = isClosing ? closed : open.at(-1)
  return last && { at: last.at, message: `\`<${last.name}>\` is not closed: the file is damaged.`, hint: ANEW }
}

function strayCharacter({ text, said }: Told, at: number): XmlFault | undefined {
  if (said !== 'disallowed character.') return undefined
  const character = text[at] ?? ''
  if (character === '<') return { at, message: 'A `<` stands in the value of an attribute.', hint: 'Write `&lt;`.' }
  const name = findInvisible(character)?.name ?? codeOf(character)
  return { at, message: `The file holds ${name}, which XML does not have.`, hint: 'Remove it.' }
}
