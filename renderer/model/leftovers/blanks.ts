import { anyCase, BLANK, createRows, inBrackets, type Leftover, regex, UNFINISHED } from './leftoverKinds.ts'

const PICTURES = 'image|photo|picture|screenshot|logo'
const LINKS = 'button|chart|cta|graphic|link|video'
const DETAILS = 'address|city|company|date|email|location|name|phone|state|title'
const VALUES = 'amount|brand|industry|keyword|link|month|number|price|service|topic|url|year|draft|final|here'
const STAND_INS = `${DETAILS}|${VALUES}|${PICTURES}|(?:client|first|last|user)name`
const REQUESTS = 'your|insert|add|enter|type|paste|describe|replace|fill in|name of'
/** Words that an editor adds to a quote: `[the company]` */
const QUOTE_INSERTIONS = 'an?|in|of|the|this|that|my|our|their|his|her|its'
const MONTHS =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?'
const OBJECTS =
  'address|bio|button|caption|chart|citation|city|cta|date|diagram|figure|form|graph|graphic|headline|headshot|image|infographic|link|logo|map|name|number|phone|photo|picture|price|quote|screenshot|source|stat|statistic|table|testimonial|text|title|url|video'
const COPY =
  'body|caption|chart|content|copy|description|heading|headline|image|intro|paragraph|photo|picture|subheading|subtitle|table|text'
export const UNITS = 'calls|days|hours|minutes|months|patients|people|percent|times|visits|years'

/** Blanks from templates and forms (`[name]`), stand-ins for words and digits (`XXX`), and unfinished text (`TBD`). The patterns look for these words in content. */
export const BLANKS_TO_FILL: Leftover[] = [
  ...createRows({ ...BLANK, certainIn: 'everywhere' }, [
    inBrackets`${[REQUESTS, 'placeholder:']}[ _-][^[\]\n]{0,80}`,
    inBrackets`${[PICTURES, LINKS]}(?::| (?:goes|here|of|showing|to)) [^[\]\n]{0,80}`,
    inBrackets`(?!${QUOTE_INSERTIONS}\b)(?:[a-z]{1,20}[ _-]){0,3}${STAND_INS}|placeholder|x{2,9}`,
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
      (?<![\w-])(?:X{2,5}|x{2,5}|#{2,5}|X\.X) ?%(?!\w)
      \b20(?:XX|xx)(?!\w)
    `,
    regex`
      \b${MONTHS}\.? (?:XX|xx|__|\?\?|##|00)(?!\w)
      \b(?:INSERT|FILL IN|ENTER|PASTE|UPLOAD|ATTACH) [A-Z]{2,}(?: [A-Z]{2,}){0,4}\b
      \([Ii]nsert (?:[\w'’-]{1,20} ){0,4}${OBJECTS}s?(?: (?:here|(?:of|for|from|showing) [^()\n]{1,60}))?\)
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
    regex`
      \(?(?<![\d-])(?:000|XXX|xxx|###)\)?[-. ]{1,2}(?:000|XXX|xxx|###)[-. ](?:0000|XXXX|xxxx|####)(?![\w-])
      (?<!\d)\(?\d{3}\)?[-. ]{1,2}(?:\d{3}|555)[-. ](?:XXXX|xxxx|####)(?!\w)
      \b(?:00|XX|xx)/(?:00|XX|xx)/(?:\d{4}|XXXX|20XX|xxxx|00|XX|xx)(?!\w)
      \b(?:19|20)(?:\?\?|--(?!\w)|__(?!\w))
    `,
  ]),
  ...createRows(BLANK, [
    regex`
      \b(?:Jane|John) (?:Doe|Q\. Public)\b
      \b(?:Business|Client|Clinic|Company|Doctor|Patient|Practice) Name\b
      (?<![\d)-]|\d )(?<!\) )555-(?:1234|5555|0000)(?!\d)
      (?<![\w'’-])(?:XX(?= [a-z])|\$X(?!\w)|X ?%|X(?:[-–]Y)?(?= ${UNITS}\b))
      (?<=\w[.,:;]?[ \t])\?\?(?![\w?])
      (?<![\w\\\ufffc/_.@-])_{3,}(?![\w/_])
      (?<![\d-])\(?(?:(?:111|222|333|444|555|666|777|888|999)\)?[-. ]{1,2}){2}(?:1111|2222|3333|4444|5555|6666|7777|8888|9999)(?![\w-])
      (?<![\d-])\(?123\)?[-. ]{1,2}456[-. ]7890(?![\w-])
      \bDr\.? (?:XYZ|XX+|xx+|xyz|ABC|NAME|Name|(?:First|Last) ?[Nn]ame)\b
      \b(?:City|CITY|Town|Anytown|Anycity|Yourtown), (?:ST|State|STATE|XX|US|USA)\b
      \b(?:CHANGE|DELETE|EDIT|REPLACE|UPDATE|FILL) (?:IN )?(?:ME|THIS)\b
      \bYOUR (?:CITY|CLINIC NAME|HEADLINE|LOGO|NAME HERE|PRACTICE NAME|STATE|TEXT|TOWN)\b
    `,
  ]),
  ...createRows(UNFINISHED, [
    anyCase`
      ^this is (?:an? )?(?:example|placeholder|sample|test)(?: (?:content|copy|paragraph|post|text))?[.!]?$
      ^[ \t]*(?:an? |more |some |the |your )?(?:\w{1,20} )?${[COPY, 'quote', 'stat', 'video', 'words']}s? (?:goes?|comes?|will go|to go|belongs) here[.!…]*$
      ^(?!add|enter|insert|some|type|your)(?:\w{1,20} )?${[COPY, 'quote', 'stat', 'video']}s? here[.!…]*$
      ^[ \t]*(?:add |put |write |some |say )?(?:more|something|stuff|words|details|etc\.?)(?: (?:details|info|information|stuff))? here[.!…]*$
      ^[ \t]*(?:more |the )?(?:\w{1,20} )?${[COPY, 'details', 'info', 'more']} (?:to come|to follow|coming(?: soon)?)[.!…]*$
      ^[ \t]*(?:fill (?:this )?in|fill me in|to come|coming soon|to be (?:added|announced|completed|confirmed|decided|determined|written))[.!…]*$
      ^(?:lorem|ipsum|placeholder(?: (?:image|photo|picture))?|body text|(?:sub)?heading(?: \d)?|(?:paragraph|sentence) \d)[.!…]*$
      ^(?:dummy|test(?:ing)?(?:,? test(?:ing)?){0,2})(?: ${'article|content|document|draft|file|note|page|post|text|title'})?$
      ^(?:asdf\w{0,9}|qwerty|foo ?bar|blah(?:,? blah){0,4})$
    `,
    regex`
      \b(?:tb[acd]|tbh|xxx+)\b
      ^(?:tk|wip|fixme|Tbd|Tba|Tbc|Tk|Wip|x{2,}|N/A|n/a|\.{3,}|…)$
      ^[ \t]*(?:[Tt]o-?do|[Ff]ixme): 
    `,
  ]),
]
