import { toString as collectText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { getSchemaAt, isCopy } from '../define/schemaAt.ts'
import { visitLeaves } from '../define/texts.ts'
import { getRange } from '../mdx/tree.ts'
import type { FileText, ParsedFile, YamlText } from './parsedFile.ts'

/** Returns the copy in YAML. Cached, because ten rules use it on every check. */
export function getYamlTexts(file: ParsedFile): readonly YamlText[] {
  file.yamlTexts ??= collectYamlTexts(file)
  return file.yamlTexts
}

function collectYamlTexts({ yaml, fileType }: ParsedFile): YamlText[] {
  const texts: YamlText[] = []
  visitLeaves(yaml.data, (text, path) => {
    const schema = typeof text === 'string' ? getSchemaAt(fileType.schema, path) : undefined
    if (typeof text === 'string' && schema && isCopy(schema))
      texts.push({ text, range: () => yaml.getRange(path), path })
  })
  return texts
}

/** Returns copy in YAML, and attributes and alt texts of the body. */
function listNonMarkdownTexts(file: ParsedFile): FileText[] {
  const bodyTexts = file.body?.plainTexts() ?? []
  return [
    ...getYamlTexts(file),
    ...bodyTexts.map(({ text, range }) => ({ text, range: () => range, isPlainText: true })),
  ]
}

/** Returns copy in YAML, and all text nodes and plain texts of the body. */
export function listTexts(file: ParsedFile): FileText[] {
  const texts = listNonMarkdownTexts(file)
  if (file.body)
    visit(file.body.tree, 'text', (node) => {
      texts.push({ text: node.value, range: () => getRange(node) })
    })
  return texts
}

/** Returns copy in YAML, and the paragraphs, headings, and table rows of the body. */
export function listPassages(file: ParsedFile): FileText[] {
  const texts = listNonMarkdownTexts(file)
  if (file.body)
    visit(file.body.tree, ['paragraph', 'heading', 'tableRow'], (node) => {
      const parts =
        'children' in node ? node.children.map((child) => collectText(child, { includeImageAlt: false })) : []
      texts.push({ text: parts.join(node.type === 'tableRow' ? ' ' : ''), range: () => getRange(node) })
    })
  return texts
}
