import type { Nodes } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { z } from 'zod'
import type { Diagnostic } from '../explain/diagnostic.ts'
import type { ContentFile } from './definitions.ts'

/** A component that a writer may use in MDX. */
export interface MdxComponent {
  /** References in attributes are validated like references in YAML. */
  attributes: z.ZodObject
  /** `block` means that tags have their own lines. */
  place: 'block' | 'sentence' | 'anywhere'
  /** Validates the children. */
  check?: (node: MdxJsxFlowElement) => NodeReport[]
  /** The names of the attributes with the path and the size of a picture. */
  picture?: { path: string; width: string; height: string }
  /** Returns the text to insert, for components that insert a value from another file. */
  text?: (attribute: (name: string) => string, read: Reader) => string
  /** Returns the MDX for a token (`claim:growth`). Returns undefined if the component doesn't replace the token. */
  cite?: (token: string) => string | undefined
}

/** Returns the unvalidated data of a singleton. */
export type Reader = (file: ContentFile) => unknown

/** A diagnostic for a Markdown node. */
export interface NodeReport extends Pick<Diagnostic, 'message' | 'hint'> {
  /** The node to underline. Defaults to the validated node. */
  at?: Nodes
  /** Returns a replacement for the source of the node. */
  write?: ((written: string) => string) | undefined
  isCertain?: boolean
}
