import type { Definition, Image, ImageReference, Resource, Root } from 'mdast'
import type { NodeProblem } from '../define/component.ts'
import { MEDIA, Reference } from '../define/reference.ts'
import { hasLetterOrDigit, isImageName } from '../diagnostics/characters.ts'
import { createMissingMediaProblem, findLinkTitleProblem, findTitle, parseLinkUrl } from './linkChecks.ts'
import type { NodeResult } from './nodeProblems.ts'
import { listNodes } from './tree.ts'

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

/** Returns the URL of an image. Empty if its label has no definition. */
export function getImageUrl(node: Image | ImageReference, { urlsByLabel }: LinkDefinitions): string {
  return node.type === 'image' ? node.url : (urlsByLabel.get(node.identifier) ?? '')
}

/** Checks the URL and alt text of an image. `checkLinkDefinition` reports URLs in definitions. */
export function checkImage(node: Image | ImageReference, linkDefinitions: LinkDefinitions): NodeResult[] {
  const url = getImageUrl(node, linkDefinitions)
  const missingMedia = node.type === 'image' ? createMissingMediaProblem(url) : undefined
  return [
    isMediaUrl(url) ? new Reference(MEDIA, url.slice('/media/'.length)) : missingMedia,
    findAltProblem(node.alt ?? '', url),
  ]
}

/** Checks the URL and title of a definition for its uses: links, images, or both. `reportLinkDefinitions` reports footnotes and unused definitions. */
export function checkLinkDefinition(node: Definition, { imageLabels, linkLabels }: LinkDefinitions): NodeResult[] {
  const { identifier, url } = node
  if (identifier.startsWith('^') || !(imageLabels.has(identifier) || linkLabels.has(identifier))) return []
  const isImage = imageLabels.has(identifier)
  const titleProblem = isImage ? findImageTitleProblem(node) : findLinkTitleProblem(node)
  if (isImage && !isMediaUrl(url)) return [titleProblem, createMissingMediaProblem(url)]
  return isImage && !linkLabels.has(identifier) ? [titleProblem] : [titleProblem, parseLinkUrl(url)]
}

/** Finds the title of an image, because pages don't show it. */
export function findImageTitleProblem(node: Resource): NodeProblem | undefined {
  const title = findTitle(node)
  if (title === undefined) return undefined
  const hint = 'Remove it here. For a caption, write a <Figure> with `caption="…"` instead, on its own line.'
  return { message: `Visitors won't see \`${title}\`, because images have no titles.`, hint }
}

const isMediaUrl = (url: string) => url.startsWith('/media/')

function findAltProblem(alt: string, url: string): NodeProblem | undefined {
  if (hasLetterOrDigit(alt) && !isImageName(alt)) return undefined
  const problem = hasLetterOrDigit(alt) ? `\`${alt.trim()}\` doesn't describe the image` : 'The image has no alt text'
  const hint = `Describe the image: ![Our team at the front desk](${isMediaUrl(url) ? url : '/media/posts/image.png'}).`
  return { message: `${problem} for people who can't see it.`, hint, rule: 'altText' }
}
