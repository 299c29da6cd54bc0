import { pageTitle } from '../../renderer/pageTitle.ts'
import { getSite } from '../../renderer/site.ts'

export function data() {
  const { copy, facts } = getSite()
  return {
    meta: { title: pageTitle(copy.contact.meta.title, facts.brand), description: copy.contact.meta.description },
    copy: copy.contact,
    facts,
  }
}
export type Data = ReturnType<typeof data>
