import { formatDay } from './format.ts'

interface Unpublished {
  why: 'draft' | 'scheduled' | 'unpublished'
  from: string | undefined
  until: string | undefined
}

/** What a page says above itself that visitors do not see. Its readers are writers. */
export function unpublishedNotice({ why, from = '', until = '' }: Unpublished): { state: string; text: string } {
  if (why === 'draft') return { state: 'Draft', text: 'Visitors do not see this page.' }
  if (why === 'scheduled') return { state: 'Scheduled', text: `Visitors see this page from ${formatInstant(from)} on.` }
  return { state: 'Unpublished', text: `Visitors see this page no longer, since ${formatInstant(until)}.` }
}

/** `2026-12-01T09:00-05:00` as `December 1, 2026, 09:00-05:00`. */
function formatInstant(instant: string): string {
  const [day = '', time] = instant.split('T')
  return [formatDay(day), time].filter(Boolean).join(', ')
}
