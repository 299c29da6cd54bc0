import type { PageContextServer } from 'vike/types'
import { compose, gather } from './ingredients.ts'

export function data(context: PageContextServer) {
  return compose(gather(context))
}
export type Data = ReturnType<typeof data>
