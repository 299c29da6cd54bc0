import { pluralize } from '../../formatNumbers.ts'
import { diffLines, type Hunk } from './diffLines.ts'
import { extractLines, mainOf } from './pageText.ts'
import { reviewPages } from './reviewPages.ts'

type Builds = Record<'before' | 'after', ReadonlyMap<string, Buffer>> & { redirects: ReadonlyMap<string, string> }

/** Groups with more pages share a change, such as a new link in the footer. */
const MAX_NAMED = 3

/** An import can add hundreds of pages. */
const MAX_NEW = 5

/** Describes text changes between two builds as Markdown. Omits changes over the limit (in characters). */
export function describeChanges(builds: Builds, limit = Number.POSITIVE_INFINITY): string {
  const { before, after, redirects } = builds
  const renames = findRenames(builds)
  const changes = diffPages(builds, renames)
  const changed = [...changes].flatMap(([address, hunks]) => (hunks.length > 0 ? [address] : []))
  const unpaired = new Set([...before.keys(), ...after.keys()].filter((each) => !before.has(each) || !after.has(each)))
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
  const isShared = ({ pages }: Group) => pages.length > MAX_NAMED
  const reviewed = [
    ...added,
    ...changed.filter((address) => changes.get(address)?.some(changesSearchResult)),
    ...groups.flatMap((group) => (group.pages.length <= MAX_NAMED ? group.pages : [])),
  ]
  const head = [
    `**${pluralize(after.size, 'page')} (before: ${before.size.toLocaleString('en-US')}), ${changed.length} with changed text.**`,
  ]
  if (codeOnly > 0) head.push(`${pluralize(codeOnly, 'page')}: code only, nothing to review.`)
  const review = reviewPages(new Map([...after].filter(([address]) => reviewed.includes(address))))
  const blocks = [
    ...describeGroups(groups.filter(isShared).toReversed()),
    ...(pages.length > 0 ? [block('Pages', pages)] : []),
    ...(review.length > 0 ? [block('Search results and reading grade', review)] : []),
    ...added.slice(0, MAX_NEW).map((address) => block(`${address} (new)`, addedLines(after.get(address)))),
    ...describeGroups(groups.filter((group) => !isShared(group))),
  ]
  let room = limit - head.join('\n\n').length
  const fitting = blocks.filter(({ length }) => {
    const fits = length + 2 <= room
    if (fits) room -= length + 2
    return fits
  })
  const left = blocks.length - fitting.length
  if (left > 0) fitting.push(`Too long for a comment: \`npm run diff\` shows ${pluralize(left, 'more section')}.`)
  return [...head, ...fitting].join('\n\n')
}

function addedLines(html: Buffer | undefined): string[] {
  return extractLines(mainOf(String(html))).map((line) => `+ ${line}`)
}

/** Matches removed and added pages by redirect or by text. */
function findRenames({ before, after, redirects }: Builds): Map<string, string> {
  const added = new Map([...after].flatMap(([each, html]) => (before.has(each) ? [] : [[joinPageLines(html), each]])))
  const renames = [...before].flatMap(([address, html]) => {
    if (after.has(address)) return []
    const target = redirects.get(address)
    const now =
      target !== undefined && after.has(target) && !before.has(target) ? target : added.get(joinPageLines(html))
    return now === undefined ? [] : [[address, now] as const]
  })
  return new Map(renames)
}

const linesOf = (html: Buffer, renames?: ReadonlyMap<string, string>) => extractLines(html.toString(), renames)
const joinPageLines = (html: Buffer) => linesOf(html).join('\n')

function diffPages({ before, after }: Builds, renames: ReadonlyMap<string, string>): Map<string, Hunk[]> {
  const changes = [...before].flatMap(([old, html]) => {
    const address = renames.get(old) ?? old
    const now = after.get(address)
    if (!now || now.equals(html)) return []
    return [[address, diffLines(linesOf(html, renames), linesOf(now))] as const]
  })
  return new Map(changes)
}

function changesSearchResult({ lines }: Hunk): boolean {
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
    const heading = pages.length <= MAX_NAMED ? pages.join(', ') : `${pluralize(pages.length, 'page')} like ${pages[0]}`
    blocks.set(heading, [...(blocks.get(heading) ?? []), ...lines])
  }
  return [...blocks].map(([heading, lines]) => block(heading, lines))
}

/** Content can't close this block, because every line starts with `+`, `-`, or a space. */
function block(heading: string, lines: string[]): string {
  return `### ${heading}\n\n\`\`\`diff\n${lines.join('\n')}\n\`\`\``
}
