import { listNestedItems } from '../entries.ts'
import type { ValidatedContent } from '../parse/parsedFile.ts'
import { slugify } from '../slug.ts'

/** An entry or nested entry, and the names that writers may use for it. */
export interface NamedEntry {
  /** `dental-implants`, `florida/tampa` */
  id: string
  /** The first name is the link text. */
  names: string[]
  /** The names as `slugify` returns them, for comparisons that ignore case and punctuation. */
  normalizedNames: string[]
}

/** Lists the valid entries of a collection or nested collection. Empty for other targets. */
export function listNamedEntries(target: string, { model, files, validData }: ValidatedContent) {
  const nested = model.nested.find(({ name }) => name === target)
  const collection = nested?.parent.name ?? target
  return files.flatMap(({ fileType, source }) => {
    const data = validData.get(source.path)
    if (fileType.kind !== 'entry' || fileType.definition.name !== collection || !data) return []
    const { definition, slug } = fileType
    if (!nested) return [{ id: slug, names: [definition.getName(data), definition.getTitle(data)] }]
    return listNestedItems(nested, data).map(({ slug: itemSlug, item }) => ({
      id: `${slug}/${itemSlug}`,
      names: [nested.getName(item), nested.getTitle(item, data), itemSlug],
    }))
  })
}

/** Finds an entry by name. Ignores case and punctuation. Undefined if several entries share the name. */
export function findEntryByName(name: string, entries: NamedEntry[]): { id: string; name: string } | undefined {
  const normalizedName = slugify(name)
  const matches = entries.flatMap(({ id, names, normalizedNames }) => {
    const matchingName = names[normalizedNames.indexOf(normalizedName)]
    return matchingName === undefined || normalizedName === '' ? [] : [{ id, name: matchingName }]
  })
  const [first] = matches
  // A separate problem reports duplicate ids.
  const isUnique = matches.length === 1 && entries.filter(({ id }) => id === first?.id).length === 1
  return isUnique ? first : undefined
}

/** Formats the name of an entry in parentheses. Returns an empty string if the name only repeats the id. */
export function formatEntryName(id: string, entries: NamedEntry[]): string {
  const { names: [name] = [], normalizedNames: [normalizedName] = [] } = entries.find((entry) => entry.id === id) ?? {}
  return name === undefined || normalizedName === id.split('/').at(-1) ? '' : ` (${name})`
}
