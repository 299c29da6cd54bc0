import { Bodies, withBody } from '../check/bodies.ts'
import type { CheckedFile } from '../check/validate.ts'
import type { ContentModel } from '../define/model.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import { Site } from '../site.ts'
import { markBody } from './markBody.ts'
import { markData } from './markData.ts'
import type { Origins } from './origins.ts'

/** A checked file with marks. Files that have not changed keep theirs while a program runs. */
const known = new WeakMap<CheckedFile, { origins: Origins; data: object }>()

/**
 * The same site with marks behind its texts. No visitor is shown a page of it: such a page is held against the ordinary
 * one, and tells where each of its texts comes from.
 * @param checked the files that the site was made of.
 */
export function markSite(site: Site, checked: CheckedFile[], origins: Origins): Site {
  const { model, media, mediaUse: use, placeholders, overdue, unseen } = site
  const dataOf = new Map(checked.map((each) => [each.file.source.path, dataWithMarks(each, origins)]))
  const marked = checked.map(({ file }) => withMarkedBody(file, origins, model))
  const bodies = new Bodies(model, marked, checked, media)
  const files = checked.flatMap(({ file: { slot, source } }) =>
    slot.kind === 'file' ? [[source.path, dataOf.get(source.path) ?? {}] as const] : [],
  )
  const entries = model.collections
    .filter((each) => site.has(each))
    .map((collection) => {
      const { name, format } = collection
      const ofName = site.all(collection).map(({ slug }) => {
        const path = `${name}/${slug}.${format}`
        return withBody({ ...dataOf.get(path), slug }, path, bodies)
      })
      return [name, ofName] as const
    })
  const same = { model, media, use, placeholders, overdue, unseen }
  return new Site({ ...same, files: new Map(files), entries: new Map(entries) })
}

/** The body is marked when a page asks for it. */
function withMarkedBody(file: ParsedFile, origins: Origins, model: ContentModel): ParsedFile {
  const { body } = file
  if (!body) return file
  const marked = Object.defineProperty({ ...body }, 'tree', { get: () => markBody(file, body.tree, origins, model) })
  return { ...file, body: marked }
}

function dataWithMarks(checked: CheckedFile, origins: Origins): object {
  const earlier = known.get(checked)
  if (earlier?.origins === origins) return earlier.data
  const data = markData(checked.file, checked.data, origins)
  known.set(checked, { origins, data })
  return data
}
