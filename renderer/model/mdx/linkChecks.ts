import type { Definition, Image, ImageReference, Link, LinkReference, Nodes, Resource, Root } from 'mdast'
import { toString as collectText } from 'mdast-util-to-string'
import type { NodeProblem } from '../define/component.ts'
import { isImageName } from '../define/media.ts'
import { findInvisible, hasLetterOrDigit } from '../diagnostics/characters.ts'
import { ENTRY_LINK } from './entryLink.ts'
import { createMissingMediaProblem, findMediaReference, parseLinkUrl } from './linkUrls.ts'
import type { NodeResult } from './nodeProblems.ts'
import { type ComponentNode, getNodeRange, listNodes } from './tree.ts'

type AnyLink = Link | LinkReference | ComponentNode

/** Checks for links, including `EntryLink`. */
export function isLink(node: Nodes): node is AnyLink {
  return node.type === 'link' || node.type === 'linkReference' || ('name' in node && node.name === ENTRY_LINK)
}

/** Checks the URL and title of a link. Finds missing or vague text, and links or footnotes inside a link, which aren't valid HTML. */
export function checkLink(link: AnyLink): NodeResult[] {
  const results = link.type === 'link' ? [parseLinkUrl(link.url), findTitleProblem(link, 'link')] : []
  const [, ...innerNodes] = listNodes(link)
  const text = collectText(link).trim()
  const showsEntryTitle = 'name' in link && link.children.length === 0
  if (!showsEntryTitle && !innerNodes.some((node) => 'attributes' in node) && !hasLetterOrDigit(text)) {
    const message = "The link has no text, so visitors can't see where it goes."
    results.push({ message, hint: 'Write it between the brackets: [link text](/address).' })
  }
  // Link text has to name its page (WCAG 2.4.4, Link Purpose).
  if (/^(?:(?:click|see|read(?: more)?) )?here$|^(?:read|learn) more$/i.test(text)) {
    const hint = 'Screen readers list links without the text around them. Put the subject of the page in the brackets.'
    results.push({ message: `\`${text}\` doesn't say where the link leads.`, hint })
  }
  let reportedEnd = 0
  for (const node of innerNodes) {
    const [start, end] = getNodeRange(node)
    if (start < reportedEnd || !(isLink(node) || node.type === 'footnoteReference')) continue
    const [message, hint] = isLink(node)
      ? ["A link can't be inside another link.", 'Close the outer link before the inner link starts.']
      : ["The number of a footnote is a link, so it can't be inside another link.", 'Write it after the link.']
    results.push({ message, hint, node })
    reportedEnd = end
  }
  return results
}

/** Reports a title. Skips invisible characters, which another check reports. */
export function findTitleProblem({ title }: Resource, kind: 'link' | 'image'): NodeProblem | undefined {
  if (!title?.trim() || findInvisible(title)) return undefined
  if (kind === 'image') {
    const hint = 'Remove it here. For a caption, write a <Figure> with `caption="…"` instead, on its own line.'
    return { message: `Visitors won't see \`${title}\`, because images have no titles.`, hint }
  }
  const hint = 'Put this in the link text. A link needs only its address: [link text](/address).'
  return { message: `Only visitors with a mouse would see \`${title}\`.`, hint }
}

export type LinkDefinitions = ReturnType<typeof collectLinkDefinitions>

/** Collects the definitions of links, `[map]: /media/map.png`, and the labels that images and links use. Labels of footnotes start with `^`. */
export function collectLinkDefinitions(tree: Root) {
  const [urlsByLabel, imageLabels, linkLabels] = [new Map<string, string>(), new Set<string>(), new Set<string>()]
  for (const node of listNodes(tree)) {
    // Markdown uses the first definition of a label.
    if (node.type === 'definition' && !urlsByLabel.has(node.identifier)) urlsByLabel.set(node.identifier, node.url)
    if (node.type === 'imageReference') imageLabels.add(node.identifier)
    if (node.type === 'linkReference') linkLabels.add(node.identifier)
    if (node.type === 'footnoteReference') linkLabels.add(`^${node.identifier}`)
  }
  return { urlsByLabel, imageLabels, linkLabels }
}

/** Checks the URL and title of a definition for its uses: links, images, or both. `reportLinkDefinitions` reports footnotes and unused definitions. */
export function checkLinkDefinition(node: Definition, { imageLabels, linkLabels }: LinkDefinitions): NodeResult[] {
  const { identifier, url } = node
  const [isForImage, isForLink] = [imageLabels.has(identifier), linkLabels.has(identifier)]
  if (identifier.startsWith('^') || !(isForImage || isForLink)) return []
  const missingMedia = isForImage && !findMediaReference(url) ? createMissingMediaProblem(url) : undefined
  return [
    findTitleProblem(node, isForImage ? 'image' : 'link'),
    missingMedia ?? (isForLink ? parseLinkUrl(url) : undefined),
  ]
}

/** Returns the URL of an image. Empty if its label has no definition. */
export function getImageUrl(node: Image | ImageReference, { urlsByLabel }: LinkDefinitions): string {
  return node.type === 'image' ? node.url : (urlsByLabel.get(node.identifier) ?? '')
}

/** Checks the URL and alt text of an image. `checkLinkDefinition` reports URLs in definitions. */
export function checkImage(node: Image | ImageReference, linkDefinitions: LinkDefinitions): NodeResult[] {
  const url = getImageUrl(node, linkDefinitions)
  const reference = findMediaReference(url)
  const missingMedia = node.type === 'image' ? createMissingMediaProblem(url) : undefined
  return [reference ?? missingMedia, findAltProblem(node.alt ?? '', reference ? url : '/media/posts/image.png')]
}

function findAltProblem(alt: string, url: string): NodeProblem | undefined {
  if (hasLetterOrDigit(alt) && !isImageName(alt)) return undefined
  const problem = hasLetterOrDigit(alt) ? `\`${alt.trim()}\` doesn't describe the image` : 'The image has no alt text'
  const hint = `Describe the image: ![Our team at the front desk](${url}).`
  const formHint = 'Fill in Alt Text of the image.'
  return { message: `${problem} for people who can't see it.`, hint, formHint, rule: 'altText' }
}
