import { anyCase, createRows, inBrackets, type Leftover, NOTE, regex, TASK_VERBS, UNFINISHED } from './leftoverKinds.ts'

/** Abbreviations that aren't somebody's initials. */
const ABBREVIATIONS =
  '(?:ADA|AI|AMA|API|CDC|CEO|CMS|CPA|CPC|CPM|CRM|CTA|CTR|CT|DIY|DNS|EHR|EMR|ER|EU|FAQ|FDA|FTC|GBP|GP|HHS|HMO|HR|IRS|IT|IV|KPI|LGBTQ|MD|MRI|NAP|NHS|NPI|NPS|OB|OK|PCP|PDF|PHI|PPC|PPO|PR|PT|QA|QR|ROI|RN|SEM|SEO|SMS|SSL|TV|UI|US|UX|VIP|XML)'
const STATE_ABBREVIATION =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]'
const INITIALS = `(?!(?:${ABBREVIATIONS}|${STATE_ABBREVIATION})\\b)[A-Z]{2,3}`
const CLINIC_ROLES = 'dentist|doctor|nurse|parent|patient|patients|staff|team'
const TEAM_ROLES = 'client|compliance|designer|editor|legal|marketing|writer'
const EDITING_VERBS = `${TASK_VERBS}|approve|delete|fact check|remove|review|rework|proofread|send|shorten|sign off|supply`
const CHANGE_VERBS =
  'add|change|check|clarify|confirm|cut|delete|expand|fix|improve|move|redo|remove|rephrase|replace|reword|rewrite|rework|shorten|tighten|trim|update|verify'
const REVIEW_VERBS = `double[- ]check|fact[- ]check|${CHANGE_VERBS}`
const TEXT_PARTS =
  'bit|bullet|caption|claim|date|example|figure|heading|headline|image|line|link|number|paragraph|part|photo|picture|point|price|quote|section|sentence|stat|statistic|table|title|wording'
const MISSING_ITEMS =
  'bio|caption|chart|content|copy|example|graph|graphic|headshot|image|link|logo|map|photo|picture|quote|numbers?|price|screenshot|source|stats?|table|testimonial|text|video'
const SOURCES = 'citation|date|image|link|name|number|photo|price|quote|source|stat'
const RELEASE = 'go(?:es|ing)? live|go(?:es|ing)? out|publish(?:es|ing)?|(?:is|gets) published|posting'

/** Remarks that editors, clients, and writers leave for each other. */
export const EDITORIAL_REMARKS: Leftover[] = [
  ...createRows({ ...NOTE, certainIn: 'inBody' }, [
    regex`
      \(${INITIALS} (?:to|please|pls|can you|will|should) ${EDITING_VERBS}\b[^()\n]{0,200}\)
      \(${INITIALS}(?::| ?[-–—]) ?(?:(?:please|pls|can we|can you|let['’]s|we should|needs? to) [^()\n]{1,200}|${EDITING_VERBS}\b[^()\n]{0,200}|[^()\n]{1,200}\?)\)
    `,
    anyCase`
      \((?!no )(?:\w{1,20} )?${MISSING_ITEMS} (?:to come|to follow|tb[acd]|tk|pending|needed|required|missing|goes here)\)
      \((?:awaiting|pending|waiting (?:for|on)) (?:the )?${TEAM_ROLES}\b[^()\n]{0,60}\)
      \((?:the )?${TEAM_ROLES} (?:to|please|will|should) ${EDITING_VERBS}\b[^()\n]{0,100}\)
    `,
  ]),
  ...createRows(NOTE, [
    regex`
      \b(?:CITATION|DATE|IMAGE|LINK|NUMBER|PHOTO|PRICE|QUOTE|SOURCE|STAT) (?:HERE|MISSING|NEEDED)\b
      (?<=^|[.!?] )[-–—]{1,3} ?${INITIALS}: [^\n]*
      ^[ \t]*${INITIALS}: (?:please |pls )?(?:${[EDITING_VERBS, 'can', 'could', 'should', "let's"]}\b[^\n]*|[^\n]{1,100}\?$)
      (?<=\?)[ \t][-–—]{1,3} ?${INITIALS}$
      ^(?:${['Check', 'Confirm', 'Verify', 'Fix', 'Update', 'Needs?', 'Please', 'Add', 'Cut', 'Move']} )[^\n]{0,80}[ \t][-–—]{1,3} ?${INITIALS}$
    `,
    anyCase`
      \((?:check|confirm|ask|clear|verify)(?: \w{1,10})? (?:with|w/) ?(?:the )?(?:${TEAM_ROLES}\b|dr\.? )[^()\n]{0,60}\)
      \((?:please|pls) ${EDITING_VERBS}(?! (?:before|by|our|that|your?)\b)[^()\n]{0,100}\)
      \(${REVIEW_VERBS} (?:this|these|that)(?: ${[TEXT_PARTS, 'before', 'first', 'later', 'one', 'please']}\b[^()\n]{0,60})?[.!?]{0,3}\)
      \((?:needs?|missing) (?:an? |the )?(?:better |good |new )?${[MISSING_ITEMS, 'citation', 'example', 'reference']}\)
      \((?!${[CLINIC_ROLES, ABBREVIATIONS]}\b)[a-z]{2,15} to ${['check', 'confirm', 'verify', 'supply', 'double[- ]check']}\b[^()\n]{0,60}\)
      \((?!${['example', 'note', 'source', ABBREVIATIONS]}\b)[a-z]{2,15}: ?(?:please )?${['check', 'confirm', 'verify', 'double[- ]check', 'fix']} (?:this|these|that|it|\w{1,12}\))[^()\n]{0,80}
      ^(?!patients|doctors|dentists|hi\b)[a-z]{2,15}(?:,| ?[-–—]) (?:please|pls|can you|could you|would you) (?:${EDITING_VERBS}|look at) (?!your?\b)[^\n]*
      \b(?:please|pls|${EDITING_VERBS})\b[^.!?\n]{1,100} before (?:this|we) (?:article |draft |page |piece |post )?${RELEASE}\b
      (?<=^\ufffc{0,3}|[.!?] )(?:please )?(?:check|confirm|ask|verify|run|clear)(?: this| it| that)? (?:with |by |past )?(?:the )?${TEAM_ROLES}(?: (?:first|on this|about this|please))?[.!?]{0,3}(?=\ufffc{0,3}$)
      ^(?:please |pls )?${REVIEW_VERBS} (?:this|these|that)(?: ${TEXT_PARTS}s?)?(?: (?:up|down|here|please))?[.!?]*$
      ^[ \t\ufffc]*(?:suggested|proposed|requested) (?:addition|change|edit|fix|revision|rewrite|wording)s?:
      \((?:add|include) (?:an? )?(?:better )?(?:example|${SOURCES})s?\)
      \(${SOURCES}s? here\)
      \((?:cite|verify|rewrite|reword|to come|to be (?:added|confirmed|written)|needs (?:work|editing|review))\)
    `,
    inBrackets`${[CHANGE_VERBS, 'chart', 'client', 'cta', 'end', 'quote', 'see notes?', 'stat']}|[a-z]{2,15} to ${CHANGE_VERBS}`,
  ]),
  ...createRows(UNFINISHED, [
    anyCase`
      ^(?:rough |first |second |third |final |working |early )?draft(?: ?#?v?\d{1,2})?(?: (?:copy|version|only))?(?:[.!:]*$| ?[–—-] )
      \bnot (?:yet )?(?:ready )?(?:for|to be) (?:distribution|publication|published|publishing|release)(?: yet)?(?=[.!)\ufffc]{0,5}$)
      \b(?:do not|don['’]t) (?:post|publish|distribute|circulate|share)(?: this| it)?(?: yet)(?=[.!)\ufffc]{0,5}$)
      ^(?:work in progress|under review|to be continued|to be completed|unfinished)[.!…]*$
    `,
  ]),
]
