import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { z } from 'zod'
import type { ContentFile } from '../define/definitions.ts'
import type { MdxFlaw } from './finding.ts'

/** A component that a writer may use in MDX. */
export interface MdxComponent {
  /** Its attributes; references among them are checked like those of YAML. */
  attributes: z.ZodObject
  /** Where it stands: tags on lines of their own, in a sentence, or either. */
  place: 'block' | 'sentence' | 'anywhere'
  /** What is wrong with what stands between its tags. */
  check?: (node: MdxJsxFlowElement) => MdxFlaw[]
  /** What it stands for, where that is a text of another file and nothing is drawn. */
  text?: (attribute: (name: string) => string, read: Reader) => string
}

/** Reads the data of a singleton before its schema has seen them. */
export type Reader = (file: ContentFile) => unknown
