import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { getLayoutData } from './page.ts'
import { renderDocument } from './renderDocument.tsx'

/** Renders a page for Vike. If the build only needs the tags that Vike adds, the page is empty. */
export function onRenderHtml(pageContext: PageContextServer) {
  const { Page, data, urlPathname: pageAddress, site, getEditLinks, problems, isEmpty } = pageContext
  if (isEmpty) return escapeInject`<!doctype html><html><head></head><body></body></html>`
  const editLinks = getEditLinks?.(pageAddress)
  const html = renderDocument({ Page, data, pageAddress, layout: getLayoutData(site), editLinks, problems })
  return escapeInject`${dangerouslySkipEscape(html)}`
}
