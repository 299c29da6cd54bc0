import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../../../renderer/model/site.ts'
import { describeUnpublished } from '../../../renderer/wording/unpublished.ts'
import { PROJECT_ROOT } from '../../files.ts'

/** Creates the stylesheet for writers, with notes after links to unpublished pages. Only for previews and development. */
export function createWriterStylesheet({ unpublished }: Site): string {
  const linkNotes = [...unpublished].map(([address, page]) => renderLinkNote(address, describeUnpublished(page).state))
  return [readFileSync(join(PROJECT_ROOT, 'renderer/styles/writers.css'), 'utf8'), ...linkNotes].join('')
}

function renderLinkNote(address: string, state: string): string {
  return `:is(a[href="${address}"], a[href^="${address}#"]) {
  &:not(:has(h2, h3))::after,
  & :is(h2, h3)::after {
    content: "(${state})";
    margin-inline-start: 0.4em;
    font: 500 0.8125rem / 1.5 var(--font-sans);
    letter-spacing: 0;
  }
}
`
}
