import type { Nodes } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { z } from 'zod'
import type { ContentFile } from './definitions.ts'

/** A component that a writer may use in MDX. */
export interface MdxComponent {
  /** Its attributes; references among them are checked like those of YAML. */
  attributes: z.ZodObject
  /** Where it stands: tags on lines of their own, in a sentence, or either. */
  place: 'block' | 'sentence' | 'anywhere'
  /** What is wrong with what stands between its tags. */
  check?: (node: MdxJsxFlowElement) => MdxFlaw[]
  /** The attributes that name the picture it shows, and say how large that is. */
  picture?: { path: string; width: string; height: string }
  /** What it stands for, where that is a text of another file and nothing is drawn. */
  text?: (attribute: (name: string) => string, read: Reader) => string
  /** How it is written for a token of the texts of YAML: `claim:growth`; undefined where it stands for none. */
  cite?: (token: string) => string | undefined
}

/** Reads the data of a singleton before its schema has seen them. */
export type Reader = (file: ContentFile) => unknown

export interface MdxFlaw {
  message: string
  hint?: string | undefined
  /** Where it is, if not at the node that was checked. */
  at?: Nodes
  /** Makes what to write in its place of what stands there. */
  write?: ((written: string) => string) | undefined
  isCertain?: boolean
}
