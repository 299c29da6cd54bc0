import type { PageContextServer } from 'vike/types'
import { settle } from '../../../renderer/deferred.ts'
import { compose, gather } from './ingredients.ts'

export function data(context: PageContextServer) {
  return compose(settle(gather(context)))
}
export type Data = ReturnType<typeof data>
