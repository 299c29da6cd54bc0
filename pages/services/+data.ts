import { lowestPrice } from '../../renderer/model/queries/services.ts'
import { urls } from '../../renderer/model/urls.ts'
import { pageTitle } from '../../renderer/pageTitle.ts'
import { getSite } from '../../renderer/site.ts'

export function data() {
  const { copy, facts, services } = getSite()
  return {
    meta: {
      title: pageTitle(copy.services.meta.title, facts.brand),
      description: copy.services.meta.description,
      share: { of: urls.services(), title: copy.services.hero.title },
    },
    copy: copy.services,
    facts,
    services: services.map((service) => ({
      slug: service.slug,
      title: service.title,
      desc: service.desc,
      price: lowestPrice(service),
    })),
  }
}
export type Data = ReturnType<typeof data>
