import { ROUTES } from '../../../renderer/model/routes.ts'
import { getSite } from '../../../renderer/site.ts'

export const onBeforePrerenderStart = () => ROUTES.service(getSite().slugs)
