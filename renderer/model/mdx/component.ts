import type { Nodes } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { z } from 'zod'
import type { ContentFile } from '../define/definitions.ts'
import type { Reference } from '../define/reference.ts'

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

/** What a check found in a body: a flaw to mend, or a pointer to check when all files are known. */
export type Finding = MdxFlaw | { reference: Reference }

export interface MdxFlaw {
  message: string
  hint?: string | undefined
  /** Where it is, if not at the node that was checked. */
  at?: Nodes
  /** What to write in its place, made of what stands there. */
  instead?: { write: (written: string) => string; isCertain: boolean } | undefined
  reference?: never
}

/** What shows pages and films of others in HTML. */
export const isEmbed = (name: string) => ['iframe', 'video', 'audio', 'embed', 'object'].includes(name)

/** No page of others is shown within ours: their scripts and cookies would be our visitors'. */
export function embedFlaw(name: string): MdxFlaw {
  const link = (written: string) => `[What it shows](${/\b(?:src|data)="([^"]*)"/.exec(written)?.[1] ?? 'https://…'})`
  return {
    message: `No video and no page of others stands inside a text (\`<${name}>\`).`,
    hint: 'Link to it, and say in words what it shows.',
    instead: { write: link, isCertain: false },
  }
}

export const NO_CODE =
  'Content is never run. Write text, or use a component: <Fact name="brand" />, <Claim id="…" />. A literal brace is written \\{.'

export const codeFlaw: MdxFlaw = { message: '`{…}` is code, and there is no code in content.', hint: NO_CODE }
