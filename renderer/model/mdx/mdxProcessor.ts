import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'
import { VFileMessage } from 'vfile-message'

/** Don't read single tildes as strikethrough, because writers use them for ranges: `5~10`. */
const GFM_OPTIONS = { singleTilde: false }
const mdxProcessor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm, GFM_OPTIONS).use(removeAutolinkTransforms)
const proseProcessor = mdxProcessor().use(disableImportsAndExports)
const processorWithoutEmails = mdxProcessor().use(disableEmailLinks)

/** Parses MDX. Sentences can start with "import" or "export". @throws {VFileMessage} for syntax errors */
export function parseMdxTree(text: string): Root {
  try {
    return (text.includes('@') ? mdxProcessor : processorWithoutEmails).parse(text)
  } catch (error) {
    if (error instanceof VFileMessage && /import\/exports/.test(error.reason)) return parseProseTree(text)
    throw error
  }
}

/** Parses MDX with `import` and `export` as text. @throws {VFileMessage} for syntax errors */
export const parseProseTree = (text: string): Root => proseProcessor.parse(text)

/** Removes the transform of mdast-util-gfm-autolink-literal, which links escaped URLs. Its nodes have no positions. */
function removeAutolinkTransforms(this: Processor): void {
  const { fromMarkdownExtensions = [] } = this.data()
  this.data(
    'fromMarkdownExtensions',
    fromMarkdownExtensions.flat().map(({ transforms: _, ...extension }) => extension),
  )
}

/** Disables links of email addresses. The parser looks for an address at each word, which takes a third of its time. */
function disableEmailLinks(this: Processor): void {
  this.data().micromarkExtensions?.push({ disable: { null: ['emailAutolink'] } })
}

/** Removes the constructs for `export` (`e` is 101) and `import` (`i` is 105). The option `disable` can't, because they have no names. */
function disableImportsAndExports(this: Processor): void {
  const { micromarkExtensions: extensions = [] } = this.data()
  for (const [index, { flow: { 101: _e, 105: _i, ...flow } = {}, ...extension }] of extensions.entries())
    extensions[index] = { ...extension, flow }
}
