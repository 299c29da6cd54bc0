import type { Nodes } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { z } from 'zod'
import type { Diagnostic, Explanation } from '../diagnostics/diagnostic.ts'
import type { ContentFile } from './definitions.ts'
import type { Reference } from './reference.ts'

/** A component that writers can use in MDX, with rules for its attributes and children. */
export interface MdxComponent {
  /** References in attributes are validated like references in YAML. */
  attributes: z.ZodObject
  /** Tags of `block` components are on their own lines. */
  placement: 'block' | 'sentence' | 'anywhere'
  /** Checks the children. Tags inside a sentence aren't checked. */
  check?: (node: MdxJsxFlowElement) => NodeProblem[]
  /** Names of the attributes that describe the image, for checks of images. */
  image?: Record<'path' | 'alt' | 'width' | 'height' | 'caption', string>
  /** Returns the value to insert from a different file. The component has no children. */
  getInsertedText?: (getAttribute: (name: string) => string, read: ReadData) => string
  /** Returns the component that inserts the same value as a token: `<Claim id="growth" />` for `claim:growth`. */
  fromToken?: (tokenName: string) => string | undefined
}

/** Returns the data of a file, before validation. */
export type ReadData = (file: ContentFile) => unknown

/** Problem of a node in MDX. `locateNodeProblem` finds its position. */
export interface NodeProblem extends Explanation, Pick<Diagnostic, 'rule'> {
  /** Defaults to the validated node. */
  node?: Nodes
  /** Converts the node's source to a replacement. Returns undefined if there's no fix. */
  toReplacement?: ((raw: string) => string | undefined) | undefined
  isCertain?: boolean
  /** Reference that the replacement adds. If nothing has this id, `verifyFixes` corrects or drops the fix. */
  addedReference?: Reference | undefined
}
