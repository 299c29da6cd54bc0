import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import { alignedCells } from './alignedCells.ts'
import { externalLinks } from './externalLinks.ts'
import { rehypeComponents } from './rehypeComponents.ts'

/**
 * What we add to a body's HTML: cells say their side as HTML has it today; rows and steps inside our components get their
 * heads; links to other sites say `noopener`.
 */
export const bodyPlugins = [alignedCells, rehypeComponents, externalLinks]

/**
 * How MDX becomes HTML: one configuration for our renderer, which treats a body as data, and for `@mdx-js/rollup`,
 * against which a test compares it. Tables and the like are GitHub's; headings get ids to link to.
 */
export const mdxOptions = { remarkPlugins: [remarkGfm], rehypePlugins: [rehypeSlug, ...bodyPlugins] }
