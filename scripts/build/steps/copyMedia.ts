import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from '../../../renderer/model/site.ts'
import { urls } from '../../../renderer/urls.ts'

/** The media that keep their names: what pages play or lead to. Pictures are drawn anew. */
export function listCopiedMedia({ media, mediaUse: { shown, linked } }: Site): string[] {
  return [...media].flatMap(([path, { kind }]) =>
    kind !== 'picture' && (shown.has(path) || linked.has(path)) ? [path] : [],
  )
}

/** Copies the content's media to where `urls.media` points. */
export async function copyMedia(content: string, site: Site, client: string): Promise<number> {
  const paths = listCopiedMedia(site)
  // dereference: a link inside content/media becomes a file of its own
  for (const path of paths)
    await cp(join(content, 'media', path), join(client, urls.media(path)), { dereference: true })
  return paths.length
}
