import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { ContentModel } from '../../../renderer/model/define/model.ts'
import { associations, editorFiles, fileSchema } from '../../../renderer/model/describe/fileSchema.ts'
import { meaningsIn, NAMES_FILE, namesFile } from '../../../renderer/model/describe/namesFile.ts'
import type { Site } from '../../../renderer/model/site.ts'
import type { Targets } from '../../../renderer/model/targets/targets.ts'
import { sourceHash } from '../../store/root.ts'
import { PROJECT, readIfExists } from '../../store/sources.ts'
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

/** The hash of the code that wrote the schemas. While it's the same, only the names are written. */
const STATE = 'made-of'

/**
 * Writes the JSON Schemas of a content folder next to it, for editors. Doesn't touch files that haven't changed. Several programs may do
 * this at the same time.
 * @returns the number of schemas
 */
export function writeSchemas(root: string, { model, targets, site }: Described): number {
  const target = join(dirname(resolve(root)), SCHEMAS)
  const state = sourceHash()
  const files = editorFiles(model)
  const names = namesFile(model, (target) => targets.namesOf(target), site ? meaningsIn(site) : () => undefined)
  const schemas = new Map<string, object>([[NAMES_FILE, names]])
  mkdirSync(target, { recursive: true })
  const isUpToDate = textOf(join(target, STATE)) === state
  if (!isUpToDate) for (const { name, schema } of files) schemas.set(name, fileSchema(schema, model.tokenNames()))
  for (const [name, schema] of schemas) writeIfChanged(join(target, name), `${JSON.stringify(schema)}\n`)
  if (!isUpToDate) {
    const outdated = readdirSync(target).filter((name) => !schemas.has(name))
    // Another program may do the same right now, so a file may be gone already.
    for (const name of outdated) rmSync(join(target, name), { force: true })
    writeFileSync(join(target, STATE), state)
  }
  return files.length + 1
}

function writeIfChanged(file: string, text: string): void {
  if (textOf(file) !== text) writeFileSync(file, text)
}

function textOf(file: string): string | undefined {
  return readIfExists(file)?.toString()
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
  // A list without lists in it stands in one line, as our formatter has it.
  const inLines = text.replaceAll(/\[[^[\]]*\]/g, (list) => `[${list.slice(1, -1).replaceAll(/\n */g, ' ').trim()}]`)
  return `${inLines}\n`
}
