import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { prerender } from 'vike/api'
import type { Site } from '../../renderer/model/load.ts'
import type { PageData, SharePicture } from '../../renderer/page.ts'
import { provideSite } from '../../renderer/site.ts'
import { viteConfig } from './buildCode.ts'

export interface RenderedPages {
  pages: number
  /** The share pictures that the pages name, each once. */
  shares: SharePicture[]
}

/** Renders every page with Vike's prerenderer into the workspace's client folder. */
export async function renderPages(workspace: string, site: Site): Promise<RenderedPages> {
  provideSite(site)
  let pages = 0
  const shares = new Map<string, SharePicture>()
  await prerender({
    viteConfig: viteConfig(workspace),
    onPagePrerender: async ({ data, _prerenderResult: { filePath, fileContent } }: PrerenderedPage) => {
      pages += 1
      if (data.meta.share) shares.set(data.meta.share.of, data.meta.share)
      await mkdir(dirname(filePath), { recursive: true })
      await writeFile(filePath, fileContent)
    },
  })
  return { pages, shares: [...shares.values()] }
}

/** What Vike hands over for each page (vike/api, `onPagePrerender`). */
interface PrerenderedPage {
  data: PageData
  _prerenderResult: { filePath: string; fileContent: string }
}
