import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { shellOf } from './page.ts'
import { renderDocument } from './renderDocument.tsx'

/** Vike's hook: one page as a whole HTML document. */
export function onRenderHtml({ Page, data, urlPathname, site }: PageContextServer) {
  const html = renderDocument({ Page, data, pathname: urlPathname, shell: shellOf(site) })
  return escapeInject`${dangerouslySkipEscape(html)}`
}
