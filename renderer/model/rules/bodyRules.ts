import { slug } from 'github-slugger'
import type { Nodes } from 'mdast'
import { toString as collectText } from 'mdast-util-to-string'
import { isHttpsUrl, removeOrigin } from '../define/addressRules.ts'
import { getMetadata, getSchemaAt } from '../define/schemaAt.ts'
import { visitLeaves } from '../define/strings.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { createUrlReplacement } from '../mdx/linkUrls.ts'
import { createNodeDiagnostic } from '../mdx/nodeProblems.ts'
import { getNodeRange, listNodes } from '../mdx/tree.ts'
import { isDraft } from '../parse/contentFile.ts'
import type { ParsedFile, ValidFile } from '../parse/parsedFile.ts'
import { createProblemAt } from '../parse/yamlFix.ts'
import { findRepeats } from './duplicates.ts'
import type { FileContext } from './ruleContexts.ts'

/** Reports an empty body. Drafts can be empty. */
export function checkBodyIsNotEmpty(file: ParsedFile): Diagnostic[] {
  const { source, body, fileType } = file
  if (fileType.kind !== 'entry' || !body || body.tree.children.length > 0 || isDraft(file)) return []
  const end = source.text.trimEnd().length
  const hint = 'Write it below this line, or set `draft: true`.'
  return [source.createProblem([end - '---'.length, end], 'The page has no text.', hint)]
}

/** Reports headings with the id of a section or the layout. */
export function checkHeadingIds({ file: { source, fileType, body } }: ValidFile, { model }: FileContext) {
  if (fileType.kind !== 'entry' || !body) return []
  const ids = [...model.layoutIds, ...fileType.definition.sections]
  return listNodes(body.tree, 'heading').flatMap((heading) => {
    const id = slug(collectText(heading))
    const message = `The page already has a section \`#${id}\`.`
    return ids.includes(id) ? [source.createProblem(getNodeRange(heading), message, 'Reword the heading.')] : []
  })
}

/** Reports absolute links to this site. */
export function checkAbsoluteLinks({ source, body }: ParsedFile, { origin }: FileContext): Diagnostic[] {
  if (!body || !isHttpsUrl(origin)) return []
  return listNodes(body.tree, 'link', 'definition').flatMap((node) => {
    if (!isHttpsUrl(node.url) || getHost(node.url) !== getHost(origin)) return []
    const [start, end] = getNodeRange(node)
    const raw = source.text.slice(start, end)
    const path = removeOrigin(node.url)
    // A bare URL is a link, but a bare path isn't.
    const isBareUrl = node.type === 'link' && !raw.startsWith('[')
    const text = isBareUrl ? `[${raw}](${path})` : createUrlReplacement(node.url, path)(raw)
    const message = `\`${node.url}\` is an address of this site.`
    const hint = `Write \`${path}\`, so that the check can look for the page.`
    const problem = { message, hint, toReplacement: () => text, isCertain: !isBareUrl }
    return [createNodeDiagnostic(source, [start, end], problem)]
  })
}

const getHost = (url: string) => new URL(url).hostname.replace(/^www\./, '')

const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f/u

/** Finds repeated headings. Subheadings can repeat, because the table of contents leaves them out. */
export function findRepeatedHeadingWarnings({ file: { source, body } }: ValidFile): Diagnostic[] {
  const headings = (body?.tree.children ?? []).filter((node) => node.type === 'heading' && node.depth === 2)
  const getKey = (heading: Nodes) => collectText(heading).trim().toLowerCase()
  return findRepeats(headings, getKey).map(([first, repeated]) => {
    const line = source.getLineIndex(getNodeRange(first)[0]) + 1
    return source.createProblem(getNodeRange(repeated), `Line ${line} has the same heading.`, 'Reword one of them.')
  })
}

/** Finds emoji in titles. */
export function findEmojiWarnings({ file, data }: ValidFile): Diagnostic[] {
  const warnings: Diagnostic[] = []
  visitLeaves(data, (leaf, path) => {
    if (typeof leaf !== 'string' || !EMOJI.test(leaf)) return
    const schema = getSchemaAt(file.fileType.schema, path)
    const message = 'Search results can remove the emoji in this title, and screen readers read its name aloud.'
    if (schema && getMetadata(schema).searchResultPart === 'title')
      warnings.push(createProblemAt(file, path, message, 'Say it in words.'))
  })
  return warnings
}

/** Finds bold lines that look like headings, because screen readers and the table of contents skip them. */
export function findBoldHeadingWarnings({ file: { source, body } }: ValidFile): Diagnostic[] {
  return (body?.tree.children ?? []).flatMap((node) => {
    const [firstChild, secondChild] = node.type === 'paragraph' ? node.children : []
    if (firstChild?.type !== 'strong' || secondChild) return []
    const [start, end] = getNodeRange(firstChild)
    const label = source.text.slice(start + '**'.length, end - '**'.length)
    if (label.includes('\n') || /[.!?:…]$|^\[/.test(label)) return []
    const message = "This bold line looks like a heading, but it isn't one."
    const fix = source.createReplacementFix([start, end], `## ${label}`)
    return [source.createProblem([start, end], message, 'For a heading, write `## ` instead of the asterisks.', fix)]
  })
}
