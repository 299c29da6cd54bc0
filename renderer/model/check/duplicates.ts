import type { ContentModel } from '../define/model.ts'
import { type Pattern, select } from '../define/path.ts'
import { Reference } from '../define/reference.ts'
import type { Problem } from '../explain/problem.ts'
import { whole } from '../explain/problem.ts'
import { pagesOf } from '../inventory.ts'
import { problemAt } from '../parse/contentFile.ts'
import type { CheckedFile } from './validate.ts'

/** The title and description of pages that have words of their own. */
const META: Pattern[] = [
  ['meta', 'title'],
  ['meta', 'description'],
]

/** Fields that no two entries may share, slugs that no two of a list may, and titles and descriptions that no two pages may. */
export function checkDuplicates(model: ContentModel, checked: CheckedFile[]): Problem[] {
  const entriesOf = (name: string) =>
    checked.filter(({ file: { slot } }) => slot.kind === 'entry' && slot.definition.name === name)
  const files = checked.filter(({ file }) => file.slot.kind === 'file')
  return [
    ...model.collections.flatMap(({ name, unique }) =>
      unique.flatMap((pattern) => duplicatesOf(entriesOf(name), pattern)),
    ),
    ...META.flatMap((pattern) => duplicatesOf(files, pattern)),
    ...model.nested.flatMap(({ parent, list, slug }) =>
      entriesOf(parent.name).flatMap((entry) => duplicatesOf([entry], [...list, '*', ...slug])),
    ),
  ]
}

function duplicatesOf(checked: CheckedFile[], pattern: Pattern): Problem[] {
  const first = new Map<string, CheckedFile>()
  return checked.flatMap((entry) =>
    select(entry.data, pattern).flatMap(({ value, path }) => {
      const key = (value instanceof Reference ? value.slug : String(value)).toLowerCase()
      const earlier = first.get(key)
      if (!earlier) {
        first.set(key, entry)
        return []
      }
      const place = earlier === entry ? 'this file' : earlier.file.source.file
      return [
        problemAt(entry.file, path, `\`${String(path.at(-1))}\` is the same as in ${place}.`, 'Give each its own.'),
      ]
    }),
  )
}

/** Entries whose file name gives them the address of another page. */
export function checkAddresses(model: ContentModel, checked: CheckedFile[]): Problem[] {
  const entries = checked.flatMap(({ file: { slot, source } }) => (slot.kind === 'entry' ? [{ slot, source }] : []))
  const slugs = new Map(
    model.collections.map(({ name }) => [
      name,
      entries.flatMap(({ slot }) => (slot.definition.name === name ? [slot.slug] : [])),
    ]),
  )
  const pages = pagesOf(model, { slugs, items: new Map() })
  return entries.flatMap(({ slot: { definition, slug }, source }) => {
    if (!definition.page) return []
    const address = definition.address(slug)
    const isTaken = pages.some((page) => page.address === address && page.definition !== definition)
    return isTaken ? [whole(source.file, `Another page has the address \`${address}\`.`, 'Rename the file.')] : []
  })
}
