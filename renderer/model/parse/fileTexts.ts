import { toString as collectText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { z } from 'zod'
import { getSchemaAt, isCopy } from '../define/schemaAt.ts'
import { getRange } from '../mdx/tree.ts'
import type { ParsedFile, YamlText } from './parsedFile.ts'

/** Copy that visitors read. */
export interface FileText {
  text: string
  /** Offsets in UTF-16 code units. Lazy, because only problems need them. */
  range: () => [start: number, end: number]
  /** Path in the YAML data. Undefined in a body. */
  path?: PropertyKey[]
  /** True for attributes and alt texts of images, where components don't work. */
  isPlainText?: boolean
}

/** Returns the copy in YAML. Cached, because ten rules use it on every check. */
export function getYamlCopy(file: ParsedFile): readonly YamlText[] {
  file.copy ??= collectCopy(file)
  return file.copy
}

function collectCopy({ yaml, fileType }: ParsedFile): YamlText[] {
  const texts: YamlText[] = []
  const collect = (value: unknown, schema: z.ZodType | undefined, path: PropertyKey[]) => {
    if (!schema) return
    if (typeof value === 'string' && isCopy(schema)) texts.push({ text: value, range: () => yaml.getRange(path), path })
    if (value === null || typeof value !== 'object') return
    for (const [key, inner] of Object.entries(value))
      collect(inner, getSchemaAt(schema, [key]), [...path, Array.isArray(value) ? Number(key) : key])
  }
  collect(yaml.data, fileType.schema, [])
  return texts
}

/** Returns copy in YAML, and text of the body that isn't Markdown. */
function listPlainTexts(file: ParsedFile): FileText[] {
  const bodyTexts = file.body?.plainTexts() ?? []
  return [
    ...getYamlCopy(file),
    ...bodyTexts.map(({ text, range }) => ({ text, range: () => range, isPlainText: true })),
  ]
}

/** Returns copy in YAML, and all text nodes and plain texts of the body. */
export function listTexts(file: ParsedFile): FileText[] {
  const texts = listPlainTexts(file)
  if (file.body)
    visit(file.body.tree, 'text', (node) => {
      texts.push({ text: node.value, range: () => getRange(node) })
    })
  return texts
}

/** Returns copy in YAML, and the paragraphs, headings, and table rows of the body. */
export function listPassages(file: ParsedFile): FileText[] {
  const texts = listPlainTexts(file)
  if (file.body)
    visit(file.body.tree, ['paragraph', 'heading', 'tableRow'], (node) => {
      const parts =
        'children' in node ? node.children.map((child) => collectText(child, { includeImageAlt: false })) : []
      texts.push({ text: parts.join(node.type === 'tableRow' ? ' ' : ''), range: () => getRange(node) })
    })
  return texts
}
