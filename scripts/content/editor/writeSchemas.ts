import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { ContentModel } from '../../../renderer/model/define/model.ts'
import { associations, editorFiles, fileSchema } from '../../../renderer/model/describe/fileSchema.ts'
import { meaningsIn, NAMES_FILE, namesFile } from '../../../renderer/model/describe/namesFile.ts'
import type { Site } from '../../../renderer/model/site.ts'
import type { Targets } from '../../../renderer/model/targets/targets.ts'
import { codeState } from '../../store/root.js'
import { PROJECT } from '../../store/sources.js'
import { indexOf } from '../mv/contentIndex.ts'

/** Where `.vscode/settings.json` looks for them. Git does not: one more post would change them. */
export const SCHEMAS = '.vscode/schemas'

/** Where an editor would look for the schemas, from its settings. */
export const SETTINGS = '.vscode/settings.json'

/** Whether somebody opens the content of this folder in an editor that we set up. */
export function hasEditor(root: string): boolean {
  return existsSync(join(dirname(resolve(root)), SETTINGS))
}

interface Described {
  model: ContentModel
  targets: Pick<Targets, 'namesOf'>
  /** Undefined while the content has problems: the names of its entries are there all the same. */
  site?: Site | undefined
}

/** Beside the schemas: the state of the code that made them. While that is the same, the names alone are written. */
const STATE = 'made-of'

/**
 * Writes the JSON Schemas of all files of a content folder beside it, for editors. What has not changed is not touched.
 * @returns how many there are.
 */
export function writeSchemas(root: string, described: Described): number {
  const target = join(dirname(resolve(root)), SCHEMAS)
  const state = codeState()
  const schemas = new Map([[NAMES_FILE, namesFor(described)]])
  mkdirSync(target, { recursive: true })
  if (textOf(join(target, STATE)) !== state) {
    for (const name of readdirSync(target)) rmSync(join(target, name))
    for (const [name, schema] of fileSchemas(described.model)) schemas.set(name, schema)
  }
  for (const [name, schema] of schemas) writeIfOther(join(target, name), `${JSON.stringify(schema)}\n`)
  writeIfOther(join(target, STATE), state)
  return editorFiles(described.model).length + 1
}

/** The schemas by their files' names, with the file of names that they refer to. */
export function schemasFor(described: Described): Map<string, object> {
  return new Map([...fileSchemas(described.model), [NAMES_FILE, namesFor(described)]])
}

function fileSchemas(model: ContentModel): Map<string, object> {
  const tokens = model.tokenNames()
  return new Map(editorFiles(model).map(({ name, schema }) => [name, fileSchema(schema, tokens)]))
}

function namesFor({ model, targets, site }: Described): object {
  return namesFile(model, (target) => targets.namesOf(target), site ? meaningsIn(site) : () => undefined)
}

function writeIfOther(file: string, text: string): void {
  if (textOf(file) !== text) writeFileSync(file, text)
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Tells editors of what a program has just written: a new name would be marked as unknown until the next check. */
export async function refreshSchemas(root: string): Promise<void> {
  if (hasEditor(root)) writeSchemas(root, await indexOf(root))
}

/** What the YAML extension has to be told: which schema is for which files. */
const SCHEMAS_KEY = 'yaml.schemas'

/** The text of `.vscode/settings.json`, with what it says beside our own keys. */
export function settingsText(model: ContentModel): string {
  const own: unknown = JSON.parse(readFileSync(join(PROJECT, SETTINGS), 'utf8'))
  const schemas = associations(model, `./${SCHEMAS}`, 'content')
  const text = JSON.stringify({ ...(own as object), [SCHEMAS_KEY]: schemas }, undefined, 2)
  return `${text.replaceAll(LIST, inOneLine)}\n`
}

/** A list without lists in it stands in one line, as our formatter has it. */
const LIST = /\[[^[\]]*\]/g

function inOneLine(list: string): string {
  const lines = list.split('\n').map((line) => line.trim())
  return `${lines[0]}${lines.slice(1, -1).join(' ')}${lines.at(-1)}`
}
