import type { ContentModel } from '../define/model.ts'
import { select } from '../define/path.ts'
import { Reference } from '../define/reference.ts'
import type { CheckedFile } from './validate.ts'

/** The names of entries, by collection and slug: `services/local-seo`, `cities/florida/tampa`. For links without words of their own. */
export function namesOf(model: ContentModel, checked: CheckedFile[]): Map<string, string> {
  return new Map(
    checked.flatMap(({ file: { slot }, data }): [string, string][] => {
      if (slot.kind !== 'entry') return []
      const { definition, slug } = slot
      const items = model.nested.filter(({ parent }) => parent.name === definition.name)
      const below = items.flatMap((nested) =>
        select(data, [...nested.list, '*']).map(({ value }): [string, string] => {
          const [own] = select(value, nested.slug)
          const last = own?.value instanceof Reference ? own.value.slug : String(own?.value)
          return [`${nested.name}/${slug}/${last}`, nested.nameOf(value as object)]
        }),
      )
      return [[`${definition.name}/${slug}`, definition.nameOf(data)], ...below]
    }),
  )
}
