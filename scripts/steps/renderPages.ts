import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { prerender } from 'vike/api'
import type { Site } from '../../renderer/model/load.ts'
import { provideSite } from '../../renderer/site.ts'
import { viteConfig } from './buildCode.ts'

/** Renders every page with Vike's prerenderer into the workspace's client folder. Returns how many. */
export async function renderPages(workspace: string, site: Site): Promise<number> {
  provideSite(site)
  let pages = 0
  await prerender({
    viteConfig: viteConfig(workspace),
    onPagePrerender: async ({ _prerenderResult: { filePath, fileContent } }: PrerenderedPage) => {
      pages += 1
      await mkdir(dirname(filePath), { recursive: true })
      await writeFile(filePath, fileContent)
    },
  })
  return pages
}

/** What Vike hands over for each page (vike/api, `onPagePrerender`). */
interface PrerenderedPage {
  _prerenderResult: { filePath: string; fileContent: string }
}
