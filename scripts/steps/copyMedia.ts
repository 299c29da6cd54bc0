import { cp } from 'node:fs/promises'
import { join } from 'node:path'

/** Copies the content's media to where `urls.media` points. */
export async function copyMedia(content: string, media: string[], client: string): Promise<void> {
  for (const path of media) {
    // dereference: a link inside content/media becomes a file of its own
    await cp(join(content, 'media', path), join(client, 'media', path), { recursive: true, dereference: true })
  }
}
