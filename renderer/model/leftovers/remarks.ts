import { BLANK, ignoreCase, inBrackets, matchCase, NOTE, TASK_VERBS, UNFINISHED } from './leftoverKinds.ts'

/** Abbreviations that look like initials. */
const ABBREVIATIONS =
  'ADA|AI|AMA|API|CDC|CEO|CMS|CPA|CPC|CPM|CRM|CTA|CTR|CT|DIY|DNS|EHR|EMR|ER|EU|FAQ|FDA|FTC|GBP|GP|HHS|HMO|HR|IRS|IT|IV|KPI|LGBTQ|MD|MRI|NAP|NHS|NPI|NPS|OB|OK|PCP|PDF|PHI|PPC|PPO|PR|PT|QA|QR|ROI|RN|SEM|SEO|SMS|SSL|TV|UI|US|UX|VIP|XML'
const STATE_ABBREVIATION =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]'
const INITIALS = `(?!(?:${ABBREVIATIONS}|${STATE_ABBREVIATION})\\b)[A-Z]{2,3}`

// Words for the patterns below, with examples of matches.
const CLINIC_ROLES = 'dentist|doctor|nurse|parent|patient|patients|staff|team' // Excludes `(patients to check)`
const APPROVERS = 'client|compliance|designer|editor|legal|marketing' // `Legal to approve.`
const TEAM_ROLES = `${APPROVERS}|writer` // `(writer to review)`
// `(JD to supply)`, `Please proofread it before we publish`
const ASSIGNED_VERBS = `${TASK_VERBS}|approve|delete|fact check|remove|review|rework|proofread|send|shorten|sign off|supply`
const REQUEST_VERBS = // `(double-check this)`
  'double[- ]check|fact[- ]check|change|check|confirm|cut|delete|expand|fix|improve|move|redo|remove|rephrase|replace|reword|rewrite|rework|shorten|tighten|trim|update|verify'
const SHORT_NOTE_VERBS = 'add|check|clarify|cut|delete|expand|fix|reword|rewrite|shorten|trim|update|verify' // `Let's cut this line.`
const TEXT_PARTS = // `Reword this heading.`
  'bit|bullet|caption|claim|date|example|figure|heading|headline|image|line|link|number|paragraph|part|photo|picture|point|price|quote|section|sentence|stat|statistic|table|title|wording'
const DETAILS = 'citation|date|image|link|name|number|photo|price|quote|source|stat' // `(source here)`
const MISSING_ITEMS = // `(photo to come)`
  'bio|caption|chart|content|copy|graph|graphic|headshot|image|link|logo|map|photo|picture|quote|numbers?|price|screenshot|source|stats?|table|testimonial|text|video'
const AWAITED_ITEMS = 'bio|caption|chart|example|headshot|image|logo|numbers?|photo|picture|quote|screenshot' // `Waiting for the photo.`
const RELEASE = 'go(?:es|ing)? live|go(?:es|ing)? out|publish(?:es|ing)?|(?:is|gets) published|posting' // `Please check before we publish`

/** Remarks of editors, clients, and writers: `(JD to supply)`, `Reword this heading.` Also labels of drafts, and sample names and numbers. */
export const REMARKS = [
  matchCase({ ...NOTE, problemIn: 'inBody' })`
    \(${INITIALS} (?:to|please|pls|can you|will|should) ${ASSIGNED_VERBS}\b[^()\n]{0,200}\)
    \(${INITIALS}(?::| ?[-–—]) ?(?:(?:please|pls|can we|can you|let['’]s|we should|needs? to) [^()\n]{1,200}|${ASSIGNED_VERBS}\b[^()\n]{0,200}|[^()\n]{1,200}\?)\)
  `,
  ignoreCase({ ...NOTE, problemIn: 'inBody' })`
    \((?!no )(?:\w{1,20} )?${MISSING_ITEMS} (?:to come|to follow|tb[acd]|tk|pending|needed|required|missing|goes here)\)
    \((?:awaiting|pending|waiting (?:for|on)) (?:the )?${TEAM_ROLES}\b[^()\n]{0,60}\)
    \((?:the )?${TEAM_ROLES} (?:to|please|will|should) ${ASSIGNED_VERBS}\b[^()\n]{0,100}\)
  `,
  matchCase(NOTE)`
    (?<=^|[.!?] )[-–—]{1,3} ?${INITIALS}: [^\n]*
    ^[ \t]*${INITIALS}: (?:please |pls )?(?:${[ASSIGNED_VERBS, 'can', 'could', 'should', "let's"]}\b[^\n]*|[^\n]{1,100}\?$)
    (?<=\?)[ \t][-–—]{1,3} ?${INITIALS}$
    ^(?:${['Check', 'Confirm', 'Verify', 'Fix', 'Update', 'Needs?', 'Please', 'Add', 'Cut', 'Move']} )[^\n]{0,80}[ \t][-–—]{1,3} ?${INITIALS}$
  `,
  ignoreCase(NOTE)`
    \((?:check|confirm|ask|clear|verify)(?: \w{1,10})? (?:with|w/) ?(?:the )?(?:${TEAM_ROLES}\b|dr\.? )[^()\n]{0,60}\)
    \((?:please|pls) ${ASSIGNED_VERBS}(?! (?:before|by|our|that|your?)\b)[^()\n]{0,100}\)
    \((?:is|are) (?:this|that|these|it) (?:still )?(?:right|correct|true|accurate|current|ok(?:ay)?|up to date)\??\)
    \((?:not sure|unsure)(?: (?:(?:about|if|of) )?(?:this|that|these)\b[^()\n]{0,80})?\)
    \((?:awaiting|waiting (?:for|on)) (?:\w{1,12} )?(?:approval|feedback|numbers|photos?|quotes?|sign-?off|text)(?: from (?!the\b)\w{2,12})?\)
    \((?:(?:check|confirm|verify)[!?]|(?:really|right|source|sure|true)(?:!!|\?\?))[!?]{0,5}\)
    \((?:cut|delete|drop|keep|move|remove|rewrite)\?\)
    \(${REQUEST_VERBS} (?:this|these|that)(?: ${[TEXT_PARTS, 'before', 'first', 'later', 'one', 'please']}\b[^()\n]{0,60})?[.!?]{0,3}\)
    \((?:needs?|missing) (?:an? |the )?(?:better |good |new )?${[MISSING_ITEMS, 'citation', 'example', 'reference']}\)
    \((?!${[CLINIC_ROLES, ABBREVIATIONS]}\b)[a-z]{2,15} to ${['check', 'confirm', 'verify', 'supply', 'double[- ]check']}\b[^()\n]{0,60}\)
    \((?!${['example', 'note', 'source', ABBREVIATIONS]}\b)[a-z]{2,15}: ?(?:please )?${['check', 'confirm', 'verify', 'double[- ]check', 'fix']} (?:this|these|that|it|\w{1,12}\))[^()\n]{0,80}
    ^(?!patients|doctors|dentists|hi\b)[a-z]{2,15}(?:,| ?[-–—]) (?:please|pls|can you|could you|would you) (?:${ASSIGNED_VERBS}|look at) (?!your?\b)[^\n]*
    ^(?:please|pls) ${ASSIGNED_VERBS}[^.!?\n]{0,100} before (?:publishing|posting|release)\b
    \b(?:please|pls|${ASSIGNED_VERBS})\b[^.!?\n]{1,100} before (?:this|we) (?:article |draft |page |piece |post )?${RELEASE}\b
    \b(?:please|pls) [^.!?\n]{1,100} before it ${RELEASE}\b
    (?<=^\ufffc{0,3}|[.!?] )(?:please )?(?:check|confirm|ask|verify|run|clear)(?: this| it| that)? (?:with |by |past )?(?:the )?${TEAM_ROLES}(?: (?:first|on this|about this|please))?[.!?]{0,3}(?=\ufffc{0,3}$)
    ^\ufffc{0,3}ask [a-z]{2,15} (?:about|to check|to confirm) this[.!?]{0,3}(?=\ufffc{0,3}$)
    ^(?:is|are) (?:this|these|that|those) (?:\w{1,12} )?(?:still )?(?:right|correct|accurate|up to date|the right \w{1,12})\?+$
    ^(?:do|can|does|could|should|is) (?:we|you|someone|anyone|anybody|there) (?:please )?(?:have |find |get |verify |confirm |check |add |use |say |cite )?(?:an? )?(?:better )?(?:source|citation|stat|quote|photo|image|reference|link|number)s? (?:for|of|here)(?: (?:this|that|it|these))?(?: \w{1,12})?\?+$
    ^(?:can|could|should) (?:we|you|someone|anyone) (?:please )?${REQUEST_VERBS} (?:this|that|these)\b[^\n?]{0,60}\?{1,3}$
    ^(?:please |pls )?${REQUEST_VERBS} (?:this|these|that)(?: ${TEXT_PARTS}s?)?(?: (?:up|down|here|please))?[.!?]*$
    ^(?:can|may|should) (?:we|i) (?:really |still )?(?:say|use|claim|mention|include|keep|cite|drop|cut) (?:this|that)\b[^\n?]{0,40}\?{1,3}$
    ^(?:should|does) (?:this|that|it) (?:be|go|belong|stay) (?:here|there|up|down)\b[^\n?]{0,40}\?{1,3}$
    ^(?:awaiting|pending|waiting (?:for|on)) (?:${TEAM_ROLES} )?(?:approval|feedback|review|sign-?off)[.!]{0,3}$
    ^needs? (?:an? |more |some )?(?:${TEAM_ROLES} |copy |design )?(?:better |good |new |stronger )?${[MISSING_ITEMS, 'citation', 'example', 'hook', 'intro', 'work', 'review', 'editing']}s?(?: here)?[.!?]*$
    ^(?:i['’]?m )?(?:not sure|unsure) (?:about|if|of) (?:this|that)(?: ${[TEXT_PARTS, 'one', 'is right', 'is correct', 'is true', 'works']})?[.!?]*$
    ^[ \t\ufffc]*(?:suggested|proposed|requested) (?:addition|change|edit|fix|revision|rewrite|wording)s?:
    ^[ \t\ufffc]*${['internal', 'copy', 'design', 'dev', 'editorial', 'layout', 'production', 'reviewer', 'designer']}(?:['’]s)? (?:comments?|note|query|question):
    ^[ \t\ufffc]*(?:comment|note|query|question) (?:for|from|to) (?:the )?(?:${TEAM_ROLES}|team|web ?master|developer):
    ^[ \t\ufffc]*${TEAM_ROLES}(?:['’]s)? (?:comment|query)s?:
    ^[ \t\ufffc]*(?:comment|query|question) for (?!yours?\b|you\b|the\b|patients|parents|doctors|dentists)[a-z]{2,15}:
    ^[ \t\ufffc]*(?:edit|aq|query): ${REQUEST_VERBS}\b
    ^[ \t\ufffc]*(?:edited|reviewed|comment(?:ed)?|approved) by ${TEAM_ROLES}\b
  `,
  ignoreCase(UNFINISHED)`
    ^(?:rough |first |second |third |final |working |early )?draft(?: ?#?v?\d{1,2})?(?: (?:copy|version|only))?(?:[.!:]*$| ?[–—-] )
    \bnot (?:yet )?(?:ready )?(?:for|to be) (?:distribution|publication|published|publishing|release)(?: yet)?(?=[.!)\ufffc]{0,5}$)
    \bnot (?:yet )?ready to (?:go live|post|publish)(?: yet)?(?=[.!)\ufffc]{0,5}$)
    \b(?:for )?(?:internal (?:use|review)|review) only(?=[.!)\ufffc]{0,5}$)
    \b(?:do not|don['’]t) (?:post|publish|distribute|circulate|share)(?: this| it)?(?: yet)(?=[.!)\ufffc]{0,5}$)
    \b(?:do not|don['’]t) (?:publish|circulate|distribute)(?: this)?(?=[.!)\ufffc]{0,5}$)
    ^embargoed\b[^\n]*
    ^(?:work in progress|under review|to be continued|to be completed|unfinished)[.!…]*$
    ^(?:example|sample) (?:content|copy|paragraph)[.!]?$
    ^this is (?:an? )?(?:example|placeholder|sample|test)(?: (?:content|copy|paragraph|post|text))?[.!]?$
    ^(?:test|hello,? world)[.!]$
    ^hello world$
    ^(?:\w{1,12} )?(?:examples?|figures|numbers|stats) (?:go|goes) here[.!]?$
  `,
  // Short notes, which can also be sentences of an article
  inBrackets(NOTE)`
    ${[SHORT_NOTE_VERBS, 'chart', 'client', 'cta', 'end', 'quote', 'see notes?', 'stat']}
    [a-z]{2,15} to ${SHORT_NOTE_VERBS}
  `,
  ignoreCase(NOTE)`
    \((?:add|include) (?:an? )?(?:better )?(?:example|${DETAILS})s?\)
    \((?:year|date|name|number|source|price|how many|how much|sp|spelling|wording|move (?:up|down)|\?)\?\)
    \(${DETAILS}s? here\)
    \(ask (?!for\b|your?\b|the\b|about\b|any|us\b|them\b)[a-z]{2,15}\)
    \((?:cite|verify|rewrite|reword|to come|to be (?:added|confirmed|written)|needs (?:work|editing|review))\)
    \((?:ai|chatgpt) wrote this\)
    \(note: (?:please )?(?:replace|${SHORT_NOTE_VERBS}) [^()\n]{1,100}\)
    ^(?:the )?${APPROVERS} to (?:approve|confirm|provide|review|send|supply|write)\b[^.\n]{0,60}[.!]?$
    ^(?:confirm|check|verify) w/ ?[^\n]{1,60}$
    ^(?:on )?hold for (?:approval|${APPROVERS})[.!]?$
    ^(?:awaiting|pending|waiting (?:for|on)) (?:the )?${[APPROVERS, AWAITED_ITEMS]}[.!]?$
    ^confirm with [^.\n]{2,40} before (?:posting|publishing)[.!]?$
    ^pls ${SHORT_NOTE_VERBS}\b[^\n]{0,60}$
    ^(?:i |we )?need to ${SHORT_NOTE_VERBS} (?:this|that)[.!]?$
    ^(?:let['’]s|i['’]d|we should) ${SHORT_NOTE_VERBS} (?:this|that)(?: (?:bit|line|paragraph|part|section|sentence))?[.!]?$
    ^ed\.? note:[^\n]*
    ^(?:cite|citation|source)\?+$
    ^per [a-z]{2,15}['’]s (?:comments?|edits?|feedback|notes?)\b[^\n]{0,60}$
    ^where did (?:we|you|this) (?:get|find|come from)(?: (?:this|that) (?:claim|number|photo|quote|stat))?\?$
    ^(?:i|we)(?:['’]ll| will) (?:add|fill|finish|write) (?:this|that)(?: in)? (?:later|tomorrow|tonight)[.!]?$
    ^hey [a-z]{2,15}, (?:can|could|is|does|should) [^\n]{1,80}\?$
  `,
  matchCase(NOTE)`
    \b(?:CITATION|DATE|IMAGE|LINK|NUMBER|PHOTO|PRICE|QUOTE|SOURCE|STAT) (?:HERE|MISSING|NEEDED)\b
    \b(?:FINISH|REVIEW|REWRITE|VERIFY) THIS\b
  `,
  // Made-up names and numbers
  matchCase(BLANK)`
    \b(?:Jane|John) (?:Doe|Q\. Public)\b
    \bA(?:cme|CME) (?:Clinic|Dental|Dentistry|Dermatology|Health|Medical|Practice|Spa)\b
    \b(?:Business|Client|Clinic|Company|Doctor|Patient|Practice) Name\b
    \bYour (?:Clinic|Practice|Spa) is\b
    (?<![\d)-]|\d )(?<!\) )555-(?:1234|5555|0000)(?!\d)
    (?<![\w_])__ ?%
    (?<![\w.])\[?N\]?%
  `,
]
