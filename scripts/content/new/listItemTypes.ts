import type { Nested, Singleton } from '../../../renderer/model/define/definitions.ts'
import type { ContentModel } from '../../../renderer/model/define/model.ts'
import { toJsonSchema } from '../../../renderer/model/describe/fileSchema.ts'

/** Lists nested collections and files of records that `npm run new` can add to, such as a city or a claim. */
export function listItemTypes({ nested, singletons }: ContentModel): (Nested | Singleton)[] {
  // Skip nested entries that refer to an entry by name.
  const itemTypes = nested.filter(({ schema, slug }) => {
    const nameField = toJsonSchema(schema).properties?.[slug[0] ?? '']
    return nameField?.refersTo === undefined
  })
  return [...itemTypes, ...singletons.filter(({ records }) => records)]
}

/** Returns a noun such as `city` or `claim`. */
export function getSingular(itemType: Nested | Singleton): string {
  return itemType.kind === 'nested' ? itemType.singular : (itemType.records?.singular ?? '')
}
