import type { Nodes } from 'mdast'
import type { Reference } from '../define/reference.ts'

/** What a check found in a body: a flaw to mend, or a pointer to check when all files are known. */
export type Finding = MdxFlaw | { reference: Reference }

export interface MdxFlaw {
  message: string
  hint?: string | undefined
  /** Where it is, if not at the node that was checked. */
  at?: Nodes
  reference?: never
}

export const NO_CODE =
  'Content is never run. Write text, or use a component: <Fact name="brand" />, <Claim id="…" />. A literal brace is written \\{.'

export const codeFlaw: MdxFlaw = { message: '`{…}` is code, and there is no code in content.', hint: NO_CODE }
