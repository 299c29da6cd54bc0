import type { Definition, Image, ImageReference, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { NodeReport } from '../define/component.ts'
import { MEDIA, Reference } from '../define/reference.ts'
import { isPictureName, isReadable } from '../explain/characters.ts'
import type { Finding } from './component.ts'
import { checkAddress, noMedium } from './linkChecks.ts'

export interface Definitions {
  urls: Map<string, string>
  pictured: Set<string>
  linked: Set<string>
}

/** If there are duplicates, the first is used. */
export function definitionsIn(tree: Root): Definitions {
  const definitions: Definitions = { urls: new Map(), pictured: new Set(), linked: new Set() }
  visit(tree, (node) => {
    if (node.type === 'definition' && !definitions.urls.has(node.identifier))
      definitions.urls.set(node.identifier, node.url)
    if (node.type === 'imageReference') definitions.pictured.add(node.identifier)
    if (node.type === 'linkReference') definitions.linked.add(node.identifier)
  })
  return definitions
}

export function pictureUrl(node: Image | ImageReference, { urls }: Definitions): string {
  return node.type === 'image' ? node.url : (urls.get(node.identifier) ?? '')
}

export function checkPicture(node: Image | ImageReference, definitions: Definitions): Finding[] {
  const alt = altReport(node.alt ?? '')
  const url = pictureUrl(node, definitions)
  const address = node.type === 'image' ? [noMedium(url)] : []
  return [...(isMedium(url) ? [mediumOf(url)] : address), ...(alt ? [alt] : [])]
}

export function checkDefinition({ identifier, url }: Definition, { pictured, linked }: Definitions): Finding[] {
  // These are reported by `findSlips`.
  if (identifier.startsWith('^') || !(pictured.has(identifier) || linked.has(identifier))) return []
  if (pictured.has(identifier) && !isMedium(url)) return [noMedium(url)]
  return pictured.has(identifier) && !linked.has(identifier) ? [] : checkAddress(url)
}

const isMedium = (url: string) => url.startsWith('/media/')
const mediumOf = (url: string): Finding => new Reference(MEDIA, url.slice('/media/'.length))

const SHOWN = 'Write what it shows: ![What it shows](/media/picture.png).'

function altReport(alt: string): NodeReport | undefined {
  if (!isReadable(alt)) return { message: "The picture has no text for people who can't see it.", hint: SHOWN }
  if (!isPictureName(alt)) return undefined
  const message = `\`${alt.trim()}\` doesn't say what the picture shows to people who can't see it.`
  return { message, hint: SHOWN }
}
