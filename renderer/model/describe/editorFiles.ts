import type { z } from 'zod'
import type { ContentModel } from '../define/model.ts'
import type { FileFormat } from '../define/policies.ts'

/** A schema for editors, and the files of content that it is for. */
export interface EditorFile {
  /** Beside the other schemas: `posts._listing.json`. */
  name: string
  schema: z.ZodType
  format: FileFormat
  /** Paths in the content folder; one that begins with `!` is left out. */
  paths: string[]
}

/** Every kind of file that somebody edits: what programs generate is none. */
export function editorFiles(model: ContentModel): EditorFile[] {
  const files = model.files().map(({ path, schema }): EditorFile => {
    return { name: `${path.replace(/\.yaml$/, '').replaceAll('/', '.')}.json`, schema, format: 'yaml', paths: [path] }
  })
  const edited = model.collections.filter(({ format }) => format !== 'json')
  const entries = edited.map(({ name, schema, format }): EditorFile => {
    return { name: `${name}.entry.json`, schema, format, paths: [`${name}/*.${format}`, `!${name}/_*.${format}`] }
  })
  return [...files, ...entries]
}

/**
 * Which schema is for which files, for the settings of an editor. Editors read YAML by a schema, and no front matter.
 * @param folder where schemas are; `content` is the content folder. Both from where the settings count.
 */
export function associations(model: ContentModel, folder: string, content: string): Record<string, string[]> {
  const yaml = editorFiles(model).filter(({ format }) => format === 'yaml')
  return Object.fromEntries(
    yaml.map(({ name, paths }) => [
      `${folder}/${name}`,
      paths.map((path) => (path.startsWith('!') ? `!${content}/${path.slice(1)}` : `${content}/${path}`)),
    ]),
  )
}
