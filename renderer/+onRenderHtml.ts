import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { renderDocument } from './renderDocument.tsx'
import { getSite } from './site.ts'

/** Vike's hook: one page as a whole HTML document. */
export function onRenderHtml({ Page, data, urlPathname }: PageContextServer) {
  const html = renderDocument({ Page, data, pathname: urlPathname, site: getSite() })
  return escapeInject`${dangerouslySkipEscape(html)}`
}
