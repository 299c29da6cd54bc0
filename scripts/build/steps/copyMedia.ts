import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from '../../../renderer/model/site.ts'
import { urls } from '../../../renderer/urls.ts'

/** Lists the media files to copy. Images are encoded instead. */
export function listCopiedMedia({ media, mediaUse: { shown, linked } }: Site): string[] {
  return [...media].flatMap(([path, { kind }]) =>
    kind !== 'image' && (shown.has(path) || linked.has(path)) ? [path] : [],
  )
}

/** Copies recordings that pages use, and returns the number of files. */
export async function copyMedia(content: string, site: Site, client: string): Promise<number> {
  const paths = listCopiedMedia(site)
  for (const path of paths)
    await cp(join(content, 'media', path), join(client, urls.media(path)), { dereference: true })
  return paths.length
}
