import { problemAt } from '../contentFile.ts'
import type { Problem } from '../problem.ts'
import { COLLECTION_NAMES, COLLECTIONS, PAGES } from '../schemas/collections.ts'
import type { CheckedFile } from '../validate.ts'
import { select } from '../walk.ts'

/** Fields that no two entries of a collection may share, and the titles and descriptions that no two pages may. */
export function checkDuplicates(checked: CheckedFile[]): Problem[] {
  const collections = COLLECTION_NAMES.flatMap((name) => {
    const entries = checked.filter(({ file }) => file.slot.kind === 'entry' && file.slot.name === name)
    return COLLECTIONS[name].unique.flatMap((pattern) => duplicatesOf(entries, pattern))
  })
  const pages = checked.filter(({ file }) => file.slot.kind === 'page' && Object.hasOwn(PAGES, file.slot.name))
  const cities = checked
    .filter(({ file }) => file.slot.kind === 'entry' && file.slot.name === 'states')
    .flatMap((state) => duplicatesOf([state], 'cities.*.slug'))
  return [
    ...collections,
    ...['meta.title', 'meta.description'].flatMap((pattern) => duplicatesOf(pages, pattern)),
    ...cities,
  ]
}

function duplicatesOf(checked: CheckedFile[], pattern: string): Problem[] {
  const first = new Map<string, CheckedFile>()
  return checked.flatMap((entry) =>
    select(entry.data, pattern).flatMap(({ value, path }) => {
      const key = String(value).toLowerCase()
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
