import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { getLayoutData } from './page.ts'
import { renderDocument } from './renderDocument.tsx'

/** Renders a page for Vike. The page is empty if the build only needs the tags that Vike adds. */
export function onRenderHtml({
  Page,
  data,
  urlPathname: pageAddress,
  site,
  getEditLinks,
  problems,
  isEmpty,
}: PageContextServer) {
  if (isEmpty) return escapeInject`<!doctype html><html><head></head><body></body></html>`
  const editLinks = getEditLinks?.(pageAddress)
  const html = renderDocument({ Page, data, pageAddress, layout: getLayoutData(site), editLinks, problems })
  return escapeInject`${dangerouslySkipEscape(html)}`
}
