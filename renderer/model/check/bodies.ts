import type { Root } from 'hast'
import type { ContentModel } from '../define/model.ts'
import { select } from '../define/path.ts'
import type { MediaFile } from '../define/policies.ts'
import { Reference } from '../define/reference.ts'
import { compileMdx } from '../mdx/compileMdx.ts'
import type { ParsedFile } from '../parse/contentFile.ts'
import type { CheckedFile } from './validate.ts'

/** The bodies of files whose syntax is right, by path: their headings can be linked to even where the front matter has faults. */
export function compileBodies(
  model: ContentModel,
  files: ParsedFile[],
  checked: CheckedFile[],
  media: Map<string, MediaFile>,
): Map<string, Root> {
  const names = namesOf(model, checked)
  const read = ({ path }: { path: string }) => files.find(({ source }) => source.path === path)?.yaml.data
  return new Map(
    files.flatMap(({ source, body, isBroken }) =>
      body && !isBroken ? [[source.path, compileMdx(body.tree, model, { read, names, media })] as const] : [],
    ),
  )
}

/** The names of entries, by collection and slug: `services/local-seo`, `cities/florida/tampa`. For links without words of their own. */
function namesOf(model: ContentModel, checked: CheckedFile[]): Map<string, string> {
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
