import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
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

/** Git ignores this folder, because each new entry changes `ids.json`. */
const SCHEMAS_FOLDER = '.vscode/schemas'
export const SETTINGS_PATH = '.vscode/settings.json'

/** `site` describes each id. It's undefined if the content has problems. */
type SchemaSource = { model: ContentModel; targets: Pick<Targets, 'listIds'>; site?: Site | undefined }

/** Writes changed JSON Schemas next to the content folder. Skips folders without VS Code settings. */
export function writeSchemas(content: string, { model, targets, site }: SchemaSource): void {
  const parent = dirname(resolve(content))
  if (!existsSync(join(parent, SETTINGS_PATH))) return
  const folder = join(parent, SCHEMAS_FOLDER)
  const idsSchema = createIdsSchema(model, (target) => targets.listIds(target), site)
  const textsByName = new Map([...createFileSchemas(model), [IDS_FILE, `${JSON.stringify(idsSchema)}\n`]])
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of textsByName) {
    const file = join(folder, name)
    if (readIfExists(file)?.toString() !== text) writeFileSync(file, text)
  }
}

const fileSchemas = new WeakMap<ContentModel, [name: string, text: string][]>()

/** Creates the schemas of all files once for each model. It's slow, and `npm run dev` writes schemas after each edit. */
function createFileSchemas(model: ContentModel): [name: string, text: string][] {
  const cachedSchemas = fileSchemas.get(model)
  if (cachedSchemas) return cachedSchemas
  const schemas = listEditableFiles(model).map(({ pattern, schema }): [string, string] => [
    getSchemaFileName(pattern),
    `${JSON.stringify(createFileSchema(schema))}\n`,
  ])
  fileSchemas.set(model, schemas)
  return schemas
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
