import { settle } from '../../renderer/deferred.ts'
import type { DataContext, PageComponent, PageData } from '../../renderer/page.ts'

/*
 * What the build takes of the code: every page with its data, and what makes a document of both. Vite bundles this file
 * beside Vike's own entries, so that it holds the same modules.
 */

type Gather = (context: DataContext) => object
type Compose = (ingredients: object) => PageData

const dataFiles = import.meta.glob<(context: DataContext) => PageData>('/pages/**/+data.ts', {
  eager: true,
  import: 'data',
})
const pageFiles = import.meta.glob<PageComponent>('/pages/**/+Page.tsx', { eager: true, import: 'Page' })
const ingredientFiles = import.meta.glob<{ gather: Gather; compose: Compose }>('/pages/**/ingredients.ts', {
  eager: true,
})

export interface PageModule {
  /** What the page is made of, as plain data: it tells whether the page is another than before. */
  gather: Gather
  /** The page's data, of its ingredients alone, deferred or not: a page that is the same needs none, and a thread can make them. */
  compose: Compose
  Page: PageComponent
}

/** The pages by Vike's names: `/pages/locations/@state`. Without ingredients of its own a page's data are what it is made of. */
export const pageModules = new Map(
  Object.entries(pageFiles).flatMap(([file, Page]): [string, PageModule][] => {
    const folder = file.slice(0, -'/+Page.tsx'.length)
    const data = dataFiles[`${folder}/+data.ts`]
    if (!data) return []
    const { gather, compose } = ingredientFiles[`${folder}/ingredients.ts`] ?? { gather: data, compose: asTheyAre }
    return [[folder, { gather, compose: (ingredients) => compose(settle(ingredients)), Page }]]
  }),
)

/** Data are their own ingredients. */
function asTheyAre(data: object): PageData {
  return data as PageData
}

export { renderDocument } from '../../renderer/renderDocument.tsx'
