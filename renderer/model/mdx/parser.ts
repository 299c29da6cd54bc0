import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'
import { VFileMessage } from 'vfile-message'

/** A single tilde is for ranges: `5~10`. */
const GFM_OPTIONS = { singleTilde: false }
const bodyParser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm, GFM_OPTIONS).use(removeAutolinkTransforms)
const proseParser = bodyParser().use(disableImportsAndExports)

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

/** Removes the transform of mdast-util-gfm-autolink-literal, which links escaped URLs. Its nodes have no positions. */
function removeAutolinkTransforms(this: Processor): void {
  const { fromMarkdownExtensions = [] } = this.data()
  this.data(
    'fromMarkdownExtensions',
    fromMarkdownExtensions.flat().map(({ transforms: _, ...extension }) => extension),
  )
}

/** Removes the constructs for `export` and `import`. Keys are character codes: `e` is 101, `i` is 105. `disable` needs a name. */
function disableImportsAndExports(this: Processor): void {
  const { micromarkExtensions: extensions = [] } = this.data()
  for (const [index, { flow: { 101: _e, 105: _i, ...flow } = {}, ...extension }] of extensions.entries())
    extensions[index] = { ...extension, flow }
}
