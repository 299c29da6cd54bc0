import type { Definition, Image, ImageReference, Resource, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { NodeReport } from '../define/component.ts'
import { MEDIA, Reference } from '../define/reference.ts'
import { isImageName, isReadable } from '../explain/characters.ts'
import type { Finding } from './htmlReports.ts'
import { checkTitle, checkUrl, findTitle, reportMissingMedia } from './linkChecks.ts'

/** Markdown definitions, `[map]: /media/map.png`, and the labels in use. */
export interface Definitions {
  /** Keys are labels. */
  urls: Map<string, string>
  imageLabels: Set<string>
  linkLabels: Set<string>
}

/** Uses the first definition for each label. */
export function collectDefinitions(tree: Root): Definitions {
  const definitions: Definitions = { urls: new Map(), imageLabels: new Set(), linkLabels: new Set() }
  visit(tree, (node) => {
    if (node.type === 'definition' && !definitions.urls.has(node.identifier))
      definitions.urls.set(node.identifier, node.url)
    if (node.type === 'imageReference') definitions.imageLabels.add(node.identifier)
    if (node.type === 'linkReference') definitions.linkLabels.add(node.identifier)
  })
  return definitions
}

/** Returns an empty string if the definition is missing. */
export function getImageUrl(node: Image | ImageReference, { urls }: Definitions): string {
  return node.type === 'image' ? node.url : (urls.get(node.identifier) ?? '')
}

/** Validates the URL and the alternative text. */
export function checkImage(node: Image | ImageReference, definitions: Definitions): Finding[] {
  const alt = checkAlt(node.alt ?? '')
  const url = getImageUrl(node, definitions)
  const missingMedia = node.type === 'image' ? [reportMissingMedia(url)] : []
  return [...(isMediaUrl(url) ? [createMediaReference(url)] : missingMedia), ...(alt ? [alt] : [])]
}

/** Validates the URL of a definition as a link, an image, or both, depending on its references. */
export function checkDefinition(node: Definition, { imageLabels, linkLabels }: Definitions): Finding[] {
  const { identifier, url } = node
  // `findUnrendered` reports footnotes and unused definitions.
  if (identifier.startsWith('^') || !(imageLabels.has(identifier) || linkLabels.has(identifier))) return []
  const isImage = imageLabels.has(identifier)
  const titles = isImage ? checkImageTitle(node) : checkTitle(node)
  if (isImage && !isMediaUrl(url)) return [...titles, reportMissingMedia(url)]
  return isImage && !linkLabels.has(identifier) ? titles : [...titles, ...checkUrl(url)]
}

/** Reports the title of an image, which isn't published. */
export function checkImageTitle(node: Resource): NodeReport[] {
  const title = findTitle(node)
  if (title === undefined) return []
  const hint = 'Remove it here. For a caption, write a <Figure> with `caption="…"` instead, on a line of its own.'
  return [{ message: `Readers won't see \`${title}\`, because images have no titles.`, hint }]
}

const isMediaUrl = (url: string) => url.startsWith('/media/')
const createMediaReference = (url: string): Finding => new Reference(MEDIA, url.slice('/media/'.length))

const ALT_REPORT = {
  hint: 'Describe the image: ![Our team at the front desk](/media/image.png).',
  rule: 'images',
} as const

function checkAlt(alt: string): NodeReport | undefined {
  if (!isReadable(alt)) return { ...ALT_REPORT, message: "The image has no alt text for people who can't see it." }
  if (!isImageName(alt)) return undefined
  const message = `\`${alt.trim()}\` doesn't describe the image for people who can't see it.`
  return { ...ALT_REPORT, message }
}
