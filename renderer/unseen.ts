import type { UnseenPage } from './model/site.ts'
import { formatDay } from './wording/format.ts'

/** Pages that writers see and visitors do not, by address. */
export type UnseenPages = Readonly<Record<string, UnseenPage>>

/** What a page says above itself that visitors do not see. Its readers are writers. */
export function wordsOfUnseen({ why, from = '', until = '' }: UnseenPage): { state: string; text: string } {
  if (why === 'draft') return { state: 'Draft', text: 'Visitors do not see this page.' }
  if (why === 'scheduled') return { state: 'Scheduled', text: `Visitors see this page from ${formatMoment(from)} on.` }
  return { state: 'Unpublished', text: `Visitors see this page no longer, since ${formatMoment(until)}.` }
}

/** `2026-12-01T09:00-05:00` as `December 1, 2026, 09:00-05:00`. */
function formatMoment(moment: string): string {
  const [day = '', time] = moment.split('T')
  return [formatDay(day), time].filter(Boolean).join(', ')
}

/**
 * Says at each link to such a page, wherever it stands, why visitors do not see it: `data-unseen="draft"`, which
 * `editing/unseen.css` shows. React escapes `>` in values, so a tag ends at the first.
 */
export function markLinks(html: string, unseen: UnseenPages): string {
  return html.replaceAll(/<a\b[^>]*? href="([^"#?]*)[^>]*>/g, (tag, address: string) => {
    const page = Object.hasOwn(unseen, address) ? unseen[address] : undefined
    return page ? tag.replace('<a', `<a data-unseen="${page.why}"`) : tag
  })
}
