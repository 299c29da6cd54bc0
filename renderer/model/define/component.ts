import type { Nodes } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { z } from 'zod'
import type { Diagnostic } from '../explain/diagnostic.ts'
import type { ContentFile } from './definitions.ts'

export interface MdxComponent {
  attributes: z.ZodObject
  /** `block` components need a new line. */
  place: 'block' | 'sentence' | 'anywhere'
  check?: (node: MdxJsxFlowElement) => NodeReport[]
  picture?: { path: string; width: string; height: string }
  text?: (attribute: (name: string) => string, read: Reader) => string
  /** Returns MDX for a token: `claim:growth`. */
  cite?: (token: string) => string | undefined
}

export type Reader = (file: ContentFile) => unknown

export interface NodeReport extends Pick<Diagnostic, 'message' | 'hint'> {
  /** Defaults to the validated node. */
  at?: Nodes
  write?: ((written: string) => string) | undefined
  isCertain?: boolean
}
