import GithubSlugger from 'github-slugger'
import type { Faq } from './schema.ts'

/** Gives each question an id of its own, so that an answer can be linked to: the same slugs as rehype-slug gives headings. */
export function withIds(faq: Faq): (Faq[number] & { id: string })[] {
  const slugger = new GithubSlugger()
  return faq.map((entry) => ({ ...entry, id: `faq-${slugger.slug(entry.question)}` }))
}

/** The ids of questions, in their order. */
export function questionIds(faq: Faq): string[] {
  return withIds(faq).map(({ id }) => id)
}
