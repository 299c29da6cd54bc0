import { BLANK, ignoreCase, inBrackets, matchCase, UNFINISHED } from './leftoverKinds.ts'

// Words for the patterns below, each with an example of a match.
const PICTURES = 'image|photo|picture|screenshot|logo' // `[photo of the team]`
const PAGE_ELEMENTS = 'button|chart|cta|graphic|link|video' // `[link to the prices]`
const REQUESTS = 'your|insert|add|enter|type|paste|describe|replace|fill in|name of' // `[your city]`, `[insert chart]`
const FIELD_NAMES = 'address|city|company|date|email|location|name|phone|state|title' // `«first name»`
// `[clinic name]`, `[price]`
const STAND_INS = `${FIELD_NAMES}|${PICTURES}|amount|brand|industry|keyword|link|month|number|price|service|topic|url|year|draft|final|here|(?:client|first|last|user)name`
// Excludes `[the company]`, which an editor inserts in a quote
const QUOTE_INSERTIONS = 'an?|in|of|the|this|that|my|our|their|his|her|its'
const MONTHS = // `March XX`
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?'
const INSERTED_OBJECTS = // `(insert chart)`
  'address|bio|button|caption|chart|citation|city|cta|date|diagram|figure|form|graph|graphic|headline|headshot|image|infographic|link|logo|map|name|number|phone|photo|picture|price|quote|screenshot|source|stat|statistic|table|testimonial|text|title|url|video'
const COPY_PARTS = // `paragraph goes here`
  'body|caption|chart|content|copy|description|heading|headline|image|intro|paragraph|photo|picture|subheading|subtitle|table|text'
export const UNITS = 'calls|days|hours|minutes|months|patients|people|percent|times|visits|years' // `X patients`

/** Blanks in templates and forms (`[name]`), and short unfinished text (`TBD`). */
export const BLANKS_TO_FILL = [
  inBrackets({ ...BLANK, problemIn: 'everywhere' })`
    ${[REQUESTS, 'placeholder:']}[ _-][^[\]\n]{0,80}
    ${[PICTURES, PAGE_ELEMENTS]}(?::| (?:goes|here|of|showing|to)) [^[\]\n]{0,80}
    (?!${QUOTE_INSERTIONS}\b)(?:[a-z]{1,20}[ _-]){0,3}${STAND_INS}|placeholder|x{2,9}
  `,
  ignoreCase({ ...BLANK, problemIn: 'everywhere' })`
    «[a-z _]{0,30}${FIELD_NAMES}»
    <<[a-z][^<>\n]{0,60}>>
    (?<![\w%])%[a-z][\w.]{2,40}%(?![\w%])
    \bclick (?:or tap )?(?:here )?to (?:enter (?:text|a date)|add (?:text|title))\b\.?
    ^[ \t]*choose an item\.?[ \t]*$
  `,
  // Missing digits: `$XX`, `20XX`
  matchCase({ ...BLANK, problemIn: 'everywhere' })`
    (?<![\w-])\$ ?(?:X{2,5}|x{2,5}|#{2,5})(?!\w)
    (?<![\w-])\$?X{1,3}(?:,XXX)+(?!\w)
    (?<![\w-])(?:X{2,5}|x{2,5}|#{2,5}|X\.X) ?%(?!\w)
    \b20(?:XX|xx)(?!\w)
  `,
  matchCase({ ...BLANK, problemIn: 'everywhere' })`
    \b${MONTHS}\.? (?:XX|xx|__|\?\?|##|00)(?!\w)
    \b(?:INSERT|FILL IN|ENTER|PASTE|UPLOAD|ATTACH) [A-Z]{2,}(?: [A-Z]{2,}){0,4}\b
    \([Ii]nsert (?:[\w'’-]{1,20} ){0,4}${INSERTED_OBJECTS}s?(?: (?:here|(?:of|for|from|showing) [^()\n]{1,60}))?\)
    \((?:[Aa]dd|[Ii]nclude) (?:(?!an?\b|the\b|your\b)[\w'’-]{1,20} ){0,2}${INSERTED_OBJECTS}s?\)
  `,
  // `*|NAME|*`. Emphasis masks the asterisks.
  ignoreCase({
    ...BLANK,
    problemIn: 'everywhere',
    isMatch: (raw, before) => /^\*.*\*$/.test(raw) && !before.endsWith('\\'),
  })`[*\ufffc]\|[a-z][\w:]{0,40}\|[*\ufffc]`,
  matchCase({ ...BLANK, problemIn: 'inBody' })`
    (?<![\w\\\ufffc/_.@-])_{5,}(?![\w/_])
    (?<=[\w.,:;][ \t]|[(–—-])(?:\$?\?{3,}|\$\?\?|\?{1,9} ?%)(?!\w)
    ^\?{3,}$
    \(?(?<![\d-])(?:000|XXX|xxx|###)\)?[-. ]{1,2}(?:000|XXX|xxx|###)[-. ](?:0000|XXXX|xxxx|####)(?![\w-])
    (?<!\d)\(?\d{3}\)?[-. ]{1,2}(?:\d{3}|555)[-. ](?:XXXX|xxxx|####)(?!\w)
    \b(?:00|XX|xx)/(?:00|XX|xx)/(?:\d{4}|XXXX|20XX|xxxx|00|XX|xx)(?!\w)
    (?<![\w:])(?:XX?|xx):(?:XX|xx|00)(?!\w)
    \b(?:19|20)(?:\?\?|--(?!\w)|__(?!\w))
    \b20\d[Xx?](?![\w?])
  `,
  matchCase(BLANK)`
    (?<![\w'’-])(?:XX(?= [a-z])|\$X(?!\w)|X ?%|X(?:[-–]Y)?(?= ${UNITS}\b))
    \bMM[/. -]DD[/. -]YYYY\b
    \$0(?:,000)+(?!\d)
    (?<=\w[.,:;]?[ \t])\?\?(?![\w?])
    (?<![\w\\\ufffc/_.@-])_{3,}(?![\w/_])
    (?<![\d-])\(?(?:(?:111|222|333|444|555|666|777|888|999)\)?[-. ]{1,2}){2}(?:1111|2222|3333|4444|5555|6666|7777|8888|9999)(?![\w-])
    (?<![\d-])\(?123\)?[-. ]{1,2}456[-. ]7890(?![\w-])
    \bDr\.? (?:XYZ|XX+|xx+|xyz|ABC|NAME|Name|(?:First|Last) ?[Nn]ame)\b
    \b(?:XYZ|ABC|XXX) (?:Clinic|Company|Corp|Dental|Dentistry|Inc|Medical|Orthopedics|Pediatrics|Practice)\b
    \b(?:City|CITY|Town|Anytown|Anycity|Yourtown), (?:ST|State|STATE|XX|US|USA)\b
    \bAnytown\b
    (?<!\d)12?34? (?:Any|Main|MAIN|Your) (?:St|ST|Street|STREET)\b
    (?<!\w)(?:NN|nn) ?%
    \b(?:CHANGE|DELETE|EDIT|REPLACE|UPDATE|FILL) (?:IN )?(?:ME|THIS)\b
    \bCHANGEME\b
    \((?:[Yy]our |YOUR )?(?:business|city|clinic|client|company|doctor|first|last|patient|practice)(?:['’]s)? (?:name|number|address|city|state|phone)\)
    \([A-Z]{2,}(?: [A-Z]{2,}){0,3} HERE\)
    \((?:[Yy]our )(?:city|clinic|name|number|phone|practice|specialty|state|town)\)
    \((?:chart|image|link|screenshot|stat|CITY|DATE|LINK|NAME|NUMBER|PHONE|PRICE|STATE|(?:[A-Z]{3,} )NAME)\)
    \bQ[?X] (?:19|20)\d\d\b
    \b(?:ADD|CHECK|CONFIRM|NEED|VERIFY) (?:[A-Z]{1,12} ){0,2}(?:CAPTION|CHART|CITATION|DATE|IMAGE|LINK|LOGO|NAME|NUMBER|PHOTO|PICTURE|PRICE|QUOTE|SOURCE|STAT|TEXT|VIDEO)S?\b(?! HERE)
    \bYOUR (?:CITY|CLINIC NAME|HEADLINE|LOGO|NAME HERE|PRACTICE NAME|STATE|TEXT|TOWN)\b
    ^Your (?:Business|City|Clinic|Company|Practice)(?:['’]s)? (?:Here|Name)$
    \b(?:MM/DD|Month (?:XX?|DD|Day,? Y(?:ear|YYY))|DD Month)\b(?!/Y)
    \b[A-Z]{2} (?:00000|12345|XXXXX)\b
    \$00(?:\.00)?(?![\d,.]\d|\d)
    \b(?:Chapter|Figure|Section|Step|Table) XX?(?![\w-])
    \bX (?:to|and|of|out of|or) Y ${UNITS}\b
    \bX out of (?:\d{1,5}|Y)\b
    ^(?:Dear|Hi|Hello) (?:NAME|Name|(?:First|Last|Patient) ?[Nn]ame|FIRST ?NAME)\b
  `,
  ignoreCase(UNFINISHED)`
    ^[ \t]*(?:an? |more |some |the |your )?(?:\w{1,20} )?${[COPY_PARTS, 'quote', 'stat', 'video', 'words']}s? (?:goes?|comes?|will go|to go|belongs) here[.!…]*$
    ^(?!add|enter|insert|some|type|your)(?:\w{1,20} )?${[COPY_PARTS, 'quote', 'stat', 'video']}s? here[.!…]*$
    ^[ \t]*(?:add |put |write |some |say )?(?:more|something|stuff|words|details|etc\.?)(?: (?:details|info|information|stuff))? here[.!…]*$
    ^[ \t]*(?:more |the )?(?:\w{1,20} )?${[COPY_PARTS, 'details', 'info', 'more']} (?:to come|to follow|coming(?: soon)?)[.!…]*$
    ^[ \t]*(?:filler|temp|temporary) (?:content|copy|headline|paragraph|text|title)[.!…]*$
    ^[ \t]*(?:fill (?:this )?in|fill me in|to come|coming soon|to be (?:added|announced|completed|confirmed|decided|determined|written))[.!…]*$
    ^(?:lorem|ipsum|placeholder(?: (?:image|photo|picture))?|body text|(?:sub)?heading(?: \d)?|(?:paragraph|sentence) \d)[.!…]*$
    ^\?{2}$
    ^(?:dummy|test(?:ing)?(?:,? test(?:ing)?){0,2})(?: (?:article|content|document|draft|file|note|page|post|text|title))?$
    ^(?:asdf\w{0,9}|qwerty|foo ?bar|blah(?:,? blah){0,4})$
  `,
  matchCase(UNFINISHED)`
    \b(?:tb[acd]|tbh|xxx+)\b
    ^(?:tk|wip|fixme|Tbd|Tba|Tbc|Tk|Wip|x{2,}|N/A|n/a|\.{3,}|…)$
    ^[ \t]*(?:[Tt]o-?do|[Ff]ixme): 
    ^[ \t]*[Tt]o do: (?:[Aa]dd|[Aa]sk|[Cc]heck|[Ff]inish|[Ff]ix|[Uu]pdate|[Ww]rite)\b
  `,
]
