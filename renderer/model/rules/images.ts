import type { Image, ImageReference, Nodes } from 'mdast'
import type { MediaFile, MediaUse } from '../define/media.ts'
import type { ContentModel } from '../define/model.ts'
import { MEDIA } from '../define/reference.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Fix } from '../diagnostics/fix.ts'
import { collectLinkDefinitions, findTitleProblem, getImageUrl, type LinkDefinitions } from '../mdx/linkChecks.ts'
import { getAttribute, getNodeRange, listNodes, listNodesWithSiblings } from '../mdx/tree.ts'
import { memoize } from '../memoize.ts'
import type { ParsedFile, ValidFile } from '../parse/parsedFile.ts'
import type { FileContext } from './ruleContexts.ts'

/** Reports titles, recordings, small images, and wrong sizes in a body. */
export function checkImages({ source, body }: ParsedFile, { media, model }: FileContext): Diagnostic[] {
  if (!body) return []
  const problems: Diagnostic[] = []
  const linkDefinitions = collectLinkDefinitions(body.tree)
  for (const { node, parent } of listNodesWithSiblings(body.tree, 'image', 'imageReference', 'mdxJsxFlowElement')) {
    const image = findImage(node, model, linkDefinitions)
    const file = image && media.get(image.path)
    const range = getNodeRange(node)
    const addProblem = (message: string, hint: string | undefined, fix?: Fix) =>
      problems.push(source.createProblem(range, message, hint, fix))
    if (node.type === 'image') {
      const isAlone = parent?.type === 'paragraph' && parent.children.length === 1 && node.position?.start.column === 1
      const tag = isAlone && file?.kind === 'image' ? formatImageTag(node, file, model) : undefined
      const fix = tag === undefined ? undefined : source.createReplacementFix(range, tag)
      const problem = findTitleProblem(node, 'image')
      if (problem) addProblem(problem.message, problem.hint, fix)
    }
    // Schemas check the attributes of components.
    if (isImage(node) && file?.kind === 'recording') {
      const hint = `Link to it: [What it is](${getImageUrl(node, linkDefinitions)}).`
      addProblem('This is a recording, not an image.', hint)
    }
    if (!image || file?.kind !== 'image') continue
    const { width, height } = file
    if (width < model.proseWidth) {
      const message = `The image is ${width} pixels wide and shown at ${model.proseWidth}, so it would be blurred.`
      addProblem(message, `Export it ${2 * model.proseWidth} pixels wide for high-resolution screens.`)
    }
    const { size } = image
    if (size && (size.width !== String(width) || size.height !== String(height))) {
      const message = `The image has ${width} × ${height} pixels, not ${size.width} × ${size.height}.`
      addProblem(message, `Write width="${width}" height="${height}".`)
    }
  }
  return problems
}

/** Formats a Markdown image as a component. Returns undefined for alt text and titles with digits or symbols, because a rule may reject the attribute. */
function formatImageTag({ url, alt, title }: Image, size: { width: number; height: number }, model: ContentModel) {
  const [name, component] = Object.entries(model.components).find(([, { image }]) => image) ?? []
  const values = { path: url.replace(/^\/media\//, ''), alt, ...size, caption: title }
  if (!component?.image || !/^[\p{L}\s/.,:;!?()–—’“”'-]*$/u.test(`${alt}${title}`)) return undefined
  const names = Object.entries(component.image)
  const attributes = names.map(([key, attribute]) => `${attribute}="${values[key as keyof typeof values]}"`)
  return `<${name} ${attributes.join(' ')} />`
}

const isImage = (node: Nodes): node is Image | ImageReference => node.type === 'image' || node.type === 'imageReference'

/** Returns the path of an image, relative to `content/media`, and the size in pixels from the component. */
function findImage(node: Nodes, { components }: ContentModel, linkDefinitions: LinkDefinitions) {
  if (isImage(node)) return { path: getImageUrl(node, linkDefinitions).replace(/^\/media\//, ''), size: undefined }
  if (node.type !== 'mdxJsxFlowElement') return undefined
  const names = components[node.name ?? '']?.image
  if (!names) return undefined
  const size = { width: getAttribute(node, names.width), height: getAttribute(node, names.height) }
  // The schema reports missing attributes.
  return size.width && size.height ? { path: getAttribute(node, names.path), size } : undefined
}

/** Collects the media that content shows, links to, or doesn't use. Fields show images and link to recordings. Bodies can show an image, link to it, or both. */
export function collectMediaUse(media: Map<string, MediaFile>, files: ValidFile[], model: ContentModel): MediaUse {
  const [shown, linked] = [new Set<string>(), new Set<string>()]
  for (const { file, references } of files) {
    const getImageRanges = memoize(() => listImageRanges(file, model))
    for (const { reference, getRange, path } of references) {
      if (reference.target !== MEDIA) continue
      const isShown = path ? media.get(reference.id)?.kind === 'image' : getImageRanges().includes(String(getRange()))
      const paths = isShown ? shown : linked
      paths.add(reference.id)
    }
  }
  return { shown, linked, unused: [...media.keys()].filter((path) => !shown.has(path) && !linked.has(path)) }
}

function listImageRanges({ body }: ParsedFile, model: ContentModel): string[] {
  if (!body) return []
  const linkDefinitions = collectLinkDefinitions(body.tree)
  const images = listNodes(body.tree).filter((node) => findImage(node, model, linkDefinitions))
  return images.map((node) => String(getNodeRange(node)))
}
