import { readFile } from 'node:fs/promises'
import { basename, join, posix, resolve } from 'node:path'
import { SaxesParser } from 'saxes'
import { type Problem, whole } from '../../../renderer/model/explain/problem.ts'
import { Source } from '../../../renderer/model/explain/source.ts'
import { filesOf } from '../../../renderer/model/routes.ts'
import type { Site } from '../../../renderer/model/site.ts'
import type { PageFacts } from '../pages/pageFacts.ts'

/** A site as it lies in a folder, and the content folder that it is made of. */
interface Written {
  client: string
  content: string
  site: Site
  /** The addresses of its files that are no pages. */
  files: Iterable<string>
  pages: ReadonlyMap<string, Pick<PageFacts, 'unreadable'>>
}

/**
 * Reads what programs read of a site as strictly as they do: every XML and every drawing that was written, and the data
 * of its pages.
 */
export async function readBack(written: Written): Promise<{ read: number; unreadable: Problem[] }> {
  const documents = [...written.files].filter((address) => /\.(?:xml|svg)$/.test(address))
  const found = documents.map(async (address) =>
    xmlFaults(address, await readFile(join(written.client, address), 'utf8')),
  )
  return { read: documents.length, unreadable: [...(await Promise.all(found)).flat(), ...dataProblems(written)] }
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

function dataProblems({ content, site, pages }: Written): Problem[] {
  return site.pages().flatMap((page) => {
    const file = posix.join(basename(resolve(content)), filesOf(page)[0] ?? '')
    const { unreadable = [] } = pages.get(page.address) ?? {}
    return unreadable.map((fault) => whole(file, `No program could read what \`${page.address}\` tells it. ${fault}`))
  })
}
