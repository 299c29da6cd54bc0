import { pluralize } from '../../formatNumbers.ts'
import { diffLines, type Hunk } from './diffLines.ts'
import { formatPageSummaries } from './formatPageSummaries.ts'
import { extractLines, extractMain } from './pageText.ts'

type Builds = Record<'before' | 'after', ReadonlyMap<string, Buffer>> & { redirects: ReadonlyMap<string, string> }

/** Groups with more pages share a change, such as a new link in the footer. */
const MAX_NAMED_PAGES = 3

/** Maximum pages shown in full, because an import can add hundreds. */
const MAX_NEW_PAGES = 5

/** Describes text changes between two builds as Markdown. Omits changes over the limit (in characters). */
export function describeChanges(builds: Builds, limit = Number.POSITIVE_INFINITY): string {
  const { before, after, redirects } = builds
  const renames = findRenames(builds)
  const changes = diffPages(builds, renames)
  const changed = [...changes].flatMap(([address, hunks]) => (hunks.length > 0 ? [address] : []))
  const unpaired = new Set(
    [...before.keys(), ...after.keys()].filter((address) => !before.has(address) || !after.has(address)),
  )
  for (const address of [...renames].flat()) unpaired.delete(address)
  const pages = [
    ...[...renames].map(([from, to]) => `  ${from} renamed to ${to}${changed.includes(to) ? '' : ', same text'}`),
    ...[...unpaired].map((address) => {
      if (after.has(address)) return `+ ${address}`
      return `- ${address} (${redirects.has(address) ? `redirects to ${redirects.get(address)}` : 'no redirect'})`
    }),
  ]
  const added = [...unpaired].filter((address) => after.has(address))
  const codeOnly = changes.size - changed.length
  const groups = groupByChange(changes)
  const isShared = ({ pages }: Group) => pages.length > MAX_NAMED_PAGES
  const reviewed = [
    ...added,
    ...changed.filter((address) => changes.get(address)?.some(hasMetadataChange)),
    ...groups.flatMap((group) => (group.pages.length <= MAX_NAMED_PAGES ? group.pages : [])),
  ]
  const summary = [
    `**${pluralize(after.size, 'page')} (before: ${before.size.toLocaleString('en-US')}), ${changed.length} with changed text.**`,
  ]
  if (codeOnly > 0) summary.push(`${pluralize(codeOnly, 'page')}: code only, nothing to review.`)
  const review = formatPageSummaries(new Map([...after].filter(([address]) => reviewed.includes(address))))
  const blocks = [
    ...describeGroups(groups.filter(isShared).toReversed()),
    ...(pages.length > 0 ? [formatBlock('Pages', pages)] : []),
    ...(review.length > 0 ? [formatBlock('Search results and reading grade', review)] : []),
    ...added
      .slice(0, MAX_NEW_PAGES)
      .map((address) => formatBlock(`${address} (new)`, listAddedLines(after.get(address)))),
    ...describeGroups(groups.filter((group) => !isShared(group))),
  ]
  let remainingLength = limit - summary.join('\n\n').length
  const shownBlocks = blocks.filter(({ length }) => {
    const fits = length + 2 <= remainingLength
    if (fits) remainingLength -= length + 2
    return fits
  })
  const omittedCount = blocks.length - shownBlocks.length
  if (omittedCount > 0)
    shownBlocks.push(`Too long for a comment: \`npm run diff\` shows ${pluralize(omittedCount, 'more section')}.`)
  return [...summary, ...shownBlocks].join('\n\n')
}

function listAddedLines(html: Buffer | undefined): string[] {
  return extractLines(extractMain(String(html))).map((line) => `+ ${line}`)
}

/** Matches removed and added pages by redirect or by text. */
function findRenames({ before, after, redirects }: Builds): Map<string, string> {
  const added = new Map(
    [...after].flatMap(([address, html]) => (before.has(address) ? [] : [[joinPageLines(html), address]])),
  )
  const renames = [...before].flatMap(([address, html]) => {
    if (after.has(address)) return []
    const target = redirects.get(address)
    const renamedAddress =
      target !== undefined && after.has(target) && !before.has(target) ? target : added.get(joinPageLines(html))
    return renamedAddress === undefined ? [] : [[address, renamedAddress] as const]
  })
  return new Map(renames)
}

const extractPageLines = (html: Buffer, renames?: ReadonlyMap<string, string>) => extractLines(html.toString(), renames)
const joinPageLines = (html: Buffer) => extractPageLines(html).join('\n')

function diffPages({ before, after }: Builds, renames: ReadonlyMap<string, string>): Map<string, Hunk[]> {
  const changes = [...before].flatMap(([old, html]) => {
    const address = renames.get(old) ?? old
    const currentHtml = after.get(address)
    if (!currentHtml || currentHtml.equals(html)) return []
    return [[address, diffLines(extractPageLines(html, renames), extractPageLines(currentHtml))] as const]
  })
  return new Map(changes)
}

function hasMetadataChange({ lines }: Hunk): boolean {
  return lines.some((line) => /^\+ (?:title|description|robots): /.test(line))
}

type Group = { lines: string[]; pages: string[] }

/** Groups pages with the same change, the smallest groups first. */
function groupByChange(changes: ReadonlyMap<string, Hunk[]>): Group[] {
  const groups = new Map<string, Group>()
  for (const [address, hunks] of changes)
    for (const { key, lines } of hunks) {
      const group = groups.get(key) ?? { lines, pages: [] }
      groups.set(key, { ...group, pages: [...new Set([...group.pages, address])] })
    }
  return [...groups.values()].sort((a, b) => a.pages.length - b.pages.length)
}

function describeGroups(groups: readonly Group[]): string[] {
  const blocks = new Map<string, string[]>()
  for (const { lines, pages } of groups) {
    const heading =
      pages.length <= MAX_NAMED_PAGES ? pages.join(', ') : `${pluralize(pages.length, 'page')} like ${pages[0]}`
    blocks.set(heading, [...(blocks.get(heading) ?? []), ...lines])
  }
  return [...blocks].map(([heading, lines]) => formatBlock(heading, lines))
}

/** Content can't close this block, because every line starts with `+`, `-`, or a space. */
function formatBlock(heading: string, lines: string[]): string {
  return `### ${heading}\n\n\`\`\`diff\n${lines.join('\n')}\n\`\`\``
}
