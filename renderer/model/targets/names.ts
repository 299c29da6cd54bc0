import type { ContentModel } from '../define/model.ts'
import { itemsOf } from '../inventory.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import { slugOf } from '../slug.ts'

export interface Named {
  /** As references name it: `dental-implants`, `florida/tampa`. */
  id: string
  names: string[]
  /** The names as slugs: so `Dentists` and `dentists` are one. */
  slugs: string[]
}

function named(id: string, names: string[]): Named {
  return { id, names, slugs: names.map(slugOf) }
}

/** The names and titles of the entries of a collection, or of those nested in one, of files that their schemas accept. */
export function namedIn(
  model: ContentModel,
  target: string,
  files: ParsedFile[],
  accepted: Map<string, object>,
): Named[] {
  const nested = model.nested.find(({ name }) => name === target)
  const home = nested?.parent.name ?? target
  return files.flatMap(({ fileType, source }) => {
    const data = accepted.get(source.path)
    if (fileType.kind !== 'entry' || fileType.definition.name !== home || !data) return []
    const { definition, slug } = fileType
    if (!nested) return [named(slug, [definition.nameOf(data), definition.titleOf(data)])]
    return itemsOf(nested, data).map(({ slug: own, item }) =>
      named(`${slug}/${own}`, [nested.nameOf(item), nested.titleOf(item, data), own]),
    )
  })
}

/** The one entry that a writer calls by its name: `dental-implants` by "Dentists". None where two are called so, or two have its id. */
export function calledBy(word: string, entries: Named[]): { id: string; name: string } | undefined {
  const called = slugOf(word)
  const found = entries.flatMap(({ id, names, slugs }) => {
    const name = names[slugs.indexOf(called)]
    return name === undefined || called === '' ? [] : [{ id, name }]
  })
  const [first] = found
  const isOne = found.length === 1 && entries.filter(({ id }) => id === first?.id).length === 1
  return isOne ? first : undefined
}

/** What an entry is called, where its slug does not say so. */
export function labelOf(id: string, entries: Named[]): string {
  const { names: [name] = [], slugs: [slug] = [] } = entries.find((each) => each.id === id) ?? {}
  return name === undefined || slug === id.split('/').at(-1) ? '' : ` (${name})`
}
