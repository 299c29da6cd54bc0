import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SaxesParser } from 'saxes'
import type { Diagnostic } from '../../../renderer/model/explain/diagnostic.ts'
import { Source } from '../../../renderer/model/explain/source.ts'

/** Parses XML and SVG files of a site with a strict parser. @param files addresses of all files */
export async function validateXml(
  client: string,
  files: Iterable<string>,
): Promise<{ checkedCount: number; problems: Diagnostic[] }> {
  const documents = [...files].filter((address) => /\.(?:xml|svg)$/.test(address))
  const problems = documents.map(async (address) =>
    findXmlProblem(address, await readFile(join(client, address), 'utf8')),
  )
  return { checkedCount: documents.length, problems: (await Promise.all(problems)).flat() }
}

/** See XML 1.0 (fifth edition), Namespaces in XML. */
function findXmlProblem(address: string, text: string): Diagnostic[] {
  const parser = new SaxesParser({ xmlns: true, position: false, defaultXMLVersion: '1.0', forceXMLVersion: true })
  const source = new Source(address, address.slice(1), text)
  const fileProblems: Diagnostic[] = []
  parser.on('error', ({ message: reason }) => {
    const offset = Math.max(0, parser.position - 1)
    const message = `\`${address}\` isn't well-formed XML: ${reason}`
    if (fileProblems.length === 0) fileProblems.push(source.createProblem(offset, offset + 1, message))
  })
  parser.write(text).close()
  return fileProblems
}
