import { decodePrintable, decodeWindows } from './damagedText.ts'
import {
  BLANK,
  CHATBOT,
  DAMAGED,
  describeLeftover,
  EMAIL,
  isUnlisted,
  LABEL,
  type Leftover,
  NOTE,
  SHEET,
  UNFINISHED,
  UNTITLED,
  WORD,
} from './leftoverKinds.ts'

/** The first match wins. */
export const CERTAIN_LEFTOVERS: Leftover[] = [
  // `[NAME]`, `[your city]`, `[Insert takeaway]`, `[Link to Source]`, `[Image: a team]`
  {
    ...BLANK,
    pattern:
      /(?<![\])!\w])\[(?:(?:your|insert|add|enter|type|paste|describe|replace|fill[ _-]in|(?:link|cta|button)(?=[ _-]to\b)|(?:image|photo|picture|screenshot|logo|video|chart|graphic)(?= (?:of|here|goes|placeholder|showing)\b)|name[ _-]of|placeholder:?|(?:image|photo|picture|screenshot|logo|video|chart|graphic|cta|button|link):)[ _-][^[\]\n]{0,80}|placeholder|(?!(?:an?|in|of|the|this|that|my|our|their|his|her|its)\b)(?:[a-z]{1,20}[ _-]){0,3}(?:name|brand|company|city|state|location|address|phone|number|email|date|month|year|price|amount|link|url|title|topic|keyword|industry|service|image|photo|picture|screenshot|logo|draft|final|here)|(?:business|client|clinic|company|first|full|last|practice|user)name|x{2,9})\](?![:[]|\s?\()/gi,
    isCertain: 'everywhere',
  },
  // Word, Mailchimp, and Mailgun: `«FirstName»`, `<<First Name>>`, `%FIRSTNAME%`, `*|FNAME|*`
  {
    ...BLANK,
    pattern:
      /«(?:[A-Z][a-z]{1,20}(?:_?[A-Z][a-z]{1,20}){1,4}|[A-Za-z]{1,20}(?:_[A-Za-z]{1,20}){1,4}|(?:[A-Z][a-z]{1,20} )?(?:Name|Address|City|State|Company|Title|Phone|Email|Date))»/g,
    isCertain: 'everywhere',
  },
  {
    ...BLANK,
    pattern:
      /<<[a-z][^<>\n]{0,60}>>|(?:[#|]|%%)[a-z_ ]{0,20}name(?:[#|]|%%)|(?<![\w%])%[a-z][\w.]{2,40}%(?![\w%])|[*\ufffc]\|[a-z][\w:]{0,40}\|[*\ufffc]/gi,
    applies: (written, before) => !/^.\|.*\|.$/.test(written) || (/^\*.*\*$/.test(written) && !before.endsWith('\\')),
    isCertain: 'everywhere',
  },
  {
    ...BLANK,
    pattern:
      /\bclick (?:or tap )?(?:here )?to (?:enter (?:text|a date)|add (?:a )?(?:title|subtitle|text))\b\.?|^[ \t]*choose an item\.?[ \t]*$/gim,
    isCertain: 'everywhere',
  },
  { ...BLANK, pattern: /(?<![\w\\\ufffc/_.@-])_{5,}(?![\w/_])/g, isCertain: 'inBody' },
  // `XX%`, `$XX`, `$X,XXX`, `1X.X%`
  {
    ...BLANK,
    pattern:
      /(?<![\w-])\$?X{1,3}(?:,XXX){1,3}(?!\w)|\$ ?(?:XX{1,5}|xx{1,5})(?:\.[Xx]{2})?(?!\w)|(?<![\w-])(?:XX{1,2}|xx{1,2}|X\.X|#{1,3}|_{1,3}|\[[Xx]{1,3}\]) ?%|\$(?:#{1,5}|_{2,5})(?!\w)|\b20(?:XX|xx|__)(?!\w)/g,
    isCertain: 'everywhere',
  },
  {
    ...BLANK,
    pattern:
      /(?<![\w?!.,"”’')\]\ufffc])(?:\$\?{2,9}|\?{1,9} ?%)(?!\w)|(?<=\w[.,:;]?[ \t]|[(–—-])\?{3,}(?!\w)|^\?{3,}$/gm,
    isCertain: 'inBody',
  },
  // Comments of Google Docs and Word: `text[a]`, `[a]Is this right?`, `Commented [AB1]:`
  {
    ...NOTE,
    pattern:
      /^[ \t]*\[[a-z]\][ \t]?(?=[A-Z@+])[^\n]*|(?<=[\w.,;:!?"”’])\[[abc]\](?![\w(:[])|\bComment(?:ed)? \[[A-Z]{1,3}\d{1,3}(?:R\d{1,2})?\]:?|^Formatted: (?:Font|Indent|List|Normal|Not )[^\n]*|(?<=[\w.,;:!?"”’])\[[A-Z]{2,3}\d{1,2}\](?![\w(:[])/gm,
    isCertain: 'everywhere',
  },
  {
    ...NOTE,
    pattern:
      /\[(?:note to |(?:writer|editor|author|designer|dev|developer)s?: |(?:to ?do|fixme|tk|tb[acd]|wip|to be (?:added|confirmed|decided|determined|written)|do not publish|remove before|internal(?: note)?)\b|(?:please )?(?:check|double-check|verify|confirm|fact[ -]check|ask|update|rewrite|clarify|expand|needs?) |citation|cite\b|(?:source|link|ref|reference|stat|quote|image)s? (?:needed|missing|required|tk|tbd)|(?:need|needs|missing|pending) )[^[\]\n]{0,200}\](?![:[]|\s?\()|\[(?:todo|fixme|wip|verify|fact[ -]check|confirm|cite)\](?![:[]|\s?\()|\((?:citation|source) (?:needed|tk|tbd)\)|\(needs? (?:a )?(?:citation|link|source)\)|\((?:add|insert) (?:\w{1,20} ){0,3}(?:date|here|image|link|name|number|photo|quote|source)\)|\((?:source|check|verify|sp)\?\)|\bnote to (?:self|editor)\b:?/gi,
    isCertain: 'everywhere',
  },
  {
    ...NOTE,
    pattern:
      /\[(?:editor['’]s |ed\. )?note: ?(?:please |to )?(?:check|verify|confirm|ask|replace|update|add|insert|fix|rewrite|we need)\b[^[\]\n]{0,200}\]/gi,
    isCertain: 'everywhere',
  },
  { ...NOTE, pattern: /\[[A-Z]{2,3}: [^[\]\n]{1,200}\](?![:[]|\s?\()/g, isCertain: 'inBody' },
  { ...NOTE, pattern: /\[(?:[\w’'$%-]{1,20}[ ]?){0,2}\?{1,3}\](?![:[]|\s?\()/g, isCertain: 'inBody' },
  { ...UNFINISHED, pattern: /\bTK(?:TK)+\b/g, isCertain: 'everywhere' },
  {
    ...UNTITLED,
    pattern: /^untitled(?: (?:document|page|post|article|draft|file|note|title))?(?: ?\(?\d{1,2}\)?)?$/gi,
    isCertain: 'everywhere',
  },
  // `【4†source】`, `citeturn0search0`
  {
    ...CHATBOT,
    pattern:
      /【[^【】\n]{1,60}】|:contentReference\[[^[\]\n]{0,60}\](?:\{[^{}\n]{0,40}\}|\ufffc{0,40})|\b(?:(?:file)?cite[ \t]?)?(?:turn\d{1,3}(?:fetch|file|image|news|search|view)\d{1,3})+|\[\^\d{1,3}\^\]|\[?oaicite:[^\s\]]{1,20}\]?/g,
    isCertain: 'everywhere',
  },
  {
    ...CHATBOT,
    pattern:
      /^[ \t\ufffc]*(?:sure(?: thing)?|certainly|of course|absolutely|great question|got it|understood)! (?:here(?:['’]s| is| are)|below (?:is|are)) [^\n]{0,100}\b(?:article|caption|content|copy|description|draft|headline|idea|list|option|outline|page|paragraph|post|rewrite|suggestion|summary|text|title|version)s?\b[^\n]{0,200}|(?<!["“'‘])\bas an? (?:ai|artificial intelligence|large)(?: language)?(?: model| assistant)?, i\b|\bmy (?:knowledge cutoff|last (?:knowledge )?update in)\b|^(?:chatgpt said:|regenerate(?: response)?)$/gim,
    isCertain: 'everywhere',
  },
  {
    ...LABEL,
    hint: 'Write the words alone. In the text of a file, `## ` makes a heading.',
    pattern: /^[ \t\ufffc]*[[(]?H[1-6](?:[\])]:?|[:–—]| -)[ \t\ufffc]*(?=[^\s\ufffc])[^\n]*/gm,
    applies: isUnlisted,
    isCertain: 'everywhere',
    write: (written) => {
      const [, level, rest = ''] = /H(\d)([^\n]*)$/.exec(written) ?? []
      const words = rest.replace(/^[^\p{L}\p{N}"“‘']+/u, '')
      return words === '' || words.includes('*') ? undefined : `${'#'.repeat(Math.max(2, Number(level)))} ${words}`
    },
  },
  {
    ...LABEL,
    pattern:
      /\[(?:(?:meta|seo|page) (?:title|description)|title tag|focus keyword|target keyword|word count|slug|alt text)s?: ?[^[\]()\n]{0,300}\]/gi,
    isCertain: 'everywhere',
  },
  {
    ...EMAIL,
    pattern:
      /\[cid:[^\]\n]{1,100}\]|^[ \t]*(?:sent from (?:outlook|yahoo mail|proton ?mail|(?:my|mail for) (?:i?phone|ipad|galaxy|android|mobile|windows|samsung|verizon))[^\n]{0,40}|get outlook for (?:ios|android)\.?|begin forwarded message:?|-{4,} ?(?:original|forwarded) message ?-{0,20})[ \t]*$|^[ \t]*On (?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}, [^\n]{5,200} wrote:$|^from: [^\n]{1,200}\n[ \t]*(?:date|sent|to): [^\n]{1,200}|\[image removed by sender[^\]\n]{0,40}\]/gim,
    isCertain: 'everywhere',
  },
  {
    ...SHEET,
    pattern: /(?<![\w#&])#(?:REF!|N\/A(?!\w)|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|ERROR!)/g,
    isCertain: 'everywhere',
  },
  {
    ...SHEET,
    what: 'an error from a program',
    pattern: /\[object Object\]|\$NaN\b|\bNaN ?%|\$undefined\b/g,
    isCertain: 'everywhere',
  },
  {
    ...SHEET,
    what: 'a formula from a spreadsheet',
    pattern: /^[ \t]*=(?:[A-Z]{2,12}\([^\n]{1,200}|[A-Z]{1,2}\d{1,4}[-+*/][^\n]{1,100})$/gm,
    isCertain: 'inBody',
  },
  {
    ...WORD,
    pattern:
      /\berror! (?:reference source|bookmark|hyperlink reference|no text of specified style|filename|main document only|unknown document property|not a valid)[\w\t ]{0,40}\.?|\bMERGEFIELD \w{1,40}|\bHYPERLINK (?:\\\w )?["“]|\b_(?:Toc|Ref|Hlk)\d{5,12}\b/gi,
    isCertain: 'everywhere',
  },
  // UTF-8 that was read as Windows-1252, quoted-printable, and JSON
  {
    ...DAMAGED,
    pattern:
      /(?:â[€‚„†][\u0080-\u00bf™œž˜š“”‘’•–—¦¢"\ufffd]?|Ã[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ ]|Â[\u0080-\u00bf ]|ðŸ[^\s\w]{1,2})+/g,
    isCertain: 'everywhere',
    write: decodeWindows,
  },
  {
    ...DAMAGED,
    pattern:
      /(?:=(?:[A-F][\dA-F]|[89][\dA-F])){2,}|(?<=[a-z]{2}[.,;:!?]?)=20[ \t]*$|(?<=[\w"])=3D(?=["\w])|(?<=[a-z]{2})=$(?=\n[a-z])/gm,
    isCertain: 'everywhere',
    write: decodePrintable,
  },
  {
    ...DAMAGED,
    pattern: /(?<!:\\\S{0,60})\\u(?:00[a-f]|20[0-3]|21)[\da-f]{1,2}(?![\da-f])/gi,
    isCertain: 'everywhere',
    write: (written) => String.fromCodePoint(Number.parseInt(written.slice(2), 16)),
  },
  {
    what: 'quoted twice',
    hint: 'Write one quotation mark on each side.',
    pattern: /(?<![\w"=])""(?=[^\s"])[^"\n]{1,100}""(?!["\w])|(?<![\w'])''(?=[^\s'])[^'\n]{1,100}''(?!['\w])/g,
    isCertain: 'everywhere',
    write: (written) => `"${written.slice(2, -2)}"`,
  },
  {
    what: 'quoted twice',
    hint: 'Write one quotation mark on each side.',
    pattern: /““|””|“”/g,
    isCertain: 'everywhere',
  },
  {
    what: 'the code of a quotation mark',
    hint: 'Leave out the backslash.',
    pattern: /\\"[^"\\\n]{1,200}\\"|\\["']/g,
    isCertain: 'everywhere',
    write: (written) => written.replaceAll('\\', ''),
  },
]

/** Returns a message and a hint if the text starts with a certain leftover. */
export function findLeadingLeftover(text: string): [message: string, hint: string] | undefined {
  const leftover = CERTAIN_LEFTOVERS.find(({ pattern }) => text.search(pattern) === 0)
  return leftover && [describeLeftover(leftover, text.trimEnd(), true), leftover.hint]
}
