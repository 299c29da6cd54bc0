import { slugify } from '../../slug.ts'
import type { UnrenderedSyntax } from './unrenderedSyntax.ts'

/** Matches the start of an address, but not other text in parentheses. */
const DESTINATION_START = String.raw`(?:https?:\/\/|www\.|mailto:|tel:|\/(?!\/)|#|\.{1,2}\/|[\w-]+(?:\/[\w-]+)*\.(?:com|org|net|gov|edu|html?|png|jpe?g|webp|avif|pdf)\b)`
const LINK_TEXT = String.raw`(?:[^[\]\n]|\n(?![ \t]{0,20}\n)){0,300}`
/** Matches anything that can be in the parentheses of a link, including pairs of parentheses. */
const DESTINATION = String.raw`[^()\n]{0,300}(?:\([^()\n]{0,100}\)[^()\n]{0,100}){0,5}`

/** Builds a regular expression from a template. Backslashes don't need an escape. */
const linkRegex = (template: TemplateStringsArray, ...parts: string[]) =>
  new RegExp(String.raw(template, ...parts), 'gm')
/** Matches a complete link that Markdown didn't render. The first row that confirms the match explains it. */
const LINK_PATTERN = linkRegex`!?\[${LINK_TEXT}\]\(${DESTINATION}\)`

/** Returns the text in the parentheses of a link. */
const getDestination = (raw: string) => raw.slice(raw.lastIndexOf('](') + 2, -1).trim()

const SYNTAX: UnrenderedSyntax[] = [
  {
    pattern: /(?<!\S)![ \t]+(?=\ufffc)/g,
    message: 'A space after `!` makes this a link instead of an image.',
    isMatch: (_, { after }) => /^[ \t]*\[/.test(after),
    hint: 'For an image, write ![what it shows](/media/image.png).',
  },
  {
    pattern: linkRegex`!?\([^()\n]+\)\[${DESTINATION_START}[^\]\s]*\]`,
    message: 'The brackets are swapped: the link text goes in `[ ]`, and the address in `( )`.',
    toReplacement: (raw) => raw.replace('(', '[').replace(')[', '](').replace(/\]$/, ')'),
    isCertain: true,
  },
  {
    pattern: linkRegex`!?\[${LINK_TEXT}\](?:[ \t]+|[ \t]*\n[ \t]*)\(${DESTINATION_START}[^()\s]*\)`,
    message: "This isn't a link, because there is a space or a line break between `]` and `(`.",
    toReplacement: (raw) => raw.replace(/\]\s+\(([^()]*)\)$/, ']($1)'),
    isCertain: true,
  },
  {
    pattern: LINK_PATTERN,
    message: 'A size after the address keeps this image from showing.',
    hint: 'Leave it out: images get their size automatically.',
    isMatch: (raw) => /^\S+\s+=\d*x\d*$/.test(getDestination(raw)),
    toReplacement: (raw) => `${raw.slice(0, raw.lastIndexOf('=')).trimEnd()})`,
    isCertain: true,
  },
  {
    pattern: LINK_PATTERN,
    message: 'The text after the address keeps this link from working.',
    hint: 'Put it in the link text: [link text](/address). The caption of an image goes in <Figure caption="…">.',
    isMatch: (raw) => /^\S+\s+["'“”„‘’]/.test(getDestination(raw)),
  },
  {
    pattern: LINK_PATTERN,
    message: "A link can't be inside another link.",
    hint: 'Close the outer link before the inner link starts.',
    isMatch: (raw) => raw.split('](').length > 2 && !/\s/.test(getDestination(raw)),
  },
  {
    pattern: LINK_PATTERN,
    message: "This is a file on your computer, so visitors can't open it.",
    hint: 'Copy it to `content/media`, without spaces in its name, and write ![what it shows](/media/image.png).',
    isMatch: (raw) => /^(?:[a-z]:[\\/]|file:|\\\\)/i.test(getDestination(raw)),
  },
  {
    pattern: LINK_PATTERN,
    message: "An address can't contain spaces, so visitors would see this as typed.",
    hint: 'Replace the spaces with hyphens, also in the file name. If this is a caption or a title, put it in the link text: [link text](/address).',
    isMatch: (raw) => /\s/.test(getDestination(raw)),
    toReplacement: slugifyAddress,
  },
  { pattern: LINK_PATTERN, message: "This link doesn't work, so visitors would see it as typed." },
  {
    // `[link text](/address_(a)`
    pattern: linkRegex`!?\[${LINK_TEXT}\]\([^\s()]*\([^\s()]*\)?`,
    message: "The parentheses don't match, so visitors would see this link as typed.",
    hint: 'Close the last one, or write `%28` for a `(` in the address.',
  },
  {
    // `[link text](/address`
    pattern: linkRegex`!?\[${LINK_TEXT}\]\([^\s()]*(?:[ \t]+["“][^\n)]*)?`,
    message: 'The `)` at the end of this link is missing.',
    hint: 'Write [link text](/address), or ![what it shows](/media/image.png) for an image.',
    toReplacement: (raw) =>
      /["“]|\]\($/.test(raw.slice(raw.lastIndexOf('](')))
        ? undefined
        : raw.replace(/(?<![.,;:!?])(?=[.,;:!?]{0,9}$)/, ')'),
  },
  {
    // `link text](/address)`
    pattern: linkRegex`(?<=\S)\]\(${DESTINATION_START}[^()\s]*\)?`,
    message: 'The `[` at the start of this link is missing.',
    isMatch: (_, { before }) => !before.slice(before.lastIndexOf('\n') + 1).includes('\\['),
  },
  {
    // `[link text(/address)`, `[link text)(/address)`
    pattern: linkRegex`\[[^[\]()\n]+\)?\(${DESTINATION_START}[^()\s]*\)(?![^[\]\n]*\])`,
    message: 'The `]` after the link text is missing.',
    isMatch: (raw) => /\S\(/.test(raw),
    toReplacement: (raw) => raw.replace(/\)?\(([^()]*\))$/, ']($1'),
  },
  {
    // `(link text)(/address)`
    pattern: linkRegex`!?\([^()\n]+\)\(${DESTINATION_START}[^()\s]*\)`,
    message: 'Link text goes in `[ ]`.',
    toReplacement: (raw) => raw.replace('(', '[').replace(')(', ']('),
  },
  {
    // `[link text]/address)`
    pattern: linkRegex`(?<!\([^()\n]*)\[[^[\]\n]+\](?:\/[\w-]|https?:)[^\s()[\]]*\)`,
    message: 'The `(` before the address of this link is missing.',
    toReplacement: (raw) => raw.replace('](', ']').replace(']', ']('),
  },
  {
    pattern: /\[url=["']?https?:[^\s()\]"']+["']?\][^[\]\n]{1,200}\[\/url\]/gi,
    message: 'This is link syntax from another tool, so visitors would see it as typed.',
    hint: 'Write [link text](/address) instead of `[url=…]` and `[/url]`.',
    toReplacement: (raw) => raw.replace(/^\[url=["']?([^\]"']+)["']?\]([^[]+)\[.*$/i, '[$2]($1)'),
    escapeHint: 'To show it as typed, put it between backticks.',
  },
  {
    // MediaWiki: `[https://example.org words]`
    pattern: /\[https?:\/\/[^\s\]]{1,4000}[ \t][^\]\n]{1,4000}\]/gi,
    message: 'This is link syntax from another tool, so visitors would see it as typed.',
  },
  {
    // `[/about]`, `(/about)`, or `see /blog/post`
    pattern:
      /(?<![\w\]\ufffc])\[(?:\/(?!\/)[a-z]|https?:|mailto:|tel:|www\.)[^[\]\s]*\](?![(:[])|\((?<=[\w\ufffc][ \t]\()\/(?!(?:month|week|year|hour|visit|person)\))[a-z][\w-]{3,}(?:[/#][\w-]+)*\)|\/(?<=[\w:,\ufffc][ \t]\/)[a-z][\w-]{2,}\/[a-z][\w-]{2,}/gi,
    message: "This isn't a link, so visitors would see it as typed.",
    isMatch: (raw) => !/^\[\/[a-z]\]$/i.test(raw),
  },
  {
    pattern: linkRegex`^[ \t]*\[\^?${LINK_TEXT}\]:[ \t]+\S[^\n]*$`,
    message: 'This definition is part of the paragraph above it.',
    hint: 'Add a blank line above it.',
    isMatch: (raw, { before }) => /\S[ \t]*\n[ \t>]*$/.test(before) && /^\[\^|\]:\s+\S+(?:\s+["'(].*)?$/.test(raw),
  },
  {
    // `[1]: note`, `^1: note`, `words^1`
    pattern:
      /^[ \t]*(?:\[\d{1,3}\]:[ \t]+|\^(?:\d{1,3}|[a-z])(?:[:.)]|(?=[ \t]))[ \t]*)\S[^\n]*$|\^(?<=(?:\p{L}{3}[.,;:!?)"”’]?|[ \t]|^)\^)\d{1,3}(?![\w^.]\w)/gmu,
    message: "This isn't a footnote, so visitors would see it as typed.",
    hint: 'Write [^1] in the text, and [^1]: before the footnote, on its own line.',
  },
  {
    pattern: /\[\^[^[\]\n^]*\]/g,
    message: 'There is no footnote for this, so visitors would see the brackets.',
    hint: "Add the footnote on its own line: [^1]: Footnote text. The label can't contain spaces.",
  },
  {
    pattern: linkRegex`(?<!\w)(?!\[\d+\]\[\d+\])!?\[${LINK_TEXT}\]\[[^[\]\n]*\]`,
    message: 'This link label has no definition, so visitors would see the brackets.',
    hint: 'Write [link text](/address), or add a line with the definition: [label]: /address.',
  },
  {
    pattern: /(?<![\w(<[])mailto:(?=\ufffc|\w)/g,
    message: 'Visitors would see `mailto:`.',
    hint: 'Write [link text](mailto:name@example.org), or the address alone.',
  },
  {
    pattern: /(?<!\w)!\[[^[\]\n]+\](?!\()/g,
    message: 'This image has no address, so visitors would see it as typed.',
    hint: 'Write ![what it shows](/media/image.png).',
  },
]

/** Links, images, and footnotes that Markdown doesn't render. */
export const LINK_SYNTAX = SYNTAX.map((syntax) => ({ hint: 'Write [link text](/address).', ...syntax }))

/** Replaces spaces in the address of a link or image with hyphens. Returns undefined for possible link titles, `/about Our team`. */
function slugifyAddress(raw: string): string | undefined {
  const address = getDestination(raw)
  const [, folder = '', name = '', extension = ''] = /^(\/(?:[^/]*\/)*)([^/]*?)(\.\w+)?$/.exec(address) ?? []
  const isSafe = raw.startsWith('!') ? /\.(?:png|jpe?g|webp|avif)$/i.test(address) : /^[a-z\d ]+$/.test(name)
  const slug = slugify(name)
  if (!isSafe || slug === '' || /\s/.test(folder)) return undefined
  return `${raw.slice(0, raw.lastIndexOf(address))}${folder}${slug}${extension.toLowerCase()})`
}
