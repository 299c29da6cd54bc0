import { select } from '../../../renderer/model/define/path.ts'
import { ADDRESSES, MEDIA, Reference } from '../../../renderer/model/define/reference.ts'
import type { Site } from '../../../renderer/model/site.ts'

type Choice = { value: string; label: string }

/** What a value may be replaced with: the words of its schema, or all that a reference of its kind may point to. */
export function choicesFor(value: unknown, choices: string[], site: Site): Choice[] {
  if (!(value instanceof Reference)) return choices.map((choice) => ({ value: choice, label: choice }))
  const { target } = value
  const { collections, nested, singletons } = site.model
  if (target === ADDRESSES) return site.pageIndex().map(([address, label]) => ({ value: address, label }))
  if (target === MEDIA) return [...site.media.keys()].map((path) => ({ value: path, label: path }))
  const collection = collections.find(({ name }) => name === target)
  if (collection) return site.all(collection).map((entry) => ({ value: entry.slug, label: collection.nameOf(entry) }))
  const inside = nested.find(({ name }) => name === target)
  if (inside)
    return (site.inventory.slugs.get(inside.parent.name) ?? []).flatMap((parent) =>
      (site.inventory.items.get(target)?.get(parent) ?? []).map((slug) => {
        return {
          value: `${parent}/${slug}`,
          label: inside.nameOf(site.findNested(inside, parent, slug)?.item as object),
        }
      }),
    )
  const records = singletons.find(({ name }) => name === target)
  return records?.records ? recordsOf(site.get(records), records.records.value) : []
}

/** Records by their ids, each with what stands for it in a text. */
function recordsOf(data: unknown, value: readonly string[]): Choice[] {
  return select(data, ['*']).map(({ value: record, path }) => {
    const [shown] = select(record, value)
    return { value: String(path.at(-1)), label: String(shown?.value) }
  })
}
