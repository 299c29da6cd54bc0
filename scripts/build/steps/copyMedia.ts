import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from '../../../renderer/model/site.ts'
import { urls } from '../../../renderer/urls.ts'

/** Copies recordings that pages use, and returns the number of files. Images are encoded instead. */
export async function copyMedia(content: string, { media, mediaUse }: Site, client: string): Promise<number> {
  const used = new Set([...mediaUse.shown, ...mediaUse.linked])
  const paths = [...used].filter((path) => media.get(path)?.kind === 'recording')
  for (const path of paths)
    await cp(join(content, 'media', path), join(client, urls.media(path)), { dereference: true })
  return paths.length
}
