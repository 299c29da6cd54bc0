import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SLUG } from '../../../renderer/model/define/fields.ts'
import { slugOf } from '../../../renderer/model/slug.ts'
import { PlainError } from '../../errors.ts'
import { today } from '../../today.ts'
import { camel, definitionCode, type NewCollection } from './collectionCode.ts'
import { contentFiles } from './collectionContent.ts'
import { pageCode } from './collectionPages.ts'
import type { Typed } from './readNew.ts'

/**
 * Makes a collection: its definition, its content, its pages, and its row in the guide for writers. They are a beginning.
 * @param project the folder of the project; `content` is the content folder.
 * @returns the files that were written, by their paths in the project.
 * @throws {PlainError} if something is missing, or one of its folders is there.
 */
export function createCollection(project: string, content: string, typed: Typed): string[] {
  const collection = collectionOf(typed)
  const { name, address } = collection
  const folders = {
    code: `renderer/collections/${camel(name)}`,
    content: join(content, name),
    pages: `pages${address}`,
  }
  for (const folder of Object.values(folders))
    if (existsSync(join(project, folder))) throw new PlainError(`${folder} exists already. Nothing was written.`)
  const files = new Map([
    [join(folders.code, 'definition.ts'), definitionCode(collection)],
    ...under(folders.content, contentFiles(collection, today())),
    ...under(folders.pages, pageCode(collection)),
  ])
  for (const [path, text] of files) {
    mkdirSync(dirname(join(project, path)), { recursive: true })
    writeFileSync(join(project, path), text)
  }
  const guide = join(project, content, 'README.md')
  if (existsSync(guide)) writeFileSync(guide, withRow(readFileSync(guide, 'utf8'), collection))
  return [...files.keys()]
}

function collectionOf({ title, slug, answers }: Typed): NewCollection {
  const singular = answers.get('singular')
  if (title === undefined || singular === undefined) throw new PlainError(USAGE)
  const name = slug ?? slugOf(title)
  const address = answers.get('address') ?? `/${name}`
  if (!SLUG.test(name) || !/^(?:\/[a-z0-9-]+)+$/.test(address) || !/^[a-z]+(?: [a-z]+)*$/.test(singular))
    throw new PlainError(`${USAGE}\nNames and addresses have lower-case letters, digits and hyphens.`)
  return { title, name, singular, address }
}

const USAGE = `A collection needs a title and what one of its entries is called:
  npm run new -- collection "Case Studies" --singular "case study" [--address /case-studies]`

function under(folder: string, files: Map<string, string>): [string, string][] {
  return [...files].map(([path, text]) => [join(folder, path), text])
}

/** A row more in the guide's table of what is where. */
function withRow(guide: string, { name, singular }: NewCollection): string {
  return guide.replace(/(?<=\n## What is where\n.*?\n\|[^\n]*\n)(?=\n)/s, `| a ${singular} | \`${name}/\` |\n`)
}

/** What is left to do by hand, in words. */
export const NEXT = `npm run reference   tells writers and editors its fields
npm run check       holds the new content against the definition
A link to it is a line of navigation.yaml: without one the build names each page that nothing leads to.`
