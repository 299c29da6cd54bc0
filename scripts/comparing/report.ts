import { counted } from '../steps/step.ts'
import type { ClaimChange } from './claims.ts'
import type { SiteChange } from './compareSites.ts'
import { type Looks, unchangedLooks } from './looks.ts'
import { type FamilySize, perFile, signed } from './sizes.ts'

/** All that is told of a change. */
export interface Comparison extends SiteChange {
  /** What is compared, in words: `main (7349f6f)`, `the working tree`. */
  before: string
  after: string
  notes: string[]
  claims: ClaimChange[]
  /** Pictures of changed pages, where they were asked for. */
  looks?: Looks
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

/** What is told besides the pages' words, as lists of sentences. */
export function listsOf(comparison: Comparison): List[] {
  const { added, removed, redirects, claims, pictures, sizes, unseen, looks } = comparison
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
    { heading: 'Pictures', items: looks ? [...unchangedLooks(looks), ...(looks.note ? [looks.note] : [])] : [] },
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
