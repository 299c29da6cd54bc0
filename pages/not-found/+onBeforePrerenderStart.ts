import { notFoundAddresses } from '../../renderer/model/routes.ts'
import { getSite } from '../../renderer/site.ts'

/** The root's own is `_error`'s, which Vike writes as `404.html`. */
export const onBeforePrerenderStart = () => notFoundAddresses(getSite().slugs).filter((address) => address !== '/404')
