import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'

/** A single tilde means "about" or a range: `~20`, `5~10`. */
const GFM_OPTIONS = { singleTilde: false }
const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm, GFM_OPTIONS).use(withoutLateLinks)
const proseParser = parser().use(withoutImports)

/**
 * Parses the text of a body.
 * @throws {VFileMessage} if the syntax of a component or of code in it is broken
 */
export const parseBody = (text: string): Root => parser.parse(text)

/** Like `parseBody`, but reads a line that starts with `import` or `export` as text. */
export const parseProse = (text: string): Root => proseParser.parse(text)

/**
 * Leaves escaped addresses alone, such as `www\.example.com`. Source: mdast-util-gfm-autolink-literal, which links them
 * after parsing, and drops the positions of the text around them.
 */
function withoutLateLinks(this: Processor): void {
  const { fromMarkdownExtensions = [] } = this.data()
  this.data(
    'fromMarkdownExtensions',
    fromMarkdownExtensions.flat().map(({ transforms: _, ...extension }) => extension),
  )
}

/** Removes the constructs that start with `e` and `i`. Source: micromark-extension-mdxjs-esm, which gives them no name to disable. */
function withoutImports(this: Processor): void {
  const { micromarkExtensions: extensions = [] } = this.data()
  for (const [index, { flow: { 101: _e, 105: _i, ...flow } = {}, ...extension }] of extensions.entries())
    extensions[index] = { ...extension, flow }
}
