import { posix } from 'node:path'
import type { z } from 'zod'
import type { Collection, ContentFile, Singleton } from '../define/definitions.ts'
import { SLUG_PATTERN } from '../define/fields.ts'
import type { ContentModel } from '../define/model.ts'
import type { FileFormat, Rules } from '../define/rules.ts'
import type { Explanation } from '../diagnostics/diagnostic.ts'
import { findClosest } from '../diagnostics/similarity.ts'
import { TEXT_LIMITS } from '../limits.ts'
import { getReservedSlugMessage, slugify } from '../slug.ts'

/** Definition, schema, and format of a file. The path determines them. */
export type FileType = { schema: z.ZodType; format: FileFormat; rules: Rules | undefined } & (
  | { kind: 'single'; definition: Singleton | ContentFile }
  | { kind: 'entry'; definition: Collection; slug: string }
)

/** Finds the types of files, and the files that the site needs. */
export class FileTypes {
  private readonly model: ContentModel
  private readonly singleFiles: Map<string, FileType>

  constructor(model: ContentModel) {
    this.model = model
    this.singleFiles = new Map(
      model.singleFiles.map((definition) => {
        const rules = 'rules' in definition ? definition.rules : undefined
        return [definition.path, { kind: 'single', definition, schema: definition.schema, format: 'yaml', rules }]
      }),
    )
  }

  /** Returns the paths of singletons, and of copy files in collection folders that aren't empty. @param paths all text files */
  listRequiredFiles(paths: string[]): string[] {
    const folders = new Set(paths.map((path) => posix.dirname(path)))
    const collections = this.model.collections.filter(({ name }) => folders.has(name))
    return [...this.model.singletons, ...collections.flatMap(this.model.listCopyFiles)].map(({ path }) => path)
  }

  /** Returns the type of a file, or explains why the path is wrong. */
  findFileType(path: string): FileType | Explanation {
    const fileType = this.singleFiles.get(path)
    if (fileType) return fileType
    const { dir, name, ext } = posix.parse(path)
    const definition = this.model.collections.find((collection) => collection.name === dir)
    if (!definition || name.startsWith('_'))
      return { message: "The site doesn't expect a file here.", hint: this.getPathHint(path) }
    const { format, schema, rules } = definition
    if (ext !== `.${format}`)
      return { message: `Files in \`${dir}\` end with .${format}.`, hint: getNameHint(path, format) }
    const reservedMessage = getReservedSlugMessage(name)
    if (reservedMessage !== undefined) return { message: reservedMessage, hint: 'Add a word to the file name.' }
    if (!SLUG_PATTERN.test(name)) {
      const message = `The file name \`${name}\` becomes the page's address, and has characters that aren't allowed there.`
      const hintStart = slugify(name) === '' ? 'Use' : `Rename it: \`${slugify(name)}${ext}\`, in`
      return { message, hint: `${hintStart} lowercase letters, digits, and single hyphens.` }
    }
    if (name.length > TEXT_LIMITS.fileNameLength) {
      const message = `The file name has ${name.length} characters. The limit is ${TEXT_LIMITS.fileNameLength}.`
      return { message, hint: 'It becomes the address of the page: a few words are enough.' }
    }
    return { kind: 'entry', definition, slug: name, schema, format, rules }
  }

  private getPathHint(path: string): string {
    const { dir, name, base, ext } = posix.parse(path)
    const closestPath = findClosest(path, this.singleFiles.keys())
    if (closestPath !== undefined) return `Did you mean \`${closestPath}\`?`
    if (name.startsWith('_') && this.model.collections.some((collection) => collection.name === dir))
      return `Only files with text for listing and entry pages start with \`_\`. Name it \`${dir}/${base.replace(/^_+/, '')}\`. For a draft, write \`draft: true\` in it.`
    const candidates = this.model.collections.filter(({ format }) => `.${format}` === ext)
    if (candidates.length === 0) return getNameHint(path)
    const names = candidates.map((candidate) => candidate.name)
    const closestFolder =
      candidates.find((candidate) => candidate.base === `/${dir}` || candidate.singular === dir)?.name ??
      findClosest(dir, names) ??
      findClosest(dir.split('/')[0] ?? '', names)
    return closestFolder === undefined
      ? `The folders for ${ext} files: ${names.join(', ')}.`
      : `Did you mean \`${closestFolder}/${base}\`?`
  }
}

function getNameHint(path: string, format?: string): string {
  const { name, base, ext } = posix.parse(path)
  const isMarkdown = /^\.(?:mdx?|markdown)$/.test(ext)
  if (isMarkdown || /^\.ya?ml$/.test(ext)) return `Name it \`${name}.${format ?? (isMarkdown ? 'mdx' : 'yaml')}\`.`
  return `Text files end with .yaml or .mdx. Images, recordings, and documents go in \`media\`: \`media/${base}\`.`
}
