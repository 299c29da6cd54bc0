import type { Handed, PageComponent, PageData } from '../../renderer/page.ts'

/*
 * What the build takes of the code: every page with its data, and what makes a document of both. Vite bundles this file
 * beside Vike's own entries, so that it holds the same modules.
 */

/** What a page's `+data` is given: the content, and its own address. */
export type DataContext = Handed & { urlPathname: string; routeParams: Record<string, string> }

const dataFiles = import.meta.glob<(context: DataContext) => PageData>('/pages/**/+data.ts', {
  eager: true,
  import: 'data',
})
const pageFiles = import.meta.glob<PageComponent>('/pages/**/+Page.tsx', { eager: true, import: 'Page' })

export interface PageModule {
  data: (context: DataContext) => PageData
  Page: PageComponent
}

/** The pages by Vike's names: `/pages/locations/@state`. */
export const pageModules = new Map(
  Object.entries(pageFiles).flatMap(([file, Page]): [string, PageModule][] => {
    const folder = file.slice(0, -'/+Page.tsx'.length)
    const data = dataFiles[`${folder}/+data.ts`]
    return data ? [[folder, { data, Page }]] : []
  }),
)

export { renderDocument } from '../../renderer/renderDocument.tsx'
