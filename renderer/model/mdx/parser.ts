import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'
import { VFileMessage } from 'vfile-message'

/** A single tilde is for ranges: `5~10`. */
const GFM_OPTIONS = { singleTilde: false }
const bodyParser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm, GFM_OPTIONS).use(removeLateLinks)
const proseParser = bodyParser().use(removeImports)

/** Parses MDX. Sentences can start with "import" or "export". @throws {VFileMessage} for syntax errors */
export function parseBody(text: string): Root {
  try {
    return bodyParser.parse(text)
  } catch (error) {
    if (error instanceof VFileMessage && /import\/exports/.test(error.reason)) return parseProse(text)
    throw error
  }
}

/** Parses `import` and `export` as text. */
export const parseProse = (text: string): Root => proseParser.parse(text)

/** Removes the transforms for escaped URLs, which lose positions. See mdast-util-gfm-autolink-literal. */
function removeLateLinks(this: Processor): void {
  const { fromMarkdownExtensions = [] } = this.data()
  this.data(
    'fromMarkdownExtensions',
    fromMarkdownExtensions.flat().map(({ transforms: _, ...extension }) => extension),
  )
}

/** Removes the constructs for `e` and `i`, which don't have a name. See micromark-extension-mdxjs-esm. */
function removeImports(this: Processor): void {
  const { micromarkExtensions: extensions = [] } = this.data()
  for (const [index, { flow: { 101: _e, 105: _i, ...flow } = {}, ...extension }] of extensions.entries())
    extensions[index] = { ...extension, flow }
}
