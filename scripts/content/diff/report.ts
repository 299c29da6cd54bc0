import { counted } from '../../build/steps/step.ts'
import type { ClaimChange } from './claims.ts'
import type { SiteChange } from './compareSites.ts'
import type { EditedFile } from './editedFiles.ts'
import { type FamilySize, perFile, signed } from './sizes.ts'

/** All that is told of a change. */
export interface Comparison extends SiteChange {
  /** What is compared, in words: `main (7349f6f)`, `the working tree`. */
  before: string
  after: string
  notes: string[]
  edited: EditedFile[]
  claims: ClaimChange[]
}

/** The first sentence: `1,136 pages instead of 1,135: 1 added, none removed, 24 changed.` */
export function summaryOf({ count, added, removed, changed }: Comparison): string {
  const pages =
    count.before === count.after
      ? counted(count.after, 'page')
      : `${counted(count.after, 'page')} instead of ${count.before.toLocaleString('en-US')}`
  const parts = [`${amount(added.length)} added`, `${amount(removed.length)} removed`, `${amount(changed)} changed`]
  return `${pages}: ${parts.join(', ')}.`
}

const amount = (count: number) => (count === 0 ? 'none' : count.toLocaleString('en-US'))

/** A list with its heading; left out where it is empty. */
export interface List {
  heading: string
  items: string[]
}

/** What was edited, and the page of each file: a report begins with it. */
export function listOfFiles({ edited }: Comparison): List[] {
  const items = edited.map(({ file, what, address }) => {
    const name = what === 'changed' ? file : `${file} (${what})`
    return address ? `${name}: ${address}` : name
  })
  return items.length > 0 ? [{ heading: 'Edited files', items }] : []
}

/** Of so many new pages the words are told: more are pages of one kind, as a state’s cities. */
const MOST_READ = 5
/** So many characters of each: an article of 1,500 words. */
const MOST_CHARACTERS = 10_000

/** What new pages say. */
export function readOf({ added }: Comparison): List[] {
  return added
    .slice(0, MOST_READ)
    .map(({ address, lines }) => ({ heading: `New: ${address}`, items: shortened(lines) }))
}

function shortened(lines: string[]): string[] {
  let length = 0
  const fitting = lines.filter((line) => {
    length += line.length
    return length <= MOST_CHARACTERS
  })
  const left = lines.length - fitting.length
  return left > 0 ? [...fitting, `and ${counted(left, 'more line')}`] : lines
}

/** What is told besides the pages' words, as lists of sentences. */
export function listsOf(comparison: Comparison): List[] {
  const { added, removed, redirects, claims, pictures, sizes, unseen } = comparison
  return [
    { heading: 'Pages added', items: added.map(({ address, title }) => `${address}: ${title}`) },
    {
      heading: 'Pages removed',
      items: removed.map(({ address, title, leadsTo }) =>
        leadsTo === undefined
          ? `${address}: ${title}. Nothing answers there any longer: a line in redirects.yaml would.`
          : `${address}: ${title}. It leads to ${leadsTo}.`,
      ),
    },
    { heading: 'Claims', items: claims.map(describeClaim) },
    {
      heading: 'Redirects',
      items: [
        ...redirects.removed.map(([from, to]) => `Removed: ${from} to ${to}`),
        ...redirects.added.map(([from, to]) => `Added: ${from} to ${to}`),
      ],
    },
    { heading: 'Share pictures', items: pictures.length > 12 ? [counted(pictures.length, 'page')] : pictures },
    { heading: 'Sizes, gzipped', items: sizes.map(describeSize) },
    {
      heading: 'Changed in nothing that is read',
      items: unseen.length === 0 ? [] : [`${counted(unseen.length, 'page')}: markup, or the address of a style.`],
    },
  ].filter(({ items }) => items.length > 0)
}

function describeClaim({ id, before, after, pages }: ClaimChange): string {
  if (before === undefined) return `${id}: ${after}, new`
  if (after === undefined) return `${id}: ${before}, removed`
  return `${id}: ${before} is now ${after}; shown on ${counted(pages, 'page')}`
}

function describeSize({ family, before, after }: FamilySize): string {
  const sum = `${signed(after.bytes - before.bytes)} in all`
  return `${family}: ${perFile(before)} before, ${perFile(after)} now, for each of ${counted(after.files, 'file')}; ${sum}`
}
