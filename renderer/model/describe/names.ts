import { Bodies } from '../check/bodies.ts'
import { parseFiles } from '../check/files.ts'
import { Targets } from '../check/targets.ts'
import type { ContentModel } from '../define/model.ts'
import { ADDRESSES } from '../define/reference.ts'
import type { ContentFolder } from '../read/readContent.ts'
import type { Site } from '../site.ts'

/** What there is to refer to in a content folder, whether or not it is in order. */
export function namesIn(model: ContentModel, folder: ContentFolder): (target: string) => string[] {
  const files = parseFiles(model, folder, [])
  const bodies = new Bodies(model, files, [], folder.media)
  const targets = new Targets({ model, files, media: [...folder.media.keys()], accepted: new Map(), bodies })
  return (target) => targets.namesOf(target)
}

/** What a visitor calls an entry, an item or a page. Of all else the name says enough. */
export function meaningsIn(site: Site): (target: string, name: string) => string | undefined {
  const { model } = site
  const entries = model.collections.flatMap((each) =>
    site.all(each).map((entry) => [`${each.name} ${entry.slug}`, each.nameOf(entry)] as const),
  )
  const pages = site.pageIndex().map(([address, title]) => [`${ADDRESSES} ${address}`, title] as const)
  const meanings = new Map([...entries, ...pages])
  return (target, name) => meanings.get(`${target} ${name}`)
}
