import GithubSlugger from 'github-slugger'
import type { Faq } from '../../../renderer/model/schemas/services.ts'

/** Gives each question an id, so that its answer can be linked to: slugs as rehype-slug makes them of headings. */
export function withAddresses(faq: Faq): (Faq[number] & { id: string })[] {
  const slugger = new GithubSlugger()
  return faq.map((entry) => ({ ...entry, id: `faq-${slugger.slug(entry.question)}` }))
}
