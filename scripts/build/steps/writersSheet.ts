import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from '../../../renderer/model/site.ts'
import { FILES } from '../../../renderer/urls.ts'
import { unpublishedNotice } from '../../../renderer/wording/unpublished.ts'
import { PROJECT } from '../../store/sources.ts'

/** The style sheet of what is shown to writers alone. It marks each link to a page that visitors do not see, wherever it stands. */
export function createWritersSheet({ unpublished }: Site): string {
  const marks = [...unpublished].map(([address, page]) => markOf(address, unpublishedNotice(page).state))
  return [readFileSync(join(PROJECT, 'renderer/styles/writers.css'), 'utf8'), ...marks].join('')
}

/** Where a link holds a heading, behind that. Addresses have no quotes and no backslashes. */
function markOf(address: string, state: string): string {
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

/** Writes the sheet into a site that is made for writers. No other page names it. */
export async function writeWritersSheet(site: Site, client: string): Promise<void> {
  await writeFile(join(client, FILES.writersSheet), createWritersSheet(site))
}
