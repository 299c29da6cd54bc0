import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Site } from '../../../renderer/model/site.ts'
import { urls } from '../../../renderer/urls.ts'
import { plainDrawing } from './plainDrawing.ts'

/** The media that keep their names: what pages play or lead to, and drawings. Pictures are drawn anew. */
export function copiedMedia({ media, mediaUse: { shown, linked } }: Site): string[] {
  return [...media].flatMap(([path, { kind }]) =>
    kind !== 'picture' && (shown.has(path) || linked.has(path)) ? [path] : [],
  )
}

/**
 * Copies the content's media to where `urls.media` points; drawings without what their editors have noted.
 * @returns how many files.
 */
export async function copyMedia(content: string, site: Site, client: string): Promise<number> {
  const paths = copiedMedia(site)
  for (const path of paths) {
    const [from, to] = [join(content, 'media', path), join(client, urls.media(path))]
    // dereference: a link inside content/media becomes a file of its own
    if (site.media.get(path)?.kind !== 'drawing') await cp(from, to, { dereference: true })
    else {
      await mkdir(dirname(to), { recursive: true })
      await writeFile(to, plainDrawing(await readFile(from, 'utf8')))
    }
  }
  return paths.length
}
