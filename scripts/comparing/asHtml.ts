import { side } from './asText.ts'
import { describePages, type Section } from './compareSites.ts'
import { escaped } from './escaped.ts'
import { htmlLook } from './htmlLook.ts'
import { type PageLook, placeLooks } from './looks.ts'
import { type Comparison, listsOf, summaryOf } from './report.ts'
import { REPORT_STYLE } from './reportStyle.ts'
import { pieces, type WordChange } from './wordChanges.ts'

/** A change as one file for a browser: no script, nothing fetched, its pictures in it. */
export function asHtml(comparison: Comparison): string {
  const { before, after, notes, sections } = comparison
  const lists = listsOf(comparison).map(
    ({ heading, items }) =>
      `<section><h2>${escaped(heading)}</h2><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul></section>`,
  )
  const { placed, others } = placeLooks(comparison.looks, sections)
  const words = sections.map((section) => sectionOf(section, placed.get(section)))
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex,nofollow"><title>What this change does</title><style>${REPORT_STYLE}</style></head>
<body><main><h1>What this change does</h1>
<p class="lede">${escaped(summaryOf(comparison))}</p>
<p>From ${escaped(before)} to ${escaped(after)}. ${notes.map(escaped).join(' ')}</p>
${[...words, ...othersOf(others), ...lists].join('\n')}
</main></body></html>
`
}

function othersOf(looks: PageLook[]): string[] {
  return looks.length === 0 ? [] : [`<section><h2>How other pages look</h2>${looks.map(htmlLook).join('\n')}</section>`]
}

function sectionOf({ pages, changes }: Section, look: PageLook | undefined): string {
  const all =
    pages.length > 3 ? `<details><summary>All of them</summary><p>${pages.map(escaped).join('<br>')}</p></details>` : ''
  return `<section><h2>On ${escaped(describePages(pages))}</h2>${all}
<table><thead><tr><th scope="col">Before</th><th scope="col">Now</th></tr></thead><tbody>
${changes.map(row).join('\n')}
</tbody></table>${look ? htmlLook(look) : ''}</section>`
}

function row(change: WordChange): string {
  const { where, before, after, note } = change
  const lead = where === 'text' ? '' : `<small>${escaped(where)}</small> `
  const cell = (words: string | undefined) => `<td>${words === undefined ? '' : lead + words}</td>`
  if (before === undefined || after === undefined) {
    const added = note === undefined ? after && `<ins>${escaped(after)}</ins>` : escaped(note)
    return `<tr>${cell(before && `<del>${escaped(before)}</del>`)}${cell(added)}</tr>`
  }
  const parts = pieces(before, after)
  return `<tr>${cell(side(parts, 'gone', '<del>', '</del>', escaped))}${cell(side(parts, 'new', '<ins>', '</ins>', escaped))}</tr>`
}
