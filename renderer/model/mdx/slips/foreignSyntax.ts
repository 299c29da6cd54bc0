import { IMPORT_REPORT } from '../component.ts'
import type { UnrenderedSyntax } from './unrenderedSyntax.ts'

const CALLOUT = {
  message: 'This is the callout syntax of another tool, so readers would see it as typed.',
  hint: 'Write <Callout title="…">, the text, and </Callout>, each on its own line.',
}
const TOOL = 'This is the syntax of another tool, so readers would see it as typed.'
const unsupported = (pattern: RegExp, hint: string): UnrenderedSyntax => ({ pattern, message: TOOL, hint })

const PLACEHOLDER = 'This is a placeholder of another tool, so readers would see it as typed.'
const NO_PLACEHOLDER = 'Write the words themselves.'

/** Syntax from other tools, such as callouts and wiki links. */
export const FOREIGN_SYNTAX: UnrenderedSyntax[] = [
  // GitHub and Obsidian
  { ...CALLOUT, pattern: /^[ \t]*\[![\w-]+\][-+]?[^\n]*$/gm },
  // Docusaurus, VitePress, and Pandoc
  { ...CALLOUT, pattern: /^[ \t]*:{3,}[ \t]*[^\s:][^\n]*(?:\n(?:[^\n]*\n)*?[ \t]*:{3,}[ \t]*$)?/gm },
  {
    pattern: /^[ \t]*\[{1,2}[_\ufffc]{0,2}toc[_\ufffc]{0,2}\]{1,2}[ \t]*$/gim,
    message: 'This is the table of contents of another tool, so readers would see it as typed.',
    hint: 'Remove it: pages list their headings by themselves.',
  },
  {
    pattern: /!?\[\[[^[\]\n]+\]\]/g,
    message: 'This is a wiki link, so readers would see its brackets.',
    hint: 'Write [words](/address), or ![what it shows](/media/picture.png) for a picture.',
  },
  // Generic directives
  unsupported(/(?<![\w:]):{1,2}[a-z][\w-]*\[[^[\]\n]*\]/gi, 'Write the words alone.'),
  {
    pattern: /(?<![\w:]):(?:[a-z][a-z\d_+-]*|[+-]1|100|1234):(?![\w:/])/gi,
    message: 'This is the code of an emoji, so readers would see it as typed.',
    hint: 'Write the emoji itself, or leave it out.',
  },
  {
    pattern: /(?<![\w=])==(?=[^\s=])[^=\n]*(?<=\S)==(?![\w=])/g,
    message: "This doesn't highlight anything, so readers would see the equals signs.",
    hint: 'For strong words, write **words**.',
    write: (written) => `**${written.slice(2, -2)}**`,
  },
  unsupported(/(?<![\w+])\+\+(?=[^\s+])[^+\n]*\+\+(?![\w+])/g, 'Write the words alone.'),
  unsupported(/(?<=[\w)])\^[\w+-]{1,12}\^/g, 'Write a superscript as a character: 19ᵗʰ, m².'),
  unsupported(/(?<=[a-z)])~\w{1,3}~/gi, 'Write a subscript as a character: H₂O.'),
  {
    pattern: /(?<!\S)@(?=\ufffc)/g,
    message: TOOL,
    hint: 'Link to the page instead: [words](https://…).',
    applies: (_, { after }) => after.startsWith('['),
  },
  { pattern: /%%[^%\n]+%%/g, message: 'Comments would be published.', hint: 'Put notes in the pull request.' },
  unsupported(/(?<!\$)\$\$(?=[^\s$])[^$\n]*[^\s$]\$\$(?!\$)|^[ \t]*\$\$[ \t]*$/gm, 'Write formulas as words.'),
  unsupported(/(?<![\w$])\$(?=[a-z\\(])[^$\n]*[\w)}]\$(?![\w$])/gi, 'Write formulas as words.'),
  unsupported(/^[ \t]*\+[-=+]{3,}\+[^\n]*(?:\n[ \t]*[|+][^\n]*)*/gm, 'Write a table: | Question | Answer |.'),
  {
    pattern: /^[ \t]*'''\w*[ \t]*$(?:\n(?:[^\n]*\n)*?[ \t]*'''[ \t]*$)?/gm,
    message: 'Code starts and ends with three backticks.',
  },
  // BBCode and shortcodes
  unsupported(
    /\[([a-z][\w-]{0,30})(?:[= ][^\]\n]{0,200})?\][^\n]{0,300}?\[\/\1\]|\[[a-z][\w-]{0,30} [\w-]{1,30}=[^\]\n]{0,200}\]/gi,
    'Write it in Markdown: **strong**, *emphasis*, [words](/address).',
  ),
  // Markdown Extra
  unsupported(/^[ \t]*\*\[[^\]\n]+\]:[^\n]*$/gm, 'Write the meaning where it belongs.'),
  unsupported(/(?<=\S\n)[ \t]*:[ \t]+(?=\S)/g, 'Write a list: - **Term**: what it means.'),
  {
    pattern: /^[ \t]*={2,6}[ \t][^=\n]+={2,6}[ \t]*$/gm,
    message: 'This is the heading of another tool, so readers would see it as typed.',
    hint: 'Start a heading with `## `.',
    write: (written) => `## ${written.replaceAll('=', '').trim()}`,
  },
  {
    pattern: /^[ \t]*={3,}[ \t]*$/gm,
    message: "These equals signs don't draw a line.",
    hint: 'For a line, write `---`.',
  },
  {
    pattern: /'''[^'\n]+'''/g,
    message: TOOL,
    hint: 'For strong words, write **words**.',
    write: (written) => `**${written.slice(3, -3)}**`,
  },
  {
    pattern: /\^\[[^[\]\n\ufffc]+\]/g,
    message: 'This is the note of another tool, so readers would see it as typed.',
    hint: 'Write [^1] here, and the note below: [^1]: Its text.',
  },
  // Mailchimp and Mailgun
  {
    pattern: /[*\ufffc]\|[A-Z][A-Z\d_:]*\|[*\ufffc]/g,
    message: PLACEHOLDER,
    hint: NO_PLACEHOLDER,
    applies: (written, { before }) => /^\*.*\*$/.test(written) && !before.endsWith('\\'),
  },
  {
    pattern: /(?<![\w%])%(?:[A-Z][A-Z_]{3,30}|[a-z]{2,30}(?:[._][a-z]{2,30}){1,3})%(?![\w%])/g,
    message: PLACEHOLDER,
    hint: NO_PLACEHOLDER,
  },
  // WordPress
  unsupported(
    /\[(?:youtube|vimeo|audio|video|embed|playlist|wistia|tweet|instagram|soundcloud|spotify)[ =](?:https?:[^\s\]]+|\d{5,20})\](?!\()|^[ \t]*\[(?:recent-posts|contact-form(?:-7)?|wpforms|woocommerce[\w-]+)\][ \t]*$/gim,
    'Link to it: [words](https://…).',
  ),
  // Obsidian
  unsupported(
    /(?<=\S[ \t]|^[ \t]{0,9})\^(?=[a-z-]{0,40}[\d-])[a-z][a-z\d-]{3,40}[ \t]{0,9}$/gm,
    'Remove it: links lead to pages and headings.',
  ),
  unsupported(
    /(?<![\w'])''(?=[^\s'])[^'\n]{0,200}[^\s']''(?![\w'])/g,
    'For emphasis, write *words*. For a quotation, write "words".',
  ),
  {
    pattern: /^[ \t]*\+{3,}[ \t]*$/gm,
    message: "These signs don't draw a line.",
    hint: 'For a line, write `---`.',
  },
  // MDX should report this if it's valid JavaScript.
  {
    ...IMPORT_REPORT,
    pattern: /^(?:import\b[^\n]*\bfrom\s*["'][^\n]*|export\s+(?:const|let|var|function|class)\s+\w+\s*[=({][^\n]*)$/gm,
  },
]
