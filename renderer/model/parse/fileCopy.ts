import { toString as collectText } from 'mdast-util-to-string'
import { getSchemaAt, isCopy } from '../define/schemaAt.ts'
import { visitLeaves } from '../define/strings.ts'
import { getNodeRange, listNodes } from '../mdx/tree.ts'
import type { CopyText, ParsedFile, YamlCopyText } from './parsedFile.ts'

/** Returns the copy in YAML. Cached, because most rules about copy use it. */
export function getYamlCopy(file: ParsedFile): readonly YamlCopyText[] {
  if (file.yamlCopy) return file.yamlCopy
  const { yaml, fileType } = file
  const copy: YamlCopyText[] = []
  visitLeaves(yaml.data, (text, path) => {
    if (typeof text !== 'string') return
    const schema = getSchemaAt(fileType.schema, path)
    if (schema && isCopy(schema)) copy.push({ text, path, getRange: () => yaml.getRange(path) })
  })
  file.yamlCopy = copy
  return copy
}

function listCopyOutsideMarkdown(file: ParsedFile): CopyText[] {
  const bodyTexts = file.body?.listAttributeTexts() ?? []
  return [
    ...getYamlCopy(file),
    ...bodyTexts.map(({ text, range }) => ({ text, getRange: () => range, isAttributeText: true })),
  ]
}

/** Returns all copy of a file. In the body, each text node is separate. */
export function listCopy(file: ParsedFile): CopyText[] {
  const nodes = file.body ? listNodes(file.body.tree, 'text') : []
  const texts = nodes.map((node) => ({ text: node.value, getRange: () => getNodeRange(node) }))
  return [...listCopyOutsideMarkdown(file), ...texts]
}

/** Returns all copy of a file. In the body, each paragraph, heading, and table row is a passage, so that sentences are complete. */
export function listPassages(file: ParsedFile): CopyText[] {
  const nodes = file.body ? listNodes(file.body.tree, 'paragraph', 'heading', 'tableRow') : []
  const passages = nodes.map((node) => {
    const parts = node.children.map((child) => collectText(child, { includeImageAlt: false }))
    return { text: parts.join(node.type === 'tableRow' ? ' ' : ''), getRange: () => getNodeRange(node) }
  })
  return [...listCopyOutsideMarkdown(file), ...passages]
}
