import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join, posix } from 'node:path'
import { SaxesParser } from 'saxes'
import { type Problem, whole } from '../../../renderer/model/explain/problem.ts'
import { filesOf } from '../../../renderer/model/inventory.ts'
import { entriesIn } from '../../../renderer/model/read/entries.ts'
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
 * @returns how many files of XML there are, and what is wrong, at the line of the content that it comes from.
 */
export async function readBack(written: Written): Promise<{ read: number; unreadable: Problem[] }> {
  const documents = [...written.files].filter((address) => /\.(?:xml|svg)$/.test(address))
  const found = documents.map(async (address) => {
    const text = await readFile(join(written.client, address), 'utf8')
    const fault = xmlFault(text)
    return fault ? [documentProblem(address, text, fault, written.content)] : []
  })
  return { read: documents.length, unreadable: [...(await Promise.all(found)).flat(), ...dataProblems(written)] }
}

/** Where a text is no XML, and why. */
interface XmlFault {
  at: number
  message: string
}

/** The first fault of a document, in the words of the parser. Sources: XML 1.0 (fifth edition), Namespaces in XML. */
function xmlFault(text: string): XmlFault | undefined {
  const parser = new SaxesParser({ xmlns: true, position: false, defaultXMLVersion: '1.0', forceXMLVersion: true })
  let fault: XmlFault | undefined
  parser.on('error', ({ message }) => {
    fault ??= { at: Math.max(0, parser.position - 1), message }
  })
  parser.write(text).close()
  return fault
}

function documentProblem(address: string, text: string, fault: XmlFault, content: string): Problem {
  const place = originOf(text, fault, content) ?? {
    ...placeAt(text, fault.at),
    file: address.slice(1),
    length: 1,
  }
  return {
    file: place.file,
    line: place.line,
    column: place.column,
    message: `\`${address}\` would be no XML, and no program could read it: ${fault.message}`,
    hint: 'Write it in another way.',
    source: { text: place.text, length: place.length },
  }
}

/** The line of the content that a fault comes from; undefined where its words stand in none. */
function originOf(text: string, { at }: XmlFault, content: string) {
  const words = wordsBefore(wordsBefore(text.slice(0, at)))
  for (const { path, fault } of words === '' ? [] : entriesIn(content)) {
    if (fault || path.startsWith('media/')) continue
    const own = readFileSync(join(content, path), 'utf8')
    const offset = own.indexOf(words)
    if (offset !== -1)
      return { ...placeAt(own, offset), file: posix.join(basename(content), path), length: words.length }
  }
  return undefined
}

const ENTITIES = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
])

/** The last words of a piece of markup, behind its last tag, as they were before they became markup. */
function wordsBefore(markup: string): string {
  const words = markup.slice(markup.lastIndexOf('>') + 1)
  return words.replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES.get(entity) ?? entity).trim()
}

/** The place of an offset, and its whole line. */
function placeAt(text: string, at: number): { line: number; column: number; text: string } {
  const before = text.slice(0, at).split('\n')
  const column = (before.at(-1)?.length ?? 0) + 1
  return { line: before.length, column, text: text.split('\n')[before.length - 1] ?? '' }
}

function dataProblems({ content, site, pages }: Written): Problem[] {
  return site.pages().flatMap((page) => {
    const file = posix.join(basename(content), filesOf(page)[0] ?? '')
    const { unreadable = [] } = pages.get(page.address) ?? {}
    return unreadable.map((fault) => whole(file, `No program could read what \`${page.address}\` tells it. ${fault}`))
  })
}
