import { type Change, diffArrays, diffWordsWithSpace } from 'diff'
import { pluralize } from '../../../renderer/model/diagnostics/diagnostic.ts'
import { groupBy } from '../../groupBy.ts'
import { extractLines, extractMain } from '../pageText.ts'
import { summarizePage } from './summarizePage.ts'

/** HTML by address, and new addresses by old address. */
type Comparison = Record<'before' | 'after' | 'redirects', ReadonlyMap<string, string>>

/** Maximum pages that a heading lists. For a shared change, such as a new footer link, it shows one page and the count. */
const MAX_PAGES_IN_HEADING = 3

/** Changed words are marked if this share of the longer text is unchanged. Otherwise, whole lines are removed and added. */
const MIN_COMMON_SHARE = 0.35

/** Describes text changes between two builds as Markdown. @param limit in characters. Sections that don't fit are omitted and counted */
export function describeChanges({ before, after, redirects }: Comparison, limit = Number.POSITIVE_INFINITY): string {
  // A removed page that redirects to an added page was renamed.
  const isRename = ([from, to]: [string, string]) =>
    before.has(from) && !after.has(from) && after.has(to) && !before.has(to)
  const renames = new Map([...redirects].filter(isRename))
  const rename = (address: string) => renames.get(address) ?? address
  const beforeByNewAddress = new Map(
    [...before].map(([address, html]) => [rename(address), html.replaceAll(/(?<=href=")[^"?#]+/g, rename)]),
  )
  const htmlChanges = [...after].filter(([address, html]) => html !== beforeByNewAddress.get(address))
  const hunks = htmlChanges.flatMap(([address, html]) => {
    const htmlBefore = beforeByNewAddress.get(address)
    // Only show the main part of a new page.
    const [oldLines, newLines] =
      htmlBefore === undefined ? [[], extractLines(extractMain(html))] : [extractLines(htmlBefore), extractLines(html)]
    return createHunks(address, oldLines, newLines)
  })
  const changedAddresses = new Set(hunks.map(({ address }) => address))
  const htmlOnlyCount = htmlChanges.length - changedAddresses.size
  const pageLines = [
    ...[...renames].map(([from, to]) => `  ${from} renamed to ${to}${changedAddresses.has(to) ? '' : ', same text'}`),
    ...[...before.keys()].flatMap((address) => {
      if (after.has(address) || renames.has(address)) return []
      const target = redirects.get(address)
      return `- ${address} (${target === undefined ? 'no redirect' : `redirects to ${target}`})`
    }),
    ...[...after.keys()].flatMap((address) => (beforeByNewAddress.has(address) ? [] : `+ ${address}`)),
  ]
  let report = `**${pluralize(after.size, 'page')} (before: ${before.size.toLocaleString('en-US')}), ${changedAddresses.size} with changed text.**`
  if (htmlOnlyCount > 0)
    report += `\n\nOn ${pluralize(htmlOnlyCount, 'page')}, only the HTML changed (nothing to review).`
  let omittedCount = 0
  const pageSection = { heading: 'Pages', lines: pageLines }
  for (const { heading, lines } of [...(pageLines.length > 0 ? [pageSection] : []), ...createSections(hunks, after)]) {
    // Content can't close this block, because every line starts with `+`, `-`, or a space.
    const section = `\n\n### ${heading}\n\n\`\`\`diff\n${lines.join('\n')}\n\`\`\``
    if (report.length + section.length <= limit) report += section
    else omittedCount += 1
  }
  if (omittedCount === 0) return report
  return `${report}\n\nToo long for a comment: \`npm run diff\` shows ${pluralize(omittedCount, 'more section')}.`
}

/** Creates a section for each list of pages with the same changes, starting with the longest list. Summarizes the pages of short lists. */
function createSections(hunks: Hunk[], after: Comparison['after']) {
  const changes = [...groupBy(hunks, ({ key }) => key).values()].map((group) => ({
    addresses: [...new Set(group.map(({ address }) => address))],
    lines: group[0]?.lines ?? [],
  }))
  const changesByPages = groupBy(changes, ({ addresses }) => addresses.join(', '))
  const sections = [...changesByPages].map(([names, group]) => {
    const [{ addresses } = { addresses: [] }] = group
    const lines = group.flatMap((change) => change.lines)
    if (addresses.length > MAX_PAGES_IN_HEADING)
      return { addresses, heading: `The same change on ${addresses.length} pages, such as ${addresses[0]}`, lines }
    const summary = addresses.flatMap((address) => summarizePage(after.get(address) ?? ''))
    return { addresses, heading: names, lines: [...summary, ...lines] }
  })
  return sections.sort((a, b) => b.addresses.length - a.addresses.length)
}

/** Consecutive lines of a page that were added, removed, or replaced. Hunks with the same key are the same change. */
type Hunk = { address: string; lines: string[]; key: string }

/** Compares the lines of a page, and marks changed words in similar lines: `- A cup of [-tea-].`, like `git diff --word-diff`. */
function createHunks(address: string, before: string[], after: string[]): Hunk[] {
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
    const values = side.map((part) =>
      isSimilar && !isCommon(part) ? part.value.replaceAll(/\S(?:.*\S)?/g, replacement) : part.value,
    )
    const lines = values.join('').split('\n').filter(Boolean)
    return lines.map((line) => `${sign} ${line}`)
  }
  const [old, current] = [parts.filter(({ added }) => !added), parts.filter(({ removed }) => !removed)]
  const lines = [...formatLines('-', old, '[-$&-]'), ...formatLines('+', current, '{+$&+}')]
  const differences = parts.filter((part) => !isCommon(part)).map(({ value, added }) => [added, value])
  return { address, lines, key: JSON.stringify(differences) }
}
