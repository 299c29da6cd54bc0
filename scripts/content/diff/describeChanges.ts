import { type Change, diffArrays, diffWordsWithSpace } from 'diff'
import { pluralize } from '../../../renderer/model/diagnostics/diagnostic.ts'
import { groupBy } from '../../groupBy.ts'
import { extractLines, extractMain, summarizePages } from './pageText.ts'

/** HTML by address, and new addresses by old address. */
type Comparison = Record<'before' | 'after' | 'redirects', ReadonlyMap<string, string>>

/** Maximum pages that a heading lists. For a shared change, such as a new footer link, it shows one page and the count. */
const MAX_PAGES_IN_HEADING = 3

/** Maximum new pages shown in full. An import can add hundreds. */
const MAX_FULL_PAGES = 5

/** Changed words are marked if this share of the longer text is unchanged. Otherwise, whole lines are removed and added. */
const MIN_COMMON_SHARE = 0.35

/** Describes text changes between two builds as Markdown. @param limit in characters. Sections that don't fit are omitted and counted */
export function describeChanges(comparison: Comparison, limit = Number.POSITIVE_INFINITY): string {
  const { before, after, redirects } = comparison
  // A removed page that redirects to an added page was renamed.
  const isRename = ([from, to]: [string, string]) =>
    before.has(from) && !after.has(from) && after.has(to) && !before.has(to)
  const newAddresses = new Map([...redirects].filter(isRename))
  const renamedBefore = new Map([...before].map(([address, html]) => [newAddresses.get(address) ?? address, html]))
  const editedPages = [...after].filter(([address, html]) => (renamedBefore.get(address) ?? html) !== html)
  const hunks = editedPages.flatMap(([address, html]) =>
    diffLines(address, extractLines(renamedBefore.get(address) ?? '', newAddresses), extractLines(html)),
  )
  const changedCount = new Set(hunks.map(({ address }) => address)).size
  const htmlOnlyCount = editedPages.length - changedCount
  let report = `**${pluralize(after.size, 'page')} (before: ${before.size.toLocaleString('en-US')}), ${changedCount} with changed text.**`
  if (htmlOnlyCount > 0)
    report += `\n\nOn ${pluralize(htmlOnlyCount, 'page')}, only the HTML changed (nothing to review).`
  let omittedCount = 0
  for (const [heading, lines] of createSections({ ...comparison, before: renamedBefore }, newAddresses, hunks)) {
    if (lines.length === 0) continue
    // Content can't close this block, because every line starts with `+`, `-`, or a space.
    const section = `\n\n### ${heading}\n\n\`\`\`diff\n${lines.join('\n')}\n\`\`\``
    if (report.length + section.length <= limit) report += section
    else omittedCount += 1
  }
  if (omittedCount === 0) return report
  return `${report}\n\nToo long for a comment: \`npm run diff\` shows ${pluralize(omittedCount, 'more section')}.`
}

/** Creates the lines of each section, by heading. In `before`, renamed pages have their new addresses. */
function createSections({ before, after, redirects }: Comparison, newAddresses: Map<string, string>, hunks: Hunk[]) {
  const addedPages = [...after].filter(([address]) => !before.has(address))
  const removedAddresses = [...before.keys()].filter((address) => !after.has(address))
  const changedAddresses = new Set(hunks.map(({ address }) => address))
  const groups = [...groupBy(hunks, ({ key }) => key).values()]
    .map((group) => ({ lines: group[0]?.lines ?? [], addresses: [...new Set(group.map(({ address }) => address))] }))
    .sort((a, b) => a.addresses.length - b.addresses.length)
  const unsharedChanges = groups.filter(({ addresses }) => addresses.length <= MAX_PAGES_IN_HEADING)
  const sharedChanges = groups.filter(({ addresses }) => addresses.length > MAX_PAGES_IN_HEADING).reverse()
  const summarizedAddresses = new Set([
    ...addedPages.map(([address]) => address),
    ...unsharedChanges.flatMap(({ addresses }) => addresses),
  ])

  const sections = new Map<string, string[]>()
  const addLines = (heading: string, lines: string[]) =>
    sections.set(heading, [...(sections.get(heading) ?? []), ...lines])
  for (const { lines, addresses } of sharedChanges)
    addLines(`The same change on ${pluralize(addresses.length, 'page')}, such as ${addresses[0]}`, lines)
  addLines('Pages', [
    ...[...newAddresses].map(
      ([from, to]) => `  ${from} renamed to ${to}${changedAddresses.has(to) ? '' : ', same text'}`,
    ),
    ...removedAddresses.map(
      (address) =>
        `- ${address} (${redirects.has(address) ? `redirects to ${redirects.get(address)}` : 'no redirect'})`,
    ),
    ...addedPages.map(([address]) => `+ ${address}`),
  ])
  addLines(
    'Search results and reading grade',
    summarizePages([...after].filter(([address]) => summarizedAddresses.has(address))),
  )
  for (const [address, html] of addedPages.slice(0, MAX_FULL_PAGES)) {
    const lines = extractLines(extractMain(html)).map((line) => `+ ${line}`)
    addLines(`${address} (new)`, lines)
  }
  for (const { lines, addresses } of unsharedChanges) addLines(addresses.join(', '), lines)
  return sections
}

/** Consecutive lines of a page that were added, removed, or replaced. Hunks with the same key are the same change. */
type Hunk = { address: string; lines: string[]; key: string }

/** Compares the lines of a page, and marks changed words in similar lines: `- A cup of [-tea-].`, like `git diff --word-diff`. */
function diffLines(address: string, before: string[], after: string[]): Hunk[] {
  const parts = diffArrays(before, after)
  return parts.flatMap((part, index) => {
    const next = parts[index + 1]
    if (part.removed) return createHunk(address, part.value.join('\n'), next?.added ? next.value.join('\n') : '')
    return part.added && !parts[index - 1]?.removed ? createHunk(address, '', part.value.join('\n')) : []
  })
}

function createHunk(address: string, before: string, after: string): Hunk {
  const parts = diffWordsWithSpace(before, after)
  const isCommon = ({ added, removed }: Change) => !added && !removed
  const commonLength = parts.filter(isCommon).reduce((sum, { value }) => sum + value.trim().length, 0)
  const isSimilar = commonLength >= MIN_COMMON_SHARE * Math.max(before.length, after.length)
  const formatLines = (sign: string, side: Change[], replacement: string) => {
    const values = side.map((part) => {
      return isSimilar && !isCommon(part) ? part.value.replaceAll(/\S(?:.*\S)?/g, replacement) : part.value
    })
    const lines = values.join('').split('\n')
    return lines.filter(Boolean).map((line) => `${sign} ${line}`)
  }
  const [old, current] = [parts.filter(({ added }) => !added), parts.filter(({ removed }) => !removed)]
  const lines = [...formatLines('-', old, '[-$&-]'), ...formatLines('+', current, '{+$&+}')]
  const differences = parts.filter((part) => !isCommon(part)).map(({ value, added }) => [added, value])
  return { address, lines, key: JSON.stringify(differences) }
}
