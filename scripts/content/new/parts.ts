import type { Nested, Singleton } from '../../../renderer/model/define/definitions.ts'
import type { ContentModel } from '../../../renderer/model/define/model.ts'
import { toJsonSchema } from '../../../renderer/model/describe/fileSchema.ts'

/** The kinds that writers can add to the file of another entry, or to a file of records: a city, a claim. */
export function parts({ nested, singletons }: ContentModel): (Nested | Singleton)[] {
  // An item that is named after an entry of another collection comes and goes with that entry.
  const items = nested.filter(({ schema, slug }) => {
    const own = toJsonSchema(schema).properties?.[slug[0] ?? '']
    return own?.refersTo === undefined
  })
  return [...items, ...singletons.filter(({ records }) => records)]
}

/** `city`, `claim` */
export function nameOf(part: Nested | Singleton): string {
  return part.kind === 'nested' ? part.singular : (part.records?.singular ?? '')
}
