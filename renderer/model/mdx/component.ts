import type { MdxFlaw } from '../define/component.ts'
import type { Reference } from '../define/reference.ts'

/** What a check found in a body: a flaw to mend, or a pointer to check when all files are known. */
export type Finding = MdxFlaw | Reference

/** What shows pages and films of others in HTML. */
export const isEmbed = (name: string) => ['iframe', 'video', 'audio', 'embed', 'object'].includes(name)

/** No page of others is shown within ours: their scripts and cookies would be our visitors'. */
export function embedFlaw(name: string): MdxFlaw {
  const link = (written: string) => `[What it shows](${/\b(?:src|data)="([^"]*)"/.exec(written)?.[1] ?? 'https://…'})`
  return {
    message: `No video and no page of others stands inside a text (\`<${name}>\`).`,
    hint: 'Link to it, and say in words what it shows.',
    write: link,
  }
}

export const NO_CODE =
  'Content is never run. Write text, or use a component: <Fact name="brand" />, <Claim id="…" />. A literal brace is written \\{.'

export const codeFlaw: MdxFlaw = { message: '`{…}` is code, and there is no code in content.', hint: NO_CODE }
