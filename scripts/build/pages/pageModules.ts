import type { DataContext, PageComponent, PageData } from '../../../renderer/page.ts'

/*
 * What the build takes of the code: every page with its data and its route, and what makes a document of both. Vite bundles this file
 * beside Vike's own entries, so that it holds the same modules.
 */

type Route = (context: DataContext) => { routeParams?: Record<string, string>; precedence?: number } | false

const dataFiles = import.meta.glob<(context: DataContext) => PageData>('/pages/**/+data.ts', {
  eager: true,
  import: 'data',
})
const routeFiles = import.meta.glob<Route>('/pages/**/+route.ts', { eager: true, import: 'route' })
const pageFiles = import.meta.glob<PageComponent>('/pages/**/+Page.tsx', { eager: true, import: 'Page' })

export interface PageModule {
  data: (context: DataContext) => PageData
  /** Where the folder's name does not say for which addresses it answers. */
  route: Route | undefined
  Page: PageComponent
}

/** The pages by Vike's names: `/pages/locations/@state`. */
export const pageModules = new Map(
  Object.entries(pageFiles).flatMap(([file, Page]): [string, PageModule][] => {
    const folder = file.slice(0, -'/+Page.tsx'.length)
    const data = dataFiles[`${folder}/+data.ts`]
    return data ? [[folder, { data, route: routeFiles[`${folder}/+route.ts`], Page }]] : []
  }),
)

export { renderDocument } from '../../../renderer/renderDocument.tsx'
