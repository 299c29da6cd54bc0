import type { DataContext, PageComponent, PageData } from '../../../renderer/page.ts'

/* Vite bundles this file with Vike's entries, so that they share modules. */

const dataFiles = import.meta.glob<(context: DataContext) => PageData>('/pages/**/+data.ts', {
  eager: true,
  import: 'data',
})
const pageFiles = import.meta.glob<PageComponent>('/pages/**/+Page.tsx', { eager: true, import: 'Page' })

/** Pages by folder: `/pages/locations/@state`. Skips folders without a `+data.ts`. */
export const pageModules = new Map(
  Object.entries(pageFiles).flatMap(([file, Page]) => {
    const folder = file.slice(0, -'/+Page.tsx'.length)
    const data = dataFiles[`${folder}/+data.ts`]
    return data ? [[folder, { data, Page }] as const] : []
  }),
)

export { renderDocument } from '../../../renderer/renderDocument.tsx'
