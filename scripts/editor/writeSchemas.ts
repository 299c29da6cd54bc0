import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { ContentModel } from '../../renderer/model/define/model.ts'
import { editorFiles } from '../../renderer/model/describe/editorFiles.ts'
import { fileSchema } from '../../renderer/model/describe/fileSchema.ts'
import { meaningsIn, namesIn } from '../../renderer/model/describe/names.ts'
import { NAMES_FILE, namesFile } from '../../renderer/model/describe/namesFile.ts'
import type { ContentFolder } from '../../renderer/model/read/readContent.ts'
import type { Site } from '../../renderer/model/site.ts'

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
  folder: ContentFolder
  /** Undefined while the content has problems: the names of its entries are there all the same. */
  site?: Site | undefined
}

/**
 * Writes the JSON Schemas of all files of a content folder beside it, for editors. What has not changed is not touched.
 * @returns how many there are.
 */
export function writeSchemas(root: string, described: Described): number {
  const target = join(dirname(resolve(root)), SCHEMAS)
  const schemas = schemasFor(described)
  mkdirSync(target, { recursive: true })
  for (const [name, schema] of schemas) writeIfOther(join(target, name), `${JSON.stringify(schema)}\n`)
  return schemas.size
}

/** The schemas by their files' names, with the file of names that they refer to. */
export function schemasFor({ model, folder, site }: Described): Map<string, object> {
  const tokens = model.tokenNames()
  const meaningOf = site ? meaningsIn(site) : () => undefined
  const files = editorFiles(model).map(({ name, schema }) => [name, fileSchema(schema, tokens)] as const)
  return new Map<string, object>([...files, [NAMES_FILE, namesFile(model, namesIn(model, folder), meaningOf)]])
}

function writeIfOther(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
