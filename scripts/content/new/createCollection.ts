import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SLUG_PATTERN } from '../../../renderer/model/define/fields.ts'
import { slugify } from '../../../renderer/model/slug.ts'
import { UserError } from '../../errors.ts'
import { listFiles, PROJECT_ROOT } from '../../files.ts'
import { getCurrentDay } from '../../isoTime.ts'
import type { EntryOptions } from './entryOptions.ts'

/** Paths and texts of templates contain variables such as `__name__`. */
const TEMPLATES_FOLDER = join(PROJECT_ROOT, 'scripts/content/new/collection')

/** Creates the files of a collection, and returns their paths. @throws {UserError} for wrong options or existing folders */
export function createCollection(options: EntryOptions, { project, content }: Record<'project' | 'content', string>) {
  const collection = parseCollection(options)
  // Keys are folders of templates.
  const folders: Record<string, string> = {
    code: `renderer/collections/${toCamelCase(collection.name)}`,
    content: join(content, collection.name),
    pages: `pages/${collection.name}`,
  }
  for (const folder of Object.values(folders))
    if (existsSync(join(project, folder))) throw new UserError(`${folder} already exists. Nothing was written.`)
  const templates = listFiles(TEMPLATES_FOLDER).filter((path) => path.endsWith('.txt'))
  return templates.map((template) => {
    const [templateFolder = '', ...path] = interpolate(template.slice(0, -'.txt'.length), collection).split('/')
    const file = join(folders[templateFolder] ?? '', ...path)
    mkdirSync(dirname(join(project, file)), { recursive: true })
    writeFileSync(join(project, file), interpolate(readFileSync(join(TEMPLATES_FOLDER, template), 'utf8'), collection))
    return file
  })
}

function parseCollection({ title, slug, fieldValues }: EntryOptions) {
  const { singular, ...otherOptions } = Object.fromEntries(fieldValues)
  if (title === undefined || singular === undefined) throw new UserError(USAGE)
  const [unknownOption] = Object.keys(otherOptions)
  if (unknownOption !== undefined)
    throw new UserError(`A collection has no option \`--${unknownOption}\`. Nothing was written.\n${USAGE}`)
  const name = slug ?? slugify(title)
  const options = [
    ['slug', name, SLUG_PATTERN, 'lowercase letters, digits, and single hyphens: `case-studies`'],
    ['singular', singular, /^[a-z]+(?: [a-z]+)*$/, 'lowercase words: `case study`'],
  ] as const
  for (const [option, value, pattern, format] of options)
    if (!pattern.test(value))
      throw new UserError(`\`${value}\` isn't valid for \`--${option}\`. Use ${format}. Nothing was written.`)
  return { title, name, singular }
}

const USAGE = `A collection needs a title and the name of one entry:
  npm run new -- collection "Case Studies" --singular "case study"`

function interpolate(template: string, collection: ReturnType<typeof parseCollection>): string {
  const { title, name, singular } = collection
  const variables: Record<string, string> = {
    // Escape the title, because templates put it in double quotes.
    title: JSON.stringify(title).slice(1, -1),
    name,
    singular,
    plural: name.replaceAll('-', ' '),
    // Names in code: `caseStudies`, `caseStudy`, and `CaseStudyEntry`. The leading space capitalizes the first word.
    collection: toCamelCase(name),
    entry: toCamelCase(singular),
    EntryType: toCamelCase(` ${singular} entry`),
    singularSlug: singular.replaceAll(' ', '-'),
    today: getCurrentDay(),
  }
  return template.replaceAll(/__([a-zA-Z]+)__/g, (match, variable: string) => variables[variable] ?? match)
}

function toCamelCase(name: string): string {
  return name.replaceAll(/[- ](\w)/g, (_, letter: string) => letter.toUpperCase())
}

export const NEXT_STEPS = `Next:
  npm run reference   adds the fields to the writers' reference
  npm run check       checks the new content
  Add a link to content/navigation.yaml. The build fails if no page links to the collection.
  Add a row to the table “Find the file” in content/README.md.`
