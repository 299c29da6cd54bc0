import type { Nodes } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { z } from 'zod'
import type { Diagnostic, Explanation } from '../diagnostics/diagnostic.ts'
import type { ContentFile } from './definitions.ts'
import type { Reference } from './reference.ts'

export interface MdxComponent {
  /** References in attributes are validated like references in YAML. */
  attributes: z.ZodObject
  /** Where tags can be: `block` on separate lines, and `sentence` inside a sentence. */
  placement: 'block' | 'sentence' | 'anywhere'
  /** Checks the children. Tags inside a sentence aren't checked. */
  check?: (node: MdxJsxFlowElement) => NodeProblem[]
  /** Names of the image's attributes, for checks of images. */
  image?: Record<'path' | 'alt' | 'width' | 'height' | 'caption', string>
  /** Returns a value of another file. Compiled bodies show this text instead of an element. */
  getInsertedText?: (getAttribute: (name: string) => string, read: ReadData) => string
  /** Tokens that insert the same value: `claim:growth` for `<Claim id="growth" />`. The rest of the token is the attribute. */
  token?: { prefix: string; attribute: string }
}

/** Returns the data of a file, even if it's invalid. */
export type ReadData = (file: ContentFile) => unknown

/** Problem of a node in MDX. `createNodeDiagnostic` finds its position. */
export interface NodeProblem extends Explanation, Pick<Diagnostic, 'rule'> {
  /** Defaults to the checked node. */
  node?: Nodes
  /** Converts the node's source to a replacement. Returns undefined if there's no fix. */
  toReplacement?: ((raw: string) => string | undefined) | undefined
  isCertain?: boolean
  /** Reference that the replacement adds. If nothing has this id, `verifyFixes` corrects or drops the fix. */
  addedReference?: Reference | undefined
}
