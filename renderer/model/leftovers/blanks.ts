import { BLANK, createRows, type Leftover } from './leftoverKinds.ts'
import { anyCase, inBrackets, regex } from './regex.ts'

const PICTURES = 'image|photo|picture|screenshot|logo'
const LINKS = 'button|chart|cta|graphic|link|video'
const DETAILS = 'address|city|company|date|email|location|name|phone|state|title'
const VALUES = 'amount|brand|industry|keyword|link|month|number|price|service|topic|url|year|draft|final|here'
const STAND_INS = `${DETAILS}|${VALUES}|${PICTURES}|(?:client|first|last|user)name`
const REQUESTS = 'your|insert|add|enter|type|paste|describe|replace|fill in|name of'
/** Words that an editor adds to a quote: `[the company]` */
const DETERMINERS = 'an?|in|of|the|this|that|my|our|their|his|her|its'

/** Blanks of templates, forms, and people. */
export const BLANKS_TO_FILL: Leftover[] = [
  ...createRows({ ...BLANK, certainIn: 'everywhere' }, [
    inBrackets`${[REQUESTS, 'placeholder:']}[ _-][^[\]\n]{0,80}`,
    inBrackets`${[PICTURES, LINKS]}(?::| (?:goes|here|of|showing|to)) [^[\]\n]{0,80}`,
    inBrackets`(?!${DETERMINERS}\b)(?:[a-z]{1,20}[ _-]){0,3}${STAND_INS}|placeholder|x{2,9}`,
    anyCase`
      «[a-z _]{0,30}${DETAILS}»
      <<[a-z][^<>\n]{0,60}>>
      (?<![\w%])%[a-z][\w.]{2,40}%(?![\w%])
    `,
    anyCase`
      \bclick (?:or tap )?(?:here )?to (?:enter (?:text|a date)|add (?:text|title))\b\.?
      ^[ \t]*choose an item\.?[ \t]*$
    `,
    // Stand-ins for digits that somebody still has to look up
    regex`
      (?<![\w-])\$ ?(?:X{2,5}|x{2,5}|#{2,5})(?!\w)
      (?<![\w-])\$?X{1,3}(?:,XXX)+(?!\w)
      (?<![\w-])(?:X{2,5}|x{2,5}|#{2,5}|X\.X) ?%(?!\w)
      \b20(?:XX|xx)(?!\w)
    `,
  ]),
  {
    ...BLANK,
    // Markdown hides asterisks that make words italic.
    pattern: anyCase`[*\ufffc]\|[a-z][\w:]{0,40}\|[*\ufffc]`,
    isMatch: (raw, before) => /^\*.*\*$/.test(raw) && !before.endsWith('\\'),
    certainIn: 'everywhere',
  },
  ...createRows({ ...BLANK, certainIn: 'inBody' }, [
    regex`(?<![\w\\\ufffc/_.@-])_{5,}(?![\w/_])`,
    regex`
      (?<=[\w.,:;][ \t]|[(–—-])(?:\$?\?{3,}|\$\?\?|\?{1,9} ?%)(?!\w)
      ^\?{3,}$
    `,
  ]),
]
