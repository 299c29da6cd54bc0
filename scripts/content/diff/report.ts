import { counted } from '../../counted.ts'
import type { SiteChange } from './compareSites.ts'
import { describeChange } from './wordChanges.ts'

export interface Comparison extends SiteChange {
  /** What is compared, in words: `main (7349f6f)`, `the working tree`. */
  before: string
  after: string
  /** The content's files that were edited, with git's letter for how. */
  edited: { letter: string; file: string }[]
}

/** GitHub takes 65,536 characters for a comment. Source: the limit that its API names when it refuses one. */
export const COMMENT = 60_000
/** Of so many new pages the words are told: more are pages of one kind, as a state’s cities. */
const MOST_READ = 5
const MOST_ITEMS = 50

/** What is told under one heading: `+` before a line that is new, `-` before one that is gone. */
interface Part {
  heading: string
  lines: string[]
}

/**
 * What a change does, in Markdown that reads in a terminal too: what is gone within a line in `[-…-]`, what is new in `{+…+}`, as git
 * writes words.
 * @param limit in characters: what the pages say is left out where there is no room for it, and counted.
 */
export function describeComparison(comparison: Comparison, limit = Number.POSITIVE_INFINITY): string {
  const { before, after, added, sections } = comparison
  const head = `## What this change does\n\nFrom \`${before}\` to \`${after}\`. **${summaryOf(comparison)}**`
  const lists = listsOf(comparison).map(({ heading, lines }) => {
    const more = lines.length > MOST_ITEMS ? [`  and ${lines.length - MOST_ITEMS} more`] : []
    return block({ heading, lines: [...lines.slice(0, MOST_ITEMS), ...more] })
  })
  const words = [
    ...added.slice(0, MOST_READ).map(({ address, lines }) => ({ heading: `New: ${address}`, lines: lines.map(plus) })),
    ...sections.map(({ pages, changes }) => ({
      heading: `On ${describePages(pages)}`,
      lines: changes.flatMap(describeChange),
    })),
  ].map(block)
  let room = limit - [head, ...lists].join('\n\n').length
  const fitting = words.filter(({ length }) => {
    const fits = length + 2 < room
    if (fits) room -= length + 2
    return fits
  })
  const left = words.length - fitting.length
  const more = left > 0 ? [`${left} more of these do not fit here: \`npm run diff\` shows them all.`] : []
  return [head, ...lists, ...fitting, ...more].join('\n\n')
}

/** Content is no Markdown there, and mentions nobody: each line has something of ours before it, so none can close the fence. */
function block({ heading, lines }: Part): string {
  return `### ${heading}\n\n\`\`\`diff\n${lines.join('\n')}\n\`\`\``
}

/** The sign of a line by git's letter for a file; others have none. */
const SIGNS: Record<string, string> = { A: '+', D: '-' }
const plus = (line: string) => `+ ${line}`

/** The first sentence: `1,136 pages instead of 1,135: 1 added, none removed, 24 changed.` */
function summaryOf({ count, added, removed, changed }: Comparison): string {
  const instead = count.before === count.after ? '' : ` instead of ${count.before.toLocaleString('en-US')}`
  const amount = (count: number) => (count === 0 ? 'none' : count.toLocaleString('en-US'))
  const parts = `${amount(added.length)} added, ${amount(removed.length)} removed, ${amount(changed)} changed`
  return `${counted(count.after, 'page')}${instead}: ${parts}.`
}

/** What is told besides the pages' words; what is empty is left out. */
function listsOf({ edited, added, removed, redirects, unread }: Comparison): Part[] {
  const gone = removed.map(({ address, title, leadsTo }) =>
    leadsTo === undefined
      ? `- ${address}: ${title}. Nothing answers there any longer: a line in redirects.yaml would.`
      : `- ${address}: ${title}. It leads to ${leadsTo}.`,
  )
  const parts = [
    { heading: 'Files', lines: edited.map(({ letter, file }) => `${SIGNS[letter] ?? ' '} ${file}`) },
    { heading: 'Pages', lines: [...gone, ...added.map(({ address, title }) => `+ ${address}: ${title}`)] },
    {
      heading: 'Redirects',
      lines: [
        ...redirects.removed.map(([from, to]) => `- ${from} to ${to}`),
        ...redirects.added.map(([from, to]) => `+ ${from} to ${to}`),
      ],
    },
    {
      heading: 'Changed in nothing that is read',
      lines: unread === 0 ? [] : [`  ${counted(unread, 'page')}: markup, or the address of a style.`],
    },
  ]
  return parts.filter(({ lines }) => lines.length > 0)
}

/** Pages in words: their addresses, or one of many: `998 pages like /a/b`. */
function describePages(pages: string[]): string {
  return pages.length <= 3 ? pages.join(', ') : `${counted(pages.length, 'page')} like ${pages[0]}`
}
