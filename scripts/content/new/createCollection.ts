import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SLUG } from '../../../renderer/model/define/fields.ts'
import { slugOf } from '../../../renderer/model/slug.ts'
import { PlainError } from '../../errors.ts'
import { filesBelow, PROJECT } from '../../store/sources.js'
import { today } from '../../today.ts'
import type { Typed } from './readNew.ts'

/** The files of a new collection, in which `__name__` and the like stand for what it is called: code, content and pages. */
const TEMPLATES = join(PROJECT, 'scripts/content/new/collection')

/** How a new collection is called: `case-studies`, `case study`, `/case-studies`. */
type NewCollection = ReturnType<typeof collectionOf>

/**
 * Makes a collection: its definition, its content, its pages, and its row in the guide for writers. They are a beginning.
 * @returns the files that were written, by their paths in the project.
 * @throws {PlainError} if something is missing, or one of its folders is there.
 */
export function createCollection(project: string, content: string, typed: Typed): string[] {
  const collection = collectionOf(typed)
  const folders: Record<string, string> = {
    code: `renderer/collections/${camel(collection.name)}`,
    content: join(content, collection.name),
    pages: `pages${collection.address}`,
  }
  for (const folder of Object.values(folders))
    if (existsSync(join(project, folder))) throw new PlainError(`${folder} exists already. Nothing was written.`)
  const templates = filesBelow(TEMPLATES).filter((path) => path.endsWith('.txt'))
  const files = templates.map((template) => {
    const [room = '', ...path] = filled(template.slice(0, -'.txt'.length), collection).split('/')
    const file = join(folders[room] ?? '', ...path)
    mkdirSync(dirname(join(project, file)), { recursive: true })
    writeFileSync(join(project, file), filled(readFileSync(join(TEMPLATES, template), 'utf8'), collection))
    return file
  })
  const guide = join(project, content, 'README.md')
  if (existsSync(guide)) {
    // A row more in its table of what is where.
    const row = `| a ${collection.singular} | \`${collection.name}/\` |\n`
    const text = readFileSync(guide, 'utf8').replace(/(?<=\n## What is where\n.*?\n\|[^\n]*\n)(?=\n)/s, row)
    writeFileSync(guide, text)
  }
  return files
}

function collectionOf({ title, slug, answers }: Typed) {
  const singular = answers.get('singular')
  if (title === undefined || singular === undefined) throw new PlainError(USAGE)
  const unknown = [...answers.keys()].find((key) => key !== 'singular' && key !== 'address')
  if (unknown !== undefined)
    throw new PlainError(`A collection has no option \`--${unknown}\`. Nothing was written.\n${USAGE}`)
  const name = slug ?? slugOf(title)
  const address = answers.get('address') ?? `/${name}`
  if (!SLUG.test(name) || !/^(?:\/[a-z0-9-]+)+$/.test(address) || !/^[a-z]+(?: [a-z]+)*$/.test(singular))
    throw new PlainError(`${USAGE}\nNames and addresses have lower-case letters, digits and hyphens.`)
  return { title, name, singular, address }
}

const USAGE = `A collection needs a title and what one of its entries is called:
  npm run new -- collection "Case Studies" --singular "case study" [--address /case-studies]`

/** A template with the names of a collection in it. */
function filled(template: string, { title, name, singular, address }: NewCollection): string {
  const words: Record<string, string> = {
    title,
    name,
    singular,
    address,
    all: camel(name),
    one: camel(singular),
    One: camel(` ${singular}`),
    file: singular.replaceAll(' ', '-'),
    up: '../'.repeat(address.split('/').length),
    today: today(),
  }
  return template.replaceAll(/__([a-zA-Z]+)__/g, (all, word: string) => words[word] ?? all)
}

/** `case-studies` is `caseStudies`. */
function camel(name: string): string {
  return name.replaceAll(/[- ](\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** What is left to do by hand, in words. */
export const NEXT = `npm run reference   tells writers and editors its fields
npm run check       holds the new content against the definition
A link to it is a line of navigation.yaml: without one the build names each page that nothing leads to.`
