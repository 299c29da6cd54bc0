import { BLANK, createLeftovers, type Leftover, NOTE, UNFINISHED } from './leftoverKinds.ts'
import { inBrackets, regex, regexIgnoringCase } from './patternTemplates.ts'

// Words for the patterns below, each with an example of a match.

// `Legal to approve.`
const APPROVERS = 'client|compliance|designer|editor|legal|marketing'
// `Waiting for the photo.`
const AWAITED_ITEMS = 'bio|caption|chart|example|headshot|image|logo|numbers?|photo|picture|quote|screenshot'
// `(source here)`
const DETAILS = 'citation|date|image|link|name|number|photo|price|quote|source|stat'
// `Let's cut this line.`
const CHANGES = 'add|check|clarify|cut|delete|expand|fix|reword|rewrite|shorten|trim|update|verify'

/** Short notes that can also be sentences of an article, and made-up names and numbers (`John Doe`). */
export const SHORT_REMARKS: Leftover[] = [
  ...createLeftovers(NOTE, [
    inBrackets`${[CHANGES, 'chart', 'client', 'cta', 'end', 'quote', 'see notes?', 'stat']}|[a-z]{2,15} to ${CHANGES}`,
    regexIgnoringCase`
      \((?:add|include) (?:an? )?(?:better )?(?:example|${DETAILS})s?\)
      \((?:year|date|name|number|source|price|how many|how much|sp|spelling|wording|move (?:up|down)|\?)\?\)
      \(${DETAILS}s? here\)
      \(ask (?!for\b|your?\b|the\b|about\b|any|us\b|them\b)[a-z]{2,15}\)
      \((?:cite|verify|rewrite|reword|to come|to be (?:added|confirmed|written)|needs (?:work|editing|review))\)
      \((?:ai|chatgpt) wrote this\)
      \(note: (?:please )?(?:replace|${CHANGES}) [^()\n]{1,100}\)
      ^(?:the )?${APPROVERS} to (?:approve|confirm|provide|review|send|supply|write)\b[^.\n]{0,60}[.!]?$
      ^(?:confirm|check|verify) w/ ?[^\n]{1,60}$
      ^(?:on )?hold for (?:approval|${APPROVERS})[.!]?$
      ^(?:awaiting|pending|waiting (?:for|on)) (?:the )?${[APPROVERS, AWAITED_ITEMS]}[.!]?$
      ^confirm with [^.\n]{2,40} before (?:posting|publishing)[.!]?$
      ^pls ${CHANGES}\b[^\n]{0,60}$
      ^(?:i |we )?need to ${CHANGES} (?:this|that)[.!]?$
      ^(?:let['’]s|i['’]d|we should) ${CHANGES} (?:this|that)(?: (?:bit|line|paragraph|part|section|sentence))?[.!]?$
      ^ed\.? note:[^\n]*
      ^(?:cite|citation|source)\?+$
      ^per [a-z]{2,15}['’]s (?:comments?|edits?|feedback|notes?)\b[^\n]{0,60}$
      ^where did (?:we|you|this) (?:get|find|come from)(?: (?:this|that) (?:claim|number|photo|quote|stat))?\?$
      ^(?:i|we)(?:['’]ll| will) (?:add|fill|finish|write) (?:this|that)(?: in)? (?:later|tomorrow|tonight)[.!]?$
      ^hey [a-z]{2,15}, (?:can|could|is|does|should) [^\n]{1,80}\?$
    `,
    regex`
      \b(?:CITATION|DATE|IMAGE|LINK|NUMBER|PHOTO|PRICE|QUOTE|SOURCE|STAT) (?:HERE|MISSING|NEEDED)\b
      \b(?:FINISH|REVIEW|REWRITE|VERIFY) THIS\b
    `,
  ]),
  ...createLeftovers(BLANK, [
    regex`
      \b(?:Jane|John) (?:Doe|Q\. Public)\b
      \bA(?:cme|CME) (?:Clinic|Dental|Dentistry|Dermatology|Health|Medical|Practice|Spa)\b
      \b(?:Business|Client|Clinic|Company|Doctor|Patient|Practice) Name\b
      \bYour (?:Clinic|Practice|Spa) is\b
      (?<![\d)-]|\d )(?<!\) )555-(?:1234|5555|0000)(?!\d)
      (?<![\w_])__ ?%
      (?<![\w.])\[?N\]?%
    `,
  ]),
  ...createLeftovers(UNFINISHED, [
    regexIgnoringCase`
      ^(?:example|sample) (?:content|copy|paragraph)[.!]?$
      ^this is (?:an? )?(?:example|placeholder|sample|test)(?: (?:content|copy|paragraph|post|text))?[.!]?$
      ^(?:test|hello,? world)[.!]$|^hello world$
      ^(?:\w{1,12} )?(?:examples?|figures|numbers|stats) (?:go|goes) here[.!]?$
    `,
  ]),
]
