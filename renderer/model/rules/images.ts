import type { Image, ImageReference, Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { ContentModel } from '../define/model.ts'
import type { MediaFile, MediaUse } from '../define/policies.ts'
import { MEDIA } from '../define/reference.ts'
import type { Diagnostic } from '../explain/diagnostic.ts'
import type { Source } from '../explain/source.ts'
import { checkImageTitle, collectDefinitions, type Definitions, getImageUrl } from '../mdx/imageChecks.ts'
import { getRange } from '../mdx/tree.ts'
import type { CheckedFile, ParsedFile } from '../parse/parsedFile.ts'
import { memoize } from '../parse/yaml.ts'

interface ImageUse {
  /** Relative to `content/media`. */
  path: string
  /** Width and height attributes, in pixels. */
  attributes?: { width: string; height: string }
}

/** Reports images in a body that are too narrow, or that have a wrong size. */
export function checkImages(
  { source, body }: ParsedFile,
  media: ReadonlyMap<string, MediaFile | undefined>,
  model: ContentModel,
): Diagnostic[] {
  const minWidth = model.proseWidth
  if (!body) return []
  const problems = checkImageTitles(source, body.tree, media, model)
  const definitions = collectDefinitions(body.tree)
  visit(body.tree, (node) => {
    const image = findImage(node, model, definitions)
    const actual = image && media.get(image.path)
    const report = (message: string, hint: string) =>
      problems.push(source.createProblem(...getRange(node), message, hint))
    // Components validate extensions.
    if (isImage(node) && actual?.kind === 'recording')
      report('This is a recording, not an image.', `Link to it: [What it is](${getImageUrl(node, definitions)}).`)
    if (!image || actual?.kind !== 'image') return
    const { width, height } = actual
    if (width < minWidth)
      report(
        `The image is ${width} pixels wide and shown at ${minWidth}, so it would be blurred.`,
        `Export it ${2 * minWidth} pixels wide for high-resolution screens.`,
      )
    if (image.attributes && (image.attributes.width !== String(width) || image.attributes.height !== String(height)))
      report(
        `The image has ${width} × ${height} pixels, not ${image.attributes.width} × ${image.attributes.height}.`,
        `Write width="${width}" height="${height}".`,
      )
  })
  return problems
}

/** Reports titles, which pages don't show. If the image is alone on its line, the fix replaces it with a component. */
function checkImageTitles(
  source: Source,
  tree: Root,
  media: ReadonlyMap<string, MediaFile | undefined>,
  model: ContentModel,
): Diagnostic[] {
  const problems: Diagnostic[] = []
  visit(tree, 'image', (node, _, parent) => {
    const file = media.get(node.url.replace(/^\/media\//, ''))
    const tag = isOnlyChild(node, parent) && file?.kind === 'image' ? formatImageTag(node, file, model) : undefined
    const fix = tag === undefined ? undefined : source.createReplacementFix(...getRange(node), tag)
    for (const { message, hint } of checkImageTitle(node))
      problems.push(source.createProblem(...getRange(node), message, hint, fix))
  })
  return problems
}

/** Checks if an image is alone on its line, where a component could replace it. */
function isOnlyChild(node: Image, parent: Nodes | undefined): boolean {
  return parent?.type === 'paragraph' && parent.children.length === 1 && node.position?.start.column === 1
}

/** Returns undefined if the alt text or title has digits or unusual characters, because other rules could reject the attribute. */
function formatImageTag(node: Image, size: { width: number; height: number }, model: ContentModel): string | undefined {
  const { url, alt, title } = node
  const [name, attributeNames] =
    Object.entries(model.components).flatMap(([name, { image }]) => (image ? [[name, image] as const] : []))[0] ?? []
  const values = { path: url.replace(/^\/media\//, ''), alt, ...size, caption: title }
  if (!attributeNames || !/^[\p{L}\s/.,:;!?()–—’“”'-]*$/u.test(`${alt}${title}`)) return undefined
  const attributes = Object.entries(attributeNames).map(
    ([key, attribute]) => `${attribute}="${values[key as keyof typeof values]}"`,
  )
  return `<${name} ${attributes.join(' ')} />`
}

const isImage = (node: Nodes): node is Image | ImageReference => node.type === 'image' || node.type === 'imageReference'

function findImage(node: Nodes, { components }: ContentModel, definitions: Definitions): ImageUse | undefined {
  if (isImage(node)) return { path: getImageUrl(node, definitions).replace(/^\/media\//, '') }
  const attributeNames = node.type === 'mdxJsxFlowElement' ? components[node.name ?? '']?.image : undefined
  if (node.type !== 'mdxJsxFlowElement' || !attributeNames) return undefined
  // Expressions (`width={960}`) and missing attributes are reported by the schema.
  const values = new Map(
    node.attributes.map((attribute) => ['name' in attribute ? attribute.name : '', attribute.value]),
  )
  const [path, width, height] = [attributeNames.path, attributeNames.width, attributeNames.height].map((name) =>
    values.get(name),
  )
  if (typeof path !== 'string' || typeof width !== 'string' || typeof height !== 'string') return undefined
  return { path, attributes: { width, height } }
}

/** Lists the media that pages show or link to. An image in a body can be either. */
export function collectMediaUse(media: Map<string, MediaFile>, files: CheckedFile[], model: ContentModel): MediaUse {
  const shownPaths = new Set<string>()
  const linkedPaths = new Set<string>()
  for (const { file, references } of files) {
    const images = memoize(() => listImageRanges(file, model))
    for (const { reference, range, isInBody } of references) {
      if (reference.target !== MEDIA) continue
      const isShown = isInBody ? images().has(String(range())) : media.get(reference.slug)?.kind === 'image'
      ;(isShown ? shownPaths : linkedPaths).add(reference.slug)
    }
  }
  return {
    shown: shownPaths,
    linked: linkedPaths,
    unused: [...media.keys()].filter((path) => !shownPaths.has(path) && !linkedPaths.has(path)),
  }
}

function listImageRanges({ body }: CheckedFile['file'], model: ContentModel): Set<string> {
  const ranges = new Set<string>()
  if (!body) return ranges
  const definitions = collectDefinitions(body.tree)
  visit(body.tree, (node) => {
    if (findImage(node, model, definitions)) ranges.add(String(getRange(node)))
  })
  return ranges
}
