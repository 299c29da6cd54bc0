import { EMAIL, isOutsideList, LABEL, type Leftover, OUTLINE_LABELS, UNTITLED } from './leftoverKinds.ts'
import { anyCase, inBrackets, regex } from './regex.ts'

const DEVICES = 'android galaxy ipad iphone mobile outlook phone samsung windows yahoo'.split(' ')
const PARTS = ['title', 'headline', 'heading [1-6]', 'subhead(?:ing|er|line)?', 'body copy', 'cta', 'image alt']

/** Parts of outlines and emails that were pasted with a text. */
export const PASTED: Leftover[] = [
  {
    ...UNTITLED,
    finds: ['Untitled', 'Untitled document', 'Untitled (2)'],
    ignores: ['Untitled works by Rothko'],
    pattern: anyCase`^untitled(?: (?:article|document|draft|page|post))?(?: ?\(?\d{1,2}\)?)?$`,
    certainIn: 'everywhere',
  },
  {
    ...LABEL,
    hint: 'Write the words alone. In the text of a file, `## ` makes a heading.',
    finds: ['H2: Why it matters', '[H3] Our team', 'H2 - Prices'],
    ignores: ['H2 blockers', 'The H2: a heading'],
    pattern: regex`^[ \t\ufffc]*[[(]?H[1-6](?:[\])]:?|[:–—]| -)[ \t\ufffc]*(?=[^\s\ufffc])[^\n]*`,
    isMatch: isOutsideList,
    certainIn: 'inBody',
    repair: (raw) => {
      const [, level, rest = ''] = /H(\d)([^\n]*)$/.exec(raw) ?? []
      const words = rest.replace(/^[^\p{L}\p{N}"“‘']+/u, '')
      return words === '' || words.includes('*') ? undefined : `${'#'.repeat(Math.max(2, Number(level)))} ${words}`
    },
  },
  {
    ...LABEL,
    finds: ['[Meta description: We track calls.]', '[Slug: call-tracking]'],
    ignores: ['[Meta description](/blog)'],
    pattern: inBrackets`${OUTLINE_LABELS}: ?[^[\]()\n]{0,300}`,
    certainIn: 'everywhere',
  },
  {
    ...LABEL,
    finds: ['Word Count: 500', 'Meta Title: Call tracking', 'CTA: Call us', 'Conclusion:', 'Slug – calls'],
    ignores: ['The title: a story', 'Conclusion: it works', 'Titles: three'],
    pattern: anyCase`
      ^[ \t\ufffc]*\(?${[...OUTLINE_LABELS, ...PARTS]}(?::(?=[ \t\ufffc])|[ \t\ufffc]{1,5}[–—-] )
      ^(?:intro|introduction|hook|body|conclusion|outro):$
    `,
    isMatch: isOutsideList,
  },
  {
    ...EMAIL,
    finds: [
      '[cid:image001.png@01D7A9B2.3F4C5D60]',
      'Sent from my iPhone',
      '-----Original Message-----',
      'On Monday, May 5, 2025, Ana wrote:',
    ],
    ignores: ['Sent from my desk', 'On Monday, we wrote'],
    pattern: anyCase`
      \[cid:[^\]\n]{1,100}\]
      ^[ \t]*sent from (?:my |mail for )?${DEVICES}\b[^\n]{0,40}$
      ^[ \t]*(?:get outlook for \w{1,10}|begin forwarded message:?)$
      ^[ \t]*-{4,} ?(?:original|forwarded) message[ -]{0,20}$
      ^[ \t]*On (?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}, [^\n]{5,200} wrote:$
    `,
    certainIn: 'inBody',
  },
]
