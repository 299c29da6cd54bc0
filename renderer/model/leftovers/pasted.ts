import { CHATBOT, EMAIL, isOutsideList, LABEL, type Leftover, OUTLINE_LABELS, UNTITLED } from './leftoverKinds.ts'
import { anyCase, inBrackets, regex } from './regex.ts'

const OPENERS = ['absolutely', 'certainly', 'got it', 'great question', 'of course', 'sure', 'sure thing']
const ANSWERS = 'article copy description draft list outline page post summary title version'.split(' ')
const DEVICES = 'android galaxy ipad iphone mobile outlook phone samsung windows yahoo'.split(' ')
const REMARKS = [
  'feel free to',
  "if you'd like, i can",
  '(?:do you want|would you like) me to',
  "let me know if you(?:'d like| want) me to",
]
const EDITS = 'adjust customize draft edit expand modify refine revise rewrite tweak'.split(' ')
const PARTS = ['title', 'headline', 'heading [1-6]', 'subhead(?:ing|er|line)?', 'body copy', 'cta', 'image alt']

/** Parts of chats, outlines, and emails that were pasted with a text. */
export const PASTED: Leftover[] = [
  {
    ...UNTITLED,
    finds: ['Untitled', 'Untitled document', 'Untitled (2)'],
    ignores: ['Untitled works by Rothko'],
    pattern: anyCase`^untitled(?: (?:article|document|draft|page|post))?(?: ?\(?\d{1,2}\)?)?$`,
    isCertain: 'everywhere',
  },
  {
    ...CHATBOT,
    finds: ['【4†source】', ':contentReference[oaicite:0]{index=0}', 'citeturn0search0', 'turn2view0'],
    ignores: ['turn 2', 'cite'],
    pattern: regex`
      【[^【】\n]{1,60}】
      :contentReference\[[^[\]\n]{0,60}\](?:\{[^{}\n]{0,40}\}|\ufffc{0,40})
      \b(?:cite)?(?:turn\d{1,3}[a-z]{4,6}\d{1,3})+
    `,
    isCertain: 'everywhere',
  },
  {
    ...CHATBOT,
    finds: [
      "Sure! Here's a draft of the post:",
      'Certainly! Below is an article',
      'As an AI language model, I',
      'Regenerate',
    ],
    ignores: ['Of course, here’s the catch.', '“As an AI, I can’t”', 'As an AI company, we'],
    pattern: anyCase`
      ^[ \t\ufffc]*${OPENERS}! (?:here(?:['’]s| is| are)|below (?:is|are)) [^\n]{0,100}\b${ANSWERS}s?\b[^\n]{0,200}
      (?<!["“'‘])\bas an? (?:ai|large)(?: language)?(?: model| assistant)?, i\b
      \bmy knowledge cutoff\b
      ^(?:chatgpt said:|regenerate(?: response)?)$
    `,
    isCertain: 'inBody',
  },
  {
    ...CHATBOT,
    finds: ['I hope this helps!', 'Feel free to adjust it.', 'Would you like me to expand it?', 'Certainly! We do.'],
    ignores: ['I hope this helps you', 'Feel free to add a review.', 'Would you like us to call?', 'We certainly do!'],
    pattern: anyCase`
      \bi hope (?:this|that) helps\b(?! (?:you|your|them|people|patients))
      ^[ \t\ufffc]*(?:certainly|great question)! \b
      ^(?:copy code|you said:)$
      \b${REMARKS} ${EDITS}\b
      ^[ \t]*here(?:['’]s| is) (?:an?|the|your) (?:[\w-]+ ){0,4}${ANSWERS}\b[^\n.]{0,80}:[ \t]*$
    `,
  },
  {
    ...LABEL,
    hint: 'Write the words alone. In the text of a file, `## ` makes a heading.',
    finds: ['H2: Why it matters', '[H3] Our team', 'H2 - Prices'],
    ignores: ['H2 blockers', 'The H2: a heading'],
    pattern: regex`^[ \t\ufffc]*[[(]?H[1-6](?:[\])]:?|[:–—]| -)[ \t\ufffc]*(?=[^\s\ufffc])[^\n]*`,
    applies: isOutsideList,
    isCertain: 'inBody',
    write: (written) => {
      const [, level, rest = ''] = /H(\d)([^\n]*)$/.exec(written) ?? []
      const words = rest.replace(/^[^\p{L}\p{N}"“‘']+/u, '')
      return words === '' || words.includes('*') ? undefined : `${'#'.repeat(Math.max(2, Number(level)))} ${words}`
    },
  },
  {
    ...LABEL,
    finds: ['[Meta description: We track calls.]', '[Slug: call-tracking]'],
    ignores: ['[Meta description](/blog)'],
    pattern: inBrackets`${OUTLINE_LABELS}: ?[^[\]()\n]{0,300}`,
    isCertain: 'everywhere',
  },
  {
    ...LABEL,
    finds: ['Word Count: 500', 'Meta Title: Call tracking', 'CTA: Call us', 'Conclusion:', 'Slug – calls'],
    ignores: ['The title: a story', 'Conclusion: it works', 'Titles: three'],
    pattern: anyCase`
      ^[ \t\ufffc]*\(?${[...OUTLINE_LABELS, ...PARTS]}(?::(?=[ \t\ufffc])|[ \t\ufffc]{1,5}[–—-] )
      ^(?:intro|introduction|hook|body|conclusion|outro):$
    `,
    applies: isOutsideList,
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
    isCertain: 'inBody',
  },
]
