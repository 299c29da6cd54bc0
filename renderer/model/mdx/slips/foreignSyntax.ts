import { UNFILLED } from '../../define/texts.ts'
import { IMPORT_REPORT } from '../component.ts'
import type { UnrenderedSyntax } from './unrenderedSyntax.ts'

const CALLOUT = {
  message: 'This is callout syntax from another tool, so readers would see it as typed.',
  hint: 'Write <Callout title="…">, the text, and </Callout>, each on its own line.',
}
const TOOL = 'This is syntax from another tool, so readers would see it as typed.'

const PLACEHOLDER = 'This is a placeholder, so readers would see it as typed.'
const NO_PLACEHOLDER = 'Write the words themselves.'

/** Syntax from other tools, such as callouts and wiki links. */
export const FOREIGN_SYNTAX: UnrenderedSyntax[] = [
  // GitHub and Obsidian
  { ...CALLOUT, pattern: /^[ \t]*\[![\w-]+\][-+]?[^\n]*$/gm },
  // Docusaurus, VitePress, and Pandoc
  { ...CALLOUT, pattern: /^[ \t]*:{3,}[ \t]*[^\s:][^\n]*(?:\n(?:[^\n]*\n)*?[ \t]*:{3,}[ \t]*$)?/gm },
  {
    pattern: /^[ \t]*\[{1,2}[_\ufffc]{0,2}toc[_\ufffc]{0,2}\]{1,2}[ \t]*$/gim,
    message: 'This is a table of contents from another tool, so readers would see it as typed.',
    hint: 'Remove it: pages list their headings automatically.',
  },
  {
    pattern: /!?\[\[[^[\]\n]+\]\]/g,
    message: 'This is a wiki link, so readers would see its brackets.',
    hint: 'Write [words](/address), or ![what it shows](/media/picture.png) for a picture.',
  },
  {
    pattern: /(?<![\w:]):(?:[a-z][a-z\d_+-]*|[+-]1|100|1234):(?![\w:/])/gi,
    message: 'This is an emoji code, so readers would see it as typed.',
    hint: 'Write the emoji itself, or leave it out.',
  },
  {
    pattern: /(?<![\w=])==(?=[^\s=])[^=\n]*(?<=\S)==(?![\w=])/g,
    message: "This doesn't highlight anything, so readers would see the equals signs.",
    hint: 'For strong words, write **words**.',
    write: (written) => `**${written.slice(2, -2)}**`,
  },
  { pattern: /%%[^%\n]+%%/g, message: 'Comments would be published.', hint: 'Put notes in the pull request.' },
  {
    pattern: /^[ \t]*([=+])\1{2,}[ \t]*$/gm,
    message: "These signs don't draw a line.",
    hint: 'For a line, write `---`.',
  },
  // Mailchimp and Mailgun
  {
    pattern: /[*\ufffc]\|[A-Z][A-Z\d_:]*\|[*\ufffc]/g,
    message: PLACEHOLDER,
    hint: NO_PLACEHOLDER,
    applies: (written, { before }) => /^\*.*\*$/.test(written) && !before.endsWith('\\'),
  },
  {
    pattern: UNFILLED,
    message: PLACEHOLDER,
    hint: NO_PLACEHOLDER,
  },
  // WordPress: `[gallery ids="1,2"]`, `[youtube https://…]`, `[caption]Words[/caption]`
  {
    pattern:
      /\[([a-z][\w-]{0,30})(?:[= ][^\]\n]{0,200})?\][^\n]{0,300}?\[\/\1\]|\[[a-z][\w-]{0,30} (?:[\w-]{1,30}=[^\]\n]{0,200}|https?:[^\s\]]{1,200})\](?!\()/gi,
    message: TOOL,
    hint: 'Write it in Markdown: **strong**, *emphasis*, [words](/address).',
  },
  // MDX should report this if it's valid JavaScript.
  {
    ...IMPORT_REPORT,
    pattern: /^(?:import\b[^\n]*\bfrom\s*["'][^\n]*|export\s+(?:const|let|var|function|class)\s+\w+\s*[=({][^\n]*)$/gm,
  },
]
