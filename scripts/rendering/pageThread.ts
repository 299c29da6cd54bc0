import type { Shell } from '../../renderer/page.ts'
import type { SharePicture } from '../../renderer/share.ts'
import { Frame } from './frame.ts'
import { factsOf, type PageFacts } from './pageFacts.ts'
import { writePage } from './pageFile.ts'
import { assertPlain } from './pageKey.ts'
import { pageModules, renderDocument } from './pageModules.ts'

/*
 * What a thread of the build does: it makes pages of their data. Vite bundles this file beside Vike's own entries.
 */

/** A page that is to be made, as plain data. */
export interface PageTask {
  address: string
  /** `/pages/locations/@state` */
  pageId: string
  /** What stands around the documents of its folder. */
  tags: Frame['tags']
  /** What its data are composed of. */
  ingredients: object
  /** Its file in the site, and under what name it is kept. */
  file: string
  kept: string | undefined
}

/** What there is to say of a page that was written. */
export interface MadePage {
  facts: PageFacts
  /** The picture that stands for it where it is shared. */
  share: SharePicture | undefined
  /** The SHA-256 of its bytes, where it is kept. */
  sum: string | undefined
}

/**
 * Makes some pages at once: what many of them show is handed over once.
 * @returns for each page what was made; nothing where it fails, which whoever asked finds out by making it again.
 */
export function makePages({ shell, pages }: { shell: Shell; pages: PageTask[] }): (MadePage | undefined)[] {
  return pages.map((page) => {
    try {
      return makePage(shell, page)
    } catch {
      return undefined
    }
  })
}

function makePage(shell: Shell, task: PageTask): MadePage | undefined {
  const { address, pageId, tags, ingredients, file, kept } = task
  const module = pageModules.get(pageId)
  if (!module) return undefined
  assertPlain(ingredients)
  const data = module.compose(ingredients)
  const html = new Frame(tags).around(renderDocument({ Page: module.Page, data, pathname: address, shell }))
  return { sum: writePage(file, kept, html), facts: factsOf(html), share: data.meta.share }
}
