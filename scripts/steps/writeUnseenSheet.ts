import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from '../../renderer/model/site.ts'
import { urls } from '../../renderer/urls.ts'
import { PROJECT } from '../run/sources.js'

/** The style sheet of what visitors do not see. */
export function unseenSheet(): string {
  return readFileSync(join(PROJECT, 'renderer/editing/unseen.css'), 'utf8')
}

/** Writes the style sheet that marks pages which visitors do not see. Of a site without any nobody asks for it. */
export async function writeUnseenSheet({ unseen }: Site, client: string): Promise<void> {
  if (unseen.size > 0) await writeFile(join(client, urls.unseenSheet()), unseenSheet())
}
