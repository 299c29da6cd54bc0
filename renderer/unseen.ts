import type { UnseenPages } from './model/schedule/unseenPage.ts'

/**
 * Says at each link to a page that visitors do not see, wherever it stands, why: `data-unseen="draft"`, which
 * `editing/unseen.css` shows. React escapes `<` and `>` in values, so a tag ends at the first.
 */
export function markLinks(html: string, unseen: UnseenPages): string {
  return html.replaceAll(/<a [^<>]*>/g, (tag) => {
    const [, link = ''] = tag.split(' href="')
    const [address = ''] = link.split(/["#?]/)
    const page = Object.hasOwn(unseen, address) ? unseen[address] : undefined
    return page ? tag.replace('<a', `<a data-unseen="${page.why}"`) : tag
  })
}
