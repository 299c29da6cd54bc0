import { urls } from '../../renderer/model/urls.ts'
import { pageTitle } from '../../renderer/pageTitle.ts'
import { getSite } from '../../renderer/site.ts'

export function data() {
  const { copy, facts } = getSite()
  return {
    meta: {
      title: pageTitle(copy.contact.meta.title, facts.brand),
      description: copy.contact.meta.description,
      share: { of: urls.contact(), title: copy.contact.hero.title },
    },
    copy: copy.contact,
    facts,
  }
}
export type Data = ReturnType<typeof data>
