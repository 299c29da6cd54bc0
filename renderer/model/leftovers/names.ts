import { BLANK, type Leftover, UNTITLED } from './leftoverKinds.ts'
import { anyCase, regex } from './regex.ts'

const FILES = 'article document draft file note page post'.split(' ')
const HEADINGS = 'document draft heading headline subtitle title'.split(' ')
const ITEMS = 'benefit bullet feature item point takeaway tip'.split(' ')

/** Names that programs give to files, as whole values. */
export const DEFAULT_NAMES: Leftover[] = [
  { ...UNTITLED, finds: ['Plan FINAL'], ignores: ['The final'], pattern: regex` (?:FINAL|DRAFT)$` },
  {
    ...UNTITLED,
    finds: ['Copy of First post', 'Plan (copy)', 'Plan - Copy', 'Plan_v2', 'Plan (2)'],
    ignores: ['A copy of it', 'The final', 'Plan (2025)'],
    pattern: anyCase`
      ^copy of (?=\S)
      (?<=\S) (?:- copy|\((?:copy|copy \d{1,2}|draft|final|\d)\)|[-–—_] ?(?:draft|final|v\d{1,2}))$
      (?<=\S)_(?:draft|final|v\d{1,2})$
    `,
  },
  {
    ...UNTITLED,
    finds: ['New document', 'Blank page 2', 'untitled-1', 'New'],
    ignores: ['New patients'],
    pattern: anyCase`^(?:new|blank)(?: ${FILES})?(?: ?\(?\d{1,2}\)?)?$|^untitled[-_ ]?\d{1,2}$`,
  },
  {
    ...BLANK,
    finds: ['Insert title', 'Title 2', 'Benefit 1'],
    ignores: ['Title tags', 'Benefit from it'],
    pattern: anyCase`^insert \w+(?: \w+){0,2}$|^${HEADINGS} ?(?:here|\d{1,2})?$|^${ITEMS} ?\d{1,2}$`,
  },
]
