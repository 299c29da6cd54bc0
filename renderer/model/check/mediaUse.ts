import { visit } from 'unist-util-visit'
import type { ContentModel } from '../define/model.ts'
import type { MediaFile, MediaUse } from '../define/policies.ts'
import { MEDIA } from '../define/reference.ts'
import { definitionsIn } from '../mdx/pictureChecks.ts'
import { rangeOf } from '../mdx/rangeOf.ts'
import { pictureIn } from './pictures.ts'
import type { CheckedFile } from './validate.ts'

/** How the pages use the files of `media`. */
export function mediaUse(media: Map<string, MediaFile>, files: CheckedFile[], model: ContentModel): MediaUse {
  const shown = new Set<string>()
  const linked = new Set<string>()
  for (const { file, references } of files) {
    const places = picturePlaces(file, model)
    for (const { reference, range, isInBody } of references)
      if (reference.target === MEDIA) (isInBody && places.has(String(range())) ? shown : linked).add(reference.slug)
  }
  return { shown, linked, idle: [...media.keys()].filter((path) => !shown.has(path) && !linked.has(path)) }
}

/** Where pictures stand in a body. */
function picturePlaces({ body }: CheckedFile['file'], model: ContentModel): Set<string> {
  const places = new Set<string>()
  if (!body) return places
  const definitions = definitionsIn(body.tree)
  visit(body.tree, (node) => {
    if (pictureIn(node, model, definitions)) places.add(String(rangeOf(node)))
  })
  return places
}
