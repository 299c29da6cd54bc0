import type { PageContextServer } from 'vike/types'
import type { Site } from '../../renderer/model/site.ts'
import { type PageComponent, type PageData, shellOf } from '../../renderer/page.ts'
import { Places } from '../../renderer/places/places.ts'
import { renderDocument } from '../../renderer/renderDocument.tsx'
import { assertPlain } from '../../scripts/build/pages/pageKeys.ts'

type Context = Pick<PageContextServer, 'urlPathname' | 'routeParams' | 'site' | 'places'>

const dataFiles = import.meta.glob<{ data: (context: Context) => PageData }>('/pages/**/+data.ts', { eager: true })
const pageFiles = import.meta.glob<{ Page: PageComponent }>('/pages/**/+Page.tsx', { eager: true })

/** Renders one page of a route's folder as Vike does: its data, which a build asks to be plain, then its document. */
export function renderRoute(
  site: Site,
  folder: string,
  urlPathname: string,
  routeParams: Record<string, string> = {},
  places: Places = new Places(site),
): string {
  const context = { urlPathname, routeParams, site, places }
  const data = dataFiles[`/pages/${folder}/+data.ts`]?.data(context)
  const Page = pageFiles[`/pages/${folder}/+Page.tsx`]?.Page
  if (!data || !Page) throw new Error(`pages/${folder} has no +data.ts or no +Page.tsx.`)
  assertPlain(data)
  return renderDocument({ Page, data, pathname: urlPathname, shell: shellOf(site) })
}

/** The folders of pages that have a route. */
export const routeFolders = Object.keys(pageFiles).map((file) => file.replace(/^\/pages\/|\/\+Page\.tsx$/g, ''))
