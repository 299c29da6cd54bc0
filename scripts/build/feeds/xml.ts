import { toXml } from 'xast-util-to-xml'
import { type Result, x } from 'xastscript'

/**
 * A whole XML document of its root element. No text in it has `]]>`, which the writer leaves as it is (XML 1.0, section
 * 2.4): nothing else of what it writes can look like it.
 */
export function createXmlDocument(root: Result): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${toXml(root).replaceAll(']]>', ']]&gt;')}\n`
}

/** Elements that hold a text each, in the order of the record; those without a value are left out. */
export function createTextElements(texts: Record<string, string | undefined>): Result[] {
  return Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [x(name, text)]))
}
