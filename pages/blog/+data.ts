import { urls } from '../../renderer/model/urls.ts'
import { pageTitle } from '../../renderer/pageTitle.ts'
import { getSite } from '../../renderer/site.ts'

export function data() {
  const { copy, facts, posts } = getSite()
  return {
    meta: {
      title: pageTitle(copy.blog.meta.title, facts.brand),
      description: copy.blog.meta.description,
      share: { of: urls.blog(), title: copy.blog.hero.title },
    },
    copy: copy.blog,
    facts,
    posts: posts.map(({ slug, title, excerpt, date }) => ({ slug, title, excerpt, date })),
  }
}
export type Data = ReturnType<typeof data>
