import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { ContentModel } from '../../../renderer/model/define/model.ts'
import {
  createFileSchema,
  createIdsSchema,
  createSchemaAssociations,
  getSchemaFileName,
  IDS_FILE,
  listEditableFiles,
} from '../../../renderer/model/describe/fileSchema.ts'
import type { Site } from '../../../renderer/model/site.ts'
import type { Targets } from '../../../renderer/model/targets/targets.ts'
import { PROJECT_ROOT, readIfExists } from '../../files.ts'
import { loadContent } from '../loadedContent.ts'

/** Folder of the schemas. Git ignores it, because each new entry changes them. */
export const SCHEMAS_FOLDER = '.vscode/schemas'

export const SETTINGS_PATH = '.vscode/settings.json'

/** Checks if the folder next to the content has VS Code settings. */
export function hasEditorSettings(content: string): boolean {
  return existsSync(join(dirname(resolve(content)), SETTINGS_PATH))
}

interface SchemaSource {
  model: ContentModel
  targets: Pick<Targets, 'listIds'>
  /** Undefined if there are problems. `targets` is always available. */
  site?: Site | undefined
}

/** Writes changed JSON Schemas next to the content folder, and deletes outdated ones. Returns the number of schemas. Safe to run in parallel. */
export function writeSchemas(content: string, { model, targets, site }: SchemaSource): number {
  const folder = join(dirname(resolve(content)), SCHEMAS_FOLDER)
  const schemas = new Map([[IDS_FILE, createIdsSchema(model, (target) => targets.listIds(target), site)]])
  for (const { pattern, schema } of listEditableFiles(model))
    schemas.set(getSchemaFileName(pattern), createFileSchema(schema))
  mkdirSync(folder, { recursive: true })
  for (const [name, schema] of schemas) {
    const [file, text] = [join(folder, name), `${JSON.stringify(schema)}\n`]
    if (readIfExists(file)?.toString() !== text) writeFileSync(file, text)
  }
  // A parallel program may do the same, so a file may be gone already.
  for (const name of readdirSync(folder)) if (!schemas.has(name)) rmSync(join(folder, name), { force: true })
  return schemas.size
}

/** Writes the schemas again, so that editors accept a new entry before the next check. */
export async function refreshSchemas(content: string): Promise<void> {
  if (hasEditorSettings(content)) writeSchemas(content, await loadContent(content, { skipInvalidFiles: true }))
}

/** Returns the text of `.vscode/settings.json` with updated schemas. Keeps all other settings. */
export function renderEditorSettings(model: ContentModel): string {
  const settings: object = JSON.parse(readFileSync(join(PROJECT_ROOT, SETTINGS_PATH), 'utf8'))
  const schemas = createSchemaAssociations(model, `./${SCHEMAS_FOLDER}`)
  const text = JSON.stringify({ ...settings, 'yaml.schemas': schemas }, undefined, 2)
  // Match Biome's format for lists, so that lint accepts the file.
  const formatted = text.replaceAll(/\[[^[\]]*\]/g, (list) => `[${list.slice(1, -1).replaceAll(/\n */g, ' ').trim()}]`)
  return `${formatted}\n`
}
