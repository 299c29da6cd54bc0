import { BLANK, type Leftover } from './leftoverKinds.ts'
import { anyCase, inBrackets, regex } from './regex.ts'

const PICTURES = 'image photo picture screenshot logo'.split(' ')
const LINKS = 'button chart cta graphic link video'.split(' ')
const DETAILS = 'address city company date email location name phone state title'.split(' ')
const VALUES = 'amount brand industry keyword link month number price service topic url year draft final here'.split(
  ' ',
)
const STAND_INS = [...DETAILS, ...VALUES, ...PICTURES, '(?:client|first|last|user)name']
const REQUESTS = ['your', 'insert', 'add', 'enter', 'type', 'paste', 'describe', 'replace', 'fill in', 'name of']
/** Words that an editor adds to a quote: `[the company]` */
const DETERMINERS = ['an?', 'in', 'of', 'the', 'this', 'that', 'my', 'our', 'their', 'his', 'her', 'its']
export const UNITS = 'calls days hours minutes months patients people percent times visits years'.split(' ')

/** Blanks of templates, forms, and people. The marks in `finds` and `ignores`, such as XX, are test data. */
export const BLANKS_TO_FILL: Leftover[] = [
  {
    ...BLANK,
    finds: ['[Insert chart here]', '[your city]', '[fill_in_price]', '[Placeholder: our hours]'],
    ignores: ['[your city](/tampa)', '[typed]'],
    pattern: inBrackets`${[...REQUESTS, 'placeholder:']}[ _-][^[\]\n]{0,80}`,
    certainIn: 'everywhere',
  },
  {
    ...BLANK,
    finds: ['[Image: a waiting room]', '[Photo of the team]', '[Link to Source]'],
    ignores: ['[images of the team]', '[Link]: /blog'],
    pattern: inBrackets`${[...PICTURES, ...LINKS]}(?::| (?:goes|here|of|showing|to)) [^[\]\n]{0,80}`,
    certainIn: 'everywhere',
  },
  {
    ...BLANK,
    finds: ['[NAME]', '[First Name]', '[client_name]', '[date]', '[XX]'],
    ignores: ['[the client]', '[PDF]', '[our city]', '[video]', '![photo]', '[sic]'],
    pattern: inBrackets`(?!${DETERMINERS}\b)(?:[a-z]{1,20}[ _-]){0,3}${STAND_INS}|placeholder|x{2,9}`,
    certainIn: 'everywhere',
  },
  {
    ...BLANK,
    finds: ['«FirstName»', '<<First Name>>', '%FIRSTNAME%', '%recipient.name%'],
    ignores: ['«Bonjour»', '5% or 10%', '%20and%20'],
    pattern: anyCase`
      «[a-z _]{0,30}${DETAILS}»
      <<[a-z][^<>\n]{0,60}>>
      (?<![\w%])%[a-z][\w.]{2,40}%(?![\w%])
    `,
    certainIn: 'everywhere',
  },
  {
    ...BLANK,
    finds: ['*|FNAME|*', '*|LIST:COMPANY|*'],
    ignores: ['| *name* |'],
    // Markdown hides asterisks that make words italic.
    pattern: anyCase`[*\ufffc]\|[a-z][\w:]{0,40}\|[*\ufffc]`,
    isMatch: (raw, before) => /^\*.*\*$/.test(raw) && !before.endsWith('\\'),
    certainIn: 'everywhere',
  },
  {
    ...BLANK,
    finds: ['Click or tap here to enter text.', 'Click to add title', 'Choose an item.'],
    ignores: ['Click here to call.', 'Choose an item of the menu.'],
    pattern: anyCase`
      \bclick (?:or tap )?(?:here )?to (?:enter (?:text|a date)|add (?:text|title))\b\.?
      ^[ \t]*choose an item\.?[ \t]*$
    `,
    certainIn: 'everywhere',
  },
  {
    ...BLANK,
    finds: ['Name: ________'],
    ignores: ['Sign ____ here.', 'snake_____case'],
    pattern: regex`(?<![\w\\\ufffc/_.@-])_{5,}(?![\w/_])`,
    certainIn: 'inBody',
  },
  {
    ...BLANK,
    // Stand-ins for digits that somebody still has to look up
    finds: ['$XX', '$X,XXX', 'XX%', '20XX', '##%', '$###'],
    ignores: ['$X', 'X%', 'XX days', 'XXL', '#1'],
    pattern: regex`
      (?<![\w-])\$ ?(?:X{2,5}|x{2,5}|#{2,5})(?!\w)
      (?<![\w-])\$?X{1,3}(?:,XXX)+(?!\w)
      (?<![\w-])(?:X{2,5}|x{2,5}|#{2,5}|X\.X) ?%(?!\w)
      \b20(?:XX|xx)(?!\w)
    `,
    certainIn: 'everywhere',
  },
  {
    ...BLANK,
    finds: ['There were ??? calls', 'by ??% more', 'Source: ???', 'It costs $??'],
    ignores: ['Really???', '??? Really', 'Why? 5% of'],
    pattern: regex`
      (?<=[\w.,:;][ \t]|[(–—-])(?:\$?\?{3,}|\$\?\?|\?{1,9} ?%)(?!\w)
      ^\?{3,}$
    `,
    certainIn: 'inBody',
  },
  {
    ...BLANK,
    finds: ['It takes XX days', '$X a month', 'X% more', 'X-Y calls', 'MM/DD/YYYY', '$0,000', 'It has ?? rooms'],
    ignores: ['X marks it', 'Q&A??', '10X calls', '$0.00', 'an X-ray'],
    pattern: regex`
      (?<![\w'’-])(?:XX(?= [a-z])|\$X(?!\w)|X ?%|X(?:[-–]Y)?(?= ${UNITS}\b))
      \bMM[/. -]DD[/. -]YYYY\b
      \$0(?:,000)+(?!\d)
      (?<=\w[.,:;]?[ \t])\?\?(?![\w?])
    `,
  },
  {
    ...BLANK,
    finds: ['Sign ____ here.'],
    ignores: ['snake___case', '__init'],
    pattern: regex`(?<![\w\\\ufffc/_.@-])_{3,}(?![\w/_])`,
  },
]
