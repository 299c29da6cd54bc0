import { IMPORT_PROBLEM } from '../nodeProblems.ts'
import type { UnrenderedSyntax } from './unrenderedSyntax.ts'

const CALLOUT_HINT = 'Write <Callout title="…">, the text, and </Callout>, each on its own line.'
const STRONG_HINT = 'For strong words, write **words**.'
const SHORTCODE_HINT = 'Write it in Markdown: **strong**, *emphasis*, [link text](/address).'
const FORMULA_HINT = 'Write the formula in words and symbols.'

const SYNTAX: (Omit<UnrenderedSyntax, 'message'> & { message?: string })[] = [
  // GitHub and Obsidian: `[!NOTE]`
  { hint: CALLOUT_HINT, pattern: /^[ \t]*\[![\w-]+\][-+]?[^\n]*$/gm },
  // Docusaurus, VitePress, and Pandoc: `:::note`
  { hint: CALLOUT_HINT, pattern: /^[ \t]*:{3,}[ \t]*[^\s:][^\n]*(?:\n(?:[^\n]*\n)*?[ \t]*:{3,}[ \t]*$)?/gm },
  // MkDocs: `!!! note`, `=== "Tab"`
  { hint: CALLOUT_HINT, pattern: /^[ \t]*(?:(?:!{3}|\?{3}\+?)[ \t]+[a-z][^\n]*|={3}[ \t]+"[^\n]*)/gm },
  // Abbreviations and inline footnotes: `*[SEO]: …`, `^[note]`
  { pattern: /^[ \t]*\*\[[^\]\n]{1,60}\]:[^\n]*$/gm, hint: 'Explain the short form in the text.' },
  { pattern: /\^\[[^[\]\n]{1,300}\]/g, hint: 'Write [^1] in the text, and [^1]: before the note, on its own line.' },
  // Pandoc: `x^2^`, `H~2~O`
  {
    pattern: /(?<=[\w)])(?:\^[^\s^]{1,20}\^|~[^\s~]{1,20}~)(?!\^|~)/g,
    hint: 'Type the superscript or subscript itself, as in x² or H₂O.',
  },
  // Discord: `||words||`
  { pattern: /(?<![\w|])\|\|[^|\n]{1,300}\|\|(?![\w|])/g, hint: 'Remove the bars.' },
  // LaTeX: `$a = b$`
  {
    pattern: /\$\$[^$\n]{1,300}\$\$|\$(?=[a-z\\])[^$\n]{1,100}\$(?!\d)/g,
    hint: FORMULA_HINT,
    isMatch: (raw) => /[=^\\_+]/.test(raw),
  },
  // LaTeX: `$$` lines around a formula, `$$x$$`
  {
    pattern: /^[ \t]*\$\$[ \t]*$(?:\n(?:[^\n$]*\n){0,20}?[ \t]*\$\$[ \t]*$)?|(?<!\$)\$\$[^$\s]{1,60}\$\$(?!\$)/gm,
    hint: FORMULA_HINT,
  },
  // `Callout title="…">`
  {
    pattern: /(?<![<\w/])[A-Z][A-Za-z]{1,30}(?: [a-z]{1,20}=(?:"|\ufffc)[^\n"]{0,100}")+ ?\/?>/g,
    message: 'The `<` of this component is missing, so visitors would see it as typed.',
    hint: 'Write `<` before its name.',
  },
  // `[TOC]`, `[[_TOC_]]`
  {
    pattern: /^[ \t]*\[{1,2}[_\ufffc]{0,2}toc[_\ufffc]{0,2}\]{1,2}[ \t]*$/gim,
    hint: 'Remove it: pages list their headings automatically.',
  },
  // Obsidian: `[[page]]`, `![[image.png]]`
  {
    pattern: /!?\[\[[^[\]\n]+\]\]/g,
    hint: 'Write [link text](/address), or ![what it shows](/media/image.png) for an image.',
  },
  // `:smile:`
  {
    pattern: /(?<![\w:]):(?:[a-z][a-z\d_+-]*|[+-]1|100|1234):(?![\w:/])/gi,
    hint: 'Write the emoji itself, or leave it out.',
  },
  // `==words==`
  {
    pattern: /(?<![\w=])==(?=[^\s=])[^=\n]*(?<=\S)==(?![\w=])/g,
    hint: STRONG_HINT,
    toReplacement: (raw) => `**${raw.slice(2, -2)}**`,
  },
  // `++words++`, `'''words'''`
  {
    pattern: /(?<![\w+])\+\+(?=[^\s+])[^+\n]{1,200}(?<=\S)\+\+(?![\w+])|(?<!')'{3}(?=[^\s'])[^'\n]{1,200}'{3}(?!')/g,
    hint: STRONG_HINT,
    toReplacement: (raw) => `**${/[^+']+/.exec(raw)?.[0]}**`,
  },
  // MediaWiki, AsciiDoc, and Textile: `== Title ==`, `h2. Title`
  {
    pattern: /^[ \t]*(?:={2,6}[ \t]+[^\s=][^=\n]*(?:={2,6}[ \t]*)?|h[1-6]\.[ \t]+\S[^\n]*)$/gm,
    hint: 'Start a heading with `## `.',
    toReplacement: (raw) => `## ${/^(?:=+|h\d\.)([^=]+)/.exec(raw)?.[1]?.trim()}`,
  },
  // Textile: `bq. words`, `!image.png!`
  {
    pattern: /^[ \t]*(?:bq|fn\d|notextile)\.[ \t]+\S[^\n]*|(?<!\w)![\w./-]{1,100}\.(?:gif|jpe?g|png|webp)!(?!\w)/gm,
    hint: 'Start a quote with `> `. For an image, write ![what it shows](/media/image.png).',
  },
  // Obsidian and CSS: `%% words %%`, `/* words */`
  {
    pattern: /%%[^%\n]+%%|\/\*[^*\n]{1,300}\*\//g,
    message: 'Comments would be published.',
    hint: 'Put notes in the pull request.',
  },
  { pattern: /^[ \t]*([=+])\1{2,}[ \t]*$/gm, hint: 'For a line, write `---`.' },
  // WordPress: `[contact-form-7]`, `[/caption]`
  {
    pattern:
      /(?<![\w\]!])\[\/?(?:[a-z]{1,20}(?:_[a-z\d]{1,30}){1,6}|caption|contact-form-7|embed|gallery|gravityform|more|nextpage|playlist|products|shortcode|wpforms)(?:[ =][^\]\n]{0,200})?\](?![:[(])/g,
    hint: SHORTCODE_HINT,
  },
  // WordPress: `[gallery ids="1,2"]`, `[youtube https://…]`, `[caption]Words[/caption]`
  {
    pattern:
      /\[(?!url=)([a-z][\w-]{0,30})(?:[= ][^\]\n]{0,200})?\][^\n]{0,300}?\[\/\1\]|\[[a-z][\w-]{0,30} (?:[\w-]{1,30}=[^\]\n]{0,200}|https?:[^\s\]]{1,200})\](?!\()/gi,
    hint: SHORTCODE_HINT,
    escapeHint: 'To show it as typed, put it between backticks.',
  },
  {
    // Code, if the parser read it as text
    ...IMPORT_PROBLEM,
    pattern: /^(?:import\b[^\n]*\bfrom\s*["'][^\n]*|export\s+(?:const|let|var|function|class)\s+\w+\s*[=({][^\n]*)$/gm,
  },
]

/** Syntax from tools like Obsidian, MkDocs, and WordPress. */
export const FOREIGN_SYNTAX: UnrenderedSyntax[] = SYNTAX.map((syntax) => ({
  message: 'This is syntax from another tool, so visitors would see it as typed.',
  ...syntax,
}))
