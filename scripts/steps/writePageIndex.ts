import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from '../../renderer/model/site.ts'
import { urls } from '../../renderer/urls.ts'

/**
 * Writes the addresses and names of all pages, tab-separated, for the not-found view, which suggests the nearest one
 * (`renderer/client/suggestPage.ts`).
 * @returns how many.
 */
export async function writePageIndex(site: Site, client: string): Promise<number> {
  const pages = site.pageIndex()
  await writeFile(join(client, urls.pageIndex()), pages.map((page) => page.join('\t')).join('\n'))
  return pages.length
}
