import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import { externalLinks } from './externalLinks.ts'
import { rehypeComponents } from './rehypeComponents.ts'

/**
 * How MDX becomes HTML: one configuration for our renderer, which treats a body as data, and for `@mdx-js/rollup`,
 * against which a test compares it. Tables and the like are GitHub's; headings get ids to link to;
 * rows and steps inside our components get their heads, and links to other sites say `noopener`.
 */
export const mdxOptions = { remarkPlugins: [remarkGfm], rehypePlugins: [rehypeSlug, rehypeComponents, externalLinks] }
