import type { Nested, Singleton } from '../../../renderer/model/define/definitions.ts'
import type { ContentModel } from '../../../renderer/model/define/model.ts'
import { toJsonSchema } from '../../../renderer/model/describe/fileSchema.ts'

/** Lists the kinds that writers can add to the file of another entry, or to a file of records: a city, a claim. */
export function listParts({ nested, singletons }: ContentModel): (Nested | Singleton)[] {
  // Skips nested entries that have the name of another entry, because they exist with that entry.
  const items = nested.filter(({ schema, slug }) => {
    const nameField = toJsonSchema(schema).properties?.[slug[0] ?? '']
    return nameField?.refersTo === undefined
  })
  return [...items, ...singletons.filter(({ records }) => records)]
}

/** `city`, `claim` */
export function singularOf(part: Nested | Singleton): string {
  return part.kind === 'nested' ? part.singular : (part.records?.singular ?? '')
}
