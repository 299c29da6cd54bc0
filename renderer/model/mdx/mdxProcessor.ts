import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'
import { VFileMessage } from 'vfile-message'

const mdxProcessor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  // Writers use single tildes for ranges: `5~10`.
  .use(remarkGfm, { singleTilde: false })
  .use(removeAutolinkTransforms)
const processorWithoutImports = mdxProcessor().use(disableImportsAndExports)
const processorWithoutEmails = mdxProcessor().use(disableEmailLinks)

/** Parses MDX. Reads `import` and `export` as text if no code follows them. @throws {VFileMessage} for syntax errors */
export function parseMdxTree(text: string): Root {
  try {
    return (text.includes('@') ? mdxProcessor : processorWithoutEmails).parse(text)
  } catch (error) {
    if (error instanceof VFileMessage && /import\/exports/.test(error.reason)) return parseMdxWithoutImports(text)
    throw error
  }
}

/** Parses MDX with `import` and `export` as text. @throws {VFileMessage} for syntax errors */
export const parseMdxWithoutImports = (text: string): Root => processorWithoutImports.parse(text)

/** Removes the transform of mdast-util-gfm-autolink-literal. It links escaped URLs, and doesn't set positions. */
function removeAutolinkTransforms(this: Processor): void {
  const { fromMarkdownExtensions = [] } = this.data()
  this.data(
    'fromMarkdownExtensions',
    fromMarkdownExtensions.flat().map(({ transforms: _, ...extension }) => extension),
  )
}

/** Disables links of bare email addresses, because looking for an address at each word is slow. */
function disableEmailLinks(this: Processor): void {
  this.data().micromarkExtensions?.push({ disable: { null: ['emailAutolink'] } })
}

/** Removes the constructs at `e` (101, `export`) and `i` (105, `import`). `disable` needs names, and these have no name. */
function disableImportsAndExports(this: Processor): void {
  const { micromarkExtensions: extensions = [] } = this.data()
  for (const [index, { flow: { 101: _e, 105: _i, ...flow } = {}, ...extension }] of extensions.entries())
    extensions[index] = { ...extension, flow }
}
