import type { Choice } from '../../../renderer/editing/protocol.ts'
import { select } from '../../../renderer/model/define/path.ts'
import { ADDRESSES, MEDIA } from '../../../renderer/model/define/reference.ts'
import type { Site } from '../../../renderer/model/site.ts'

/** All that a reference to a target may say, each with what visitors call it. */
export function choicesFor(target: string, site: Site): Choice[] {
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
