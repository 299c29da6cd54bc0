import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SaxesParser } from 'saxes'
import type { Problem } from '../../../renderer/model/explain/problem.ts'
import { Source } from '../../../renderer/model/explain/source.ts'

/** Reads the XML documents and drawings of a site as strictly as other programs do. @param files the addresses of all files */
export async function validateXml(
  client: string,
  files: Iterable<string>,
): Promise<{ read: number; unreadable: Problem[] }> {
  const documents = [...files].filter((address) => /\.(?:xml|svg)$/.test(address))
  const found = documents.map(async (address) => xmlFaults(address, await readFile(join(client, address), 'utf8')))
  return { read: documents.length, unreadable: (await Promise.all(found)).flat() }
}

/** The first fault of a document, in the words of the parser. Sources: XML 1.0 (fifth edition), Namespaces in XML. */
function xmlFaults(address: string, text: string): Problem[] {
  const parser = new SaxesParser({ xmlns: true, position: false, defaultXMLVersion: '1.0', forceXMLVersion: true })
  const source = new Source(address, address.slice(1), text)
  const faults: Problem[] = []
  parser.on('error', ({ message: reason }) => {
    const at = Math.max(0, parser.position - 1)
    const message = `\`${address}\` would be no XML, and no program could read it: ${reason}`
    if (faults.length === 0) faults.push(source.problem(at, at + 1, message))
  })
  parser.write(text).close()
  return faults
}
