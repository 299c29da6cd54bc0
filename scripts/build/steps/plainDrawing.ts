import { SVG } from '../../../renderer/model/read/drawingFaults.ts'
import { readXml, type XmlElement } from '../../../renderer/model/read/xml.ts'
import { escapeMarkup } from '../../escapeMarkup.ts'

const XMLNS = 'http://www.w3.org/2000/xmlns/'
const XLINK = 'http://www.w3.org/1999/xlink'
/** Whose attributes mean something in a drawing: its own, links of SVG 1.1, and `xml:space`. */
const MEANT = ['', XLINK, 'http://www.w3.org/XML/1998/namespace']

/**
 * A drawing with what is drawn, said or linked in it, and nothing else: editors note paths of their computers and names of
 * people in elements and attributes of their own, in `<metadata>` and in comments. Browsers draw what is in SVG's
 * namespace alone (SVG 2, section 5.1), so it looks the same.
 * @param svg a drawing that the check has let pass.
 */
export function plainDrawing(svg: string): string {
  const written: string[] = []
  /** How many of the open elements are left out. */
  let left = 0
  const fault = readXml(svg, {
    enter(element) {
      if (left > 0 || !isDrawn(element)) left += 1
      else written.push(`<${[element.name, ...attributesOf(element)].join(' ')}${element.isSelfClosing ? '/' : ''}>`)
    },
    leave({ name, isSelfClosing }) {
      if (left > 0) left -= 1
      else if (!isSelfClosing) written.push(`</${name}>`)
    },
    read(text) {
      if (left === 0) written.push(escaped(text))
    },
  })
  if (fault) throw new Error(`A drawing that was checked is no XML: ${fault.message}`)
  return `${written.join('').trim()}\n`
}

function isDrawn({ uri, local }: XmlElement): boolean {
  return uri === SVG && local !== 'metadata'
}

function attributesOf({ attributes }: XmlElement): string[] {
  return Object.values(attributes)
    .filter(({ uri, value }) => (uri === XMLNS ? [SVG, XLINK].includes(value) : MEANT.includes(uri)))
    .map(
      ({ name, value }) =>
        `${name}="${escaped(value)
          .replaceAll('"', '&quot;')
          .replaceAll(/[\t\n]/g, codeOf)}"`,
    )
}

/** A parser turns line ends of a value into spaces, and a carriage return anywhere into a line feed. */
function escaped(text: string): string {
  return escapeMarkup(text).replaceAll('\r', codeOf)
}

function codeOf(character: string): string {
  return `&#${character.charCodeAt(0)};`
}
