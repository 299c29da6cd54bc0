import { BLANK, type Leftover, NOTE, UNFINISHED } from './leftoverKinds.ts'
import { anyCase, inBrackets, regex } from './regex.ts'

const PEOPLE = 'client compliance designer editor legal marketing'.split(' ')
const MATERIAL = 'bio caption chart example headshot image logo numbers? photo picture quote screenshot'.split(' ')
const SOURCES = 'citation date image link name number photo price quote source stat'.split(' ')
const CHANGES = 'add check clarify cut delete expand fix reword rewrite shorten trim update verify'.split(' ')

/** Short remarks that don't say who wrote them, and names that stand for others. All of them are hints. */
export const REMARKS: Leftover[] = [
  {
    ...NOTE,
    finds: ['[rewrite]', '[quote]', '[CTA]', '[see notes]', '[Maria to check]'],
    ignores: ['[quote](/blog)', '[the quote]', '[sic]'],
    pattern: inBrackets`${[...CHANGES, 'chart', 'client', 'cta', 'end', 'quote', 'see notes?', 'stat']}|[a-z]{2,15} to ${CHANGES}`,
  },
  {
    ...NOTE,
    finds: ['(add example)', '(year?)', '(sp?)', '(photo here)', '(ask Maria)', '(needs work)', '(AI wrote this)'],
    ignores: ['(add a photo to it)', '(Maria)', '(really?)', '(more)', '(ask for one)'],
    pattern: anyCase`
      \((?:add|include) (?:an? )?(?:better )?(?:example|${SOURCES})s?\)
      \((?:year|date|name|number|source|price|how many|how much|sp|spelling|wording|move (?:up|down)|\?)\?\)
      \(${SOURCES}s? here\)
      \(ask (?!for\b|your?\b|the\b|about\b|any|us\b|them\b)[a-z]{2,15}\)
      \((?:cite|verify|rewrite|reword|to come|to be (?:added|confirmed|written)|needs (?:work|editing|review))\)
      \((?:ai|chatgpt) wrote this\)
      \(note: (?:please )?(?:replace|${CHANGES}) [^()\n]{1,100}\)
    `,
  },
  {
    ...NOTE,
    finds: [
      'Client to provide photo.',
      'confirm w/ legal',
      'hold for approval',
      'Waiting on legal.',
      'Awaiting photo.',
    ],
    ignores: ['The client has to provide a photo.', 'Waiting on hold', 'Ask legal counsel.'],
    pattern: anyCase`
      ^(?:the )?${PEOPLE} to (?:approve|confirm|provide|review|send|supply|write)\b[^.\n]{0,60}[.!]?$
      ^(?:confirm|check|verify) w/ ?[^\n]{1,60}$
      ^(?:on )?hold for (?:approval|${PEOPLE})[.!]?$
      ^(?:awaiting|pending|waiting (?:for|on)) (?:the )?${[...PEOPLE, ...MATERIAL]}[.!]?$
      ^confirm with [^.\n]{2,40} before (?:posting|publishing)[.!]?$
    `,
  },
  {
    ...NOTE,
    finds: ['pls fix', 'need to check this', 'Let’s cut this part.', 'I’d cut this.', 'Ed. note: verify', 'Source?'],
    ignores: ['Let’s cut the price.', 'I’d cut the ads.', 'You need to check this box.', 'The source?'],
    pattern: anyCase`
      ^pls ${CHANGES}\b[^\n]{0,60}$
      ^(?:i |we )?need to ${CHANGES} (?:this|that)[.!]?$
      ^(?:let['’]s|i['’]d|we should) ${CHANGES} (?:this|that)(?: (?:bit|line|paragraph|part|section|sentence))?[.!]?$
      ^ed\.? note:[^\n]*
      ^(?:cite|citation|source)\?+$
      ^per [a-z]{2,15}['’]s (?:comments?|edits?|feedback|notes?)\b[^\n]{0,60}$
    `,
  },
  {
    ...NOTE,
    finds: ['Where did we get this number?', 'I’ll fill this in later.', 'Hey Tom, is this okay?'],
    ignores: ['Where did we get this far?', 'I’ll fill it.', 'Hey, is this for me?'],
    pattern: anyCase`
      ^where did (?:we|you|this) (?:get|find|come from)(?: (?:this|that) (?:claim|number|photo|quote|stat))?\?$
      ^(?:i|we)(?:['’]ll| will) (?:add|fill|finish|write) (?:this|that)(?: in)? (?:later|tomorrow|tonight)[.!]?$
      ^hey [a-z]{2,15}, (?:can|could|is|does|should) [^\n]{1,80}\?$
    `,
  },
  {
    ...NOTE,
    finds: ['STAT NEEDED', 'LINK HERE', 'REVIEW THIS'],
    ignores: ['Link here', 'Review this once a year.'],
    pattern: regex`
      \b(?:CITATION|DATE|IMAGE|LINK|NUMBER|PHOTO|PRICE|QUOTE|SOURCE|STAT) (?:HERE|MISSING|NEEDED)\b
      \b(?:FINISH|REVIEW|REWRITE|VERIFY) THIS\b
    `,
  },
  {
    ...BLANK,
    finds: ['John Doe called.', 'Acme Medical', 'Practice Name is open.', 'Call 555-1234.', 'About __% of them', 'N%'],
    ignores: ['Dr. Doe', 'an acme', 'name of your practice', '(813) 555-1234', 'your practice'],
    pattern: regex`
      \b(?:Jane|John) (?:Doe|Q\. Public)\b
      \bA(?:cme|CME) (?:Clinic|Dental|Dentistry|Dermatology|Health|Medical|Practice|Spa)\b
      \b(?:Business|Client|Clinic|Company|Doctor|Patient|Practice) Name\b
      \bYour (?:Clinic|Practice|Spa) is\b
      (?<![\d)-]|\d )(?<!\) )555-(?:1234|5555|0000)(?!\d)
      (?<![\w_])__ ?%
      (?<![\w.])\[?N\]?%
    `,
  },
  {
    ...UNFINISHED,
    finds: ['Sample copy', 'This is a placeholder.', 'Test.', 'hello world', 'Stats go here.'],
    ignores: ['A sample copy of it', 'Test it.', 'Hello, world of care'],
    pattern: anyCase`
      ^(?:example|sample) (?:content|copy|paragraph)[.!]?$
      ^this is (?:an? )?(?:example|placeholder|sample|test)(?: (?:content|copy|paragraph|post|text))?[.!]?$
      ^(?:test|hello,? world)[.!]$|^hello world$
      ^(?:\w{1,12} )?(?:examples?|figures|numbers|stats) (?:go|goes) here[.!]?$
    `,
  },
]
