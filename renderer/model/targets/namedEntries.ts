import { listNestedItems } from '../inventory.ts'
import { slugify } from '../slug.ts'
import type { PageSources } from './pageIds.ts'

/** An entry, or an item of one, with the words that writers may use for it. */
export interface NamedEntry {
  /** `dental-implants`, `florida/tampa` */
  id: string
  names: string[]
  /** Names as slugs, to ignore case and punctuation. */
  slugs: string[]
}

/** Lists the entries of a collection, or the items of a nested one. */
export function listNamedEntries(target: string, { model, files, validData }: PageSources): NamedEntry[] {
  const nested = model.nested.find(({ name }) => name === target)
  const collection = nested?.parent.name ?? target
  const createNamedEntry = (id: string, names: string[]) => ({ id, names, slugs: names.map(slugify) })
  return files.flatMap(({ fileType, source }) => {
    const data = validData.get(source.path)
    if (fileType.kind !== 'entry' || fileType.definition.name !== collection || !data) return []
    const { definition, slug } = fileType
    if (!nested) return [createNamedEntry(slug, [definition.getName(data), definition.getTitle(data)])]
    return listNestedItems(nested, data).map(({ slug: itemSlug, item }) =>
      createNamedEntry(`${slug}/${itemSlug}`, [nested.getName(item), nested.getTitle(item, data), itemSlug]),
    )
  })
}

/** Returns the only entry with this name, or undefined. Ignores case and punctuation. */
export function findByName(name: string, entries: NamedEntry[]): { id: string; name: string } | undefined {
  const wordSlug = slugify(name)
  const matches = entries.flatMap(({ id, names, slugs }) => {
    const name = names[slugs.indexOf(wordSlug)]
    return name === undefined || wordSlug === '' ? [] : [{ id, name }]
  })
  const [first] = matches
  const isUnique = matches.length === 1 && entries.filter(({ id }) => id === first?.id).length === 1
  return isUnique ? first : undefined
}

/** Returns the name of an entry in parentheses, or an empty string if it only repeats the id. */
export function formatLabel(id: string, entries: NamedEntry[]): string {
  const { names: [name] = [], slugs: [slug] = [] } = entries.find((entry) => entry.id === id) ?? {}
  return name === undefined || slug === id.split('/').at(-1) ? '' : ` (${name})`
}
