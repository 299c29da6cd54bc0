import { BLANK, createLeftovers, type Leftover } from './leftoverKinds.ts'
import { inBrackets, regex, regexIgnoringCase } from './patternTemplates.ts'

// `\ufffc` in patterns is `MASK`: rendered or escaped Markdown.

const LABEL = {
  description: 'a label from an outline',
  hint: 'Remove it. A title and a description go in the fields at the top of the file.',
}
const UNTITLED = { description: "a program's default name", hint: 'Write a title.' }

// Words for the patterns below, each with an example of a match.

// `Sent from my iPhone`
const DEVICES = 'android|galaxy|ipad|iphone|mobile|outlook|phone|samsung|windows|yahoo'
// `CTA: Call us`
const PART_LABELS = 'title|headline|heading [1-6]|subhead(?:ing|er|line)?|body copy|cta|image alt'
// `[Meta title: Dentists]`
const OUTLINE_LABELS =
  '(?:meta|page|seo) (?:title|description)s?|title tag|(?:focus|primary|secondary|target) keywords?|keyphrase|word count|(?:url )?slug|(?:image )?alt text'
// `New document (2)`
const FILES = 'article|document|draft|file|note|page|post'
// `Title here`
const HEADINGS = 'document|draft|heading|headline|subtitle|title'
// `Benefit 1`
const ITEMS = 'benefit|bullet|feature|item|point|takeaway|tip'

/** Excludes matches in list items, because terms of a glossary look the same. */
const isOutsideList = (_: string, before: string) => !/(?:^|\n)[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t][^\n]*$/.test(before)

/** Parts of outlines and emails, and default titles, that writers paste with a text. */
export const PASTED_PARTS: Leftover[] = [
  ...createLeftovers({ ...UNTITLED, problemIn: 'everywhere' }, [
    regexIgnoringCase`^untitled(?: (?:article|document|draft|page|post))?(?: ?\(?\d{1,2}\)?)?$`,
  ]),
  {
    ...LABEL,
    hint: 'Remove the label. To make a heading in Markdown, start the line with `## `.',
    pattern: regex`^[ \t\ufffc]*[[(]?H[1-6](?:[\])]:?|[:–—]| -)[ \t\ufffc]*(?=[^\s\ufffc])[^\n]*`,
    isMatch: isOutsideList,
    problemIn: 'inBody',
    toReplacement: (raw) => {
      const [, level, rest = ''] = /H(\d)([^\n]*)$/.exec(raw) ?? []
      const words = rest.replace(/^[^\p{L}\p{N}"“‘']+/u, '')
      return words === '' || words.includes('*') ? undefined : `${'#'.repeat(Math.max(2, Number(level)))} ${words}`
    },
  },
  ...createLeftovers({ ...LABEL, problemIn: 'everywhere' }, [inBrackets`${OUTLINE_LABELS}: ?[^[\]()\n]{0,300}`]),
  ...createLeftovers({ ...LABEL, isMatch: isOutsideList }, [
    regexIgnoringCase`
      ^[ \t\ufffc]*\(?${[OUTLINE_LABELS, PART_LABELS]}(?::(?=[ \t\ufffc])|[ \t\ufffc]{1,5}[–—-] )
      ^(?:intro|introduction|hook|body|conclusion|outro):$
    `,
  ]),
  {
    description: 'part of an email',
    hint: 'Remove it.',
    pattern: regexIgnoringCase`
      \[cid:[^\]\n]{1,100}\]
      ^[ \t]*sent from (?:my |mail for )?${DEVICES}\b[^\n]{0,40}$
      ^[ \t]*(?:get outlook for \w{1,10}|begin forwarded message:?)$
      ^[ \t]*-{4,} ?(?:original|forwarded) message[ -]{0,20}$
      ^[ \t]*On (?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}, [^\n]{5,200} wrote:$
    `,
    problemIn: 'inBody',
  },
]

/** Names from programs and templates: `Copy of Budget`, `Tip 1`. Only fields and attributes are checked for these. */
export const DEFAULT_NAMES: Leftover[] = [
  ...createLeftovers(UNTITLED, [
    regex` (?:FINAL|DRAFT)$`,
    regexIgnoringCase`
      ^copy of (?=\S)
      (?<=\S) (?:- copy|\((?:copy|copy \d{1,2}|draft|final|\d)\)|[-–—_] ?(?:draft|final|v\d{1,2}))$
      (?<=\S)_(?:draft|final|v\d{1,2})$
      ^(?:new|blank)(?: ${FILES})?(?: ?\(?\d{1,2}\)?)?$|^untitled[-_ ]?\d{1,2}$
    `,
  ]),
  ...createLeftovers(BLANK, [
    regexIgnoringCase`^insert \w+(?: \w+){0,2}$|^${HEADINGS} ?(?:here|\d{1,2})?$|^${ITEMS} ?\d{1,2}$`,
  ]),
]
