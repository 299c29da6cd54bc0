import GithubSlugger from 'github-slugger'
import type { Faq } from '../../../renderer/model/schemas/services.ts'

/** Gives each question an id of its own, so that an answer can be linked to: the same slugs as rehype-slug gives headings. */
export function withAddresses(faq: Faq): (Faq[number] & { id: string })[] {
  const slugger = new GithubSlugger()
  return faq.map((entry) => ({ ...entry, id: `faq-${slugger.slug(entry.question)}` }))
}
