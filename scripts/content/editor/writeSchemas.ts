import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { ContentModel } from '../../../renderer/model/define/model.ts'
import { createAssociations, createFileSchema, listEditorFiles } from '../../../renderer/model/describe/fileSchema.ts'
import { createNamesSchema, NAMES_FILE } from '../../../renderer/model/describe/namesFile.ts'
import type { Site } from '../../../renderer/model/site.ts'
import type { Targets } from '../../../renderer/model/targets/targets.ts'
import { hashBuildSources } from '../../store/root.ts'
import { PROJECT_ROOT, readIfExists } from '../../store/sources.ts'
import { openIndex } from '../mv/contentIndex.ts'

/** Git ignores this folder, because each new entry changes the schemas. */
export const SCHEMAS_FOLDER = '.vscode/schemas'

export const SETTINGS_PATH = '.vscode/settings.json'

/** Checks if the folder next to the content has VS Code settings. */
export function hasEditor(root: string): boolean {
  return existsSync(join(dirname(resolve(root)), SETTINGS_PATH))
}

interface SchemaSource {
  model: ContentModel
  targets: Pick<Targets, 'listNames'>
  /** Undefined if there are problems. `targets` is always available. */
  site?: Site | undefined
}

/** If this hash is unchanged, only names are written. */
const HASH_FILE = 'source-hash'

/** Writes changed JSON Schemas next to the content folder. Safe to run in parallel. */
export function writeSchemas(root: string, { model, targets, site }: SchemaSource): number {
  const target = join(dirname(resolve(root)), SCHEMAS_FOLDER)
  const hash = hashBuildSources()
  const files = listEditorFiles(model)
  const names = createNamesSchema(model, (target) => targets.listNames(target), site)
  const schemas = new Map<string, object>([[NAMES_FILE, names]])
  mkdirSync(target, { recursive: true })
  const isUpToDate = readTextIfExists(join(target, HASH_FILE)) === hash
  if (!isUpToDate)
    for (const { name, schema } of files) schemas.set(name, createFileSchema(schema, model.listTokenNames()))
  for (const [name, schema] of schemas) writeIfChanged(join(target, name), `${JSON.stringify(schema)}\n`)
  if (!isUpToDate) {
    const outdated = readdirSync(target).filter((name) => !schemas.has(name))
    // Another program may do the same right now, so a file may be gone already.
    for (const name of outdated) rmSync(join(target, name), { force: true })
    writeFileSync(join(target, HASH_FILE), hash)
  }
  return files.length + 1
}

function writeIfChanged(file: string, text: string): void {
  if (readTextIfExists(file) !== text) writeFileSync(file, text)
}

function readTextIfExists(file: string): string | undefined {
  return readIfExists(file)?.toString()
}

/** Lets editors accept a new entry before the next check. */
export async function refreshSchemas(root: string): Promise<void> {
  if (hasEditor(root)) writeSchemas(root, await openIndex(root, false))
}

const SCHEMAS_KEY = 'yaml.schemas'

/** Creates `.vscode/settings.json`, and preserves all other settings. */
export function renderEditorSettings(model: ContentModel): string {
  const settings: unknown = JSON.parse(readFileSync(join(PROJECT_ROOT, SETTINGS_PATH), 'utf8'))
  const schemas = createAssociations(model, `./${SCHEMAS_FOLDER}`, 'content')
  const text = JSON.stringify({ ...(settings as object), [SCHEMAS_KEY]: schemas }, undefined, 2)
  // Match Biome's format for lists.
  const formatted = text.replaceAll(/\[[^[\]]*\]/g, (list) => `[${list.slice(1, -1).replaceAll(/\n */g, ' ').trim()}]`)
  return `${formatted}\n`
}
