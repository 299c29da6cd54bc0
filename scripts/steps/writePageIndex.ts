import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from '../../renderer/model/site.ts'
import { urls } from '../../renderer/urls.ts'

/**
 * The addresses and names of all pages, tab-separated, a page a line, for whoever looks for one in the browser
 * (`renderer/client/pageIndex.ts`).
 */
export function pageIndex(site: Site): string {
  return site
    .pageIndex()
    .map(([address, name]) => `${address}\t${name.replaceAll(/\s+/g, ' ')}`)
    .join('\n')
}

/** Writes the index of pages. Returns how many they are. */
export async function writePageIndex(site: Site, client: string): Promise<number> {
  const index = pageIndex(site)
  await writeFile(join(client, urls.pageIndex()), index)
  return index.split('\n').length
}
