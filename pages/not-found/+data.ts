import type { PageContextServer } from 'vike/types'
import { notFoundData } from './notFoundData.ts'

export function data({ urlPathname }: PageContextServer) {
  return notFoundData(urlPathname)
}
