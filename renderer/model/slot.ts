import { posix } from 'node:path'
import type { z } from 'zod'
import type { Problem } from './problem.ts'
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName, PAGES, SINGLES } from './schemas/collections.ts'
import { RESERVED_SLUGS, SLUG } from './schemas/fields.ts'
import { type Source, whole } from './source.ts'
import { didYouMean } from './suggest.ts'

/** The place of a file in the model, which its path tells. */
export type Slot = { schema: z.ZodType; format: 'yaml' | 'mdx' } & (
  | { kind: 'single'; name: keyof typeof SINGLES }
  | { kind: 'page'; name: keyof typeof PAGES }
  | { kind: 'entry'; name: CollectionName; slug: string }
)

const fixed = new Map<string, Slot>([
  ...Object.entries(SINGLES).map(
    ([name, { path, schema }]) => [path, { kind: 'single', name, schema, format: 'yaml' } as Slot] as const,
  ),
  ...Object.entries(PAGES).map(
    ([name, { path, schema }]) => [path, { kind: 'page', name, schema, format: 'yaml' } as Slot] as const,
  ),
])

/** The files that every content folder has. */
export const REQUIRED_PATHS = [...fixed.keys()]

/** The slot of a file, or why it has none. */
export function slotOf(source: Source): Slot | Problem {
  const known = fixed.get(source.path)
  if (known) return known
  const { dir, name, ext } = posix.parse(source.path)
  const collection = COLLECTION_NAMES.find((each) => each === dir)
  if (!collection) return whole(source.file, 'This file belongs to no collection.', misplaced(source.path, dir))
  const { format, schema } = COLLECTIONS[collection]
  if (ext !== `.${format}`)
    return whole(source.file, `A file of \`${collection}\` ends with .${format}.`, `Name it \`${name}.${format}\`.`)
  if (RESERVED_SLUGS.includes(name))
    return whole(source.file, `Hosts keep the name \`${name}\` for themselves.`, 'Add a word to the file name.')
  if (!SLUG.test(name))
    return whole(
      source.file,
      `The file name \`${name}\` becomes the page's address, and has characters that addresses here do not have.`,
      'Use lower-case letters, digits and single hyphens.',
    )
  return { kind: 'entry', name: collection, slug: name, schema, format }
}

function misplaced(path: string, dir: string): string {
  const folders = [...COLLECTION_NAMES, 'pages', 'media']
  const candidates =
    dir === 'pages' || dir === '' ? REQUIRED_PATHS : folders.map((folder) => `${folder}/${posix.basename(path)}`)
  return didYouMean(path, candidates) ?? `Collections: ${folders.join(', ')}.`
}
