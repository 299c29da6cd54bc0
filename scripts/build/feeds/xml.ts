import { toXml } from 'xast-util-to-xml'
import { type Result, x } from 'xastscript'

export const ATOM_NAMESPACE = 'http://www.w3.org/2005/Atom'

/** Creates an XML document. Escapes `]]>`, which `toXml` doesn't (XML 1.0, section 2.4). */
export function createXmlDocument(root: Result): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${toXml(root).replaceAll(']]>', ']]&gt;')}\n`
}

/** Creates an element for each key, and skips undefined values. */
export function createTextElements(textByName: Record<string, string | undefined>): Result[] {
  return Object.entries(textByName).flatMap(([name, text]) => (text === undefined ? [] : [x(name, text)]))
}
