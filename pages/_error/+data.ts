import type { PageContextServer } from 'vike/types'
import { notFoundData } from '../not-found/notFoundData.ts'

/** The root's `404.html`, and in the dev server every address that leads nowhere. */
export function data({ urlPathname }: PageContextServer) {
  return notFoundData(urlPathname)
}
