import { createLeftovers, type Leftover, NOTE, TASK_VERBS, UNFINISHED } from './leftoverKinds.ts'
import { regex, regexIgnoringCase } from './patternTemplates.ts'

// `\ufffc` in patterns is `MASK`: rendered or escaped Markdown.

/** Abbreviations that look like initials. */
const ABBREVIATIONS =
  'ADA|AI|AMA|API|CDC|CEO|CMS|CPA|CPC|CPM|CRM|CTA|CTR|CT|DIY|DNS|EHR|EMR|ER|EU|FAQ|FDA|FTC|GBP|GP|HHS|HMO|HR|IRS|IT|IV|KPI|LGBTQ|MD|MRI|NAP|NHS|NPI|NPS|OB|OK|PCP|PDF|PHI|PPC|PPO|PR|PT|QA|QR|ROI|RN|SEM|SEO|SMS|SSL|TV|UI|US|UX|VIP|XML'
const STATE_ABBREVIATION =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]'
const INITIALS = `(?!(?:${ABBREVIATIONS}|${STATE_ABBREVIATION})\\b)[A-Z]{2,3}`

// Words for the patterns below, each with an example of a match.

// Excludes `(patients to check)`
const CLINIC_ROLES = 'dentist|doctor|nurse|parent|patient|patients|staff|team'
// `(legal to review)`
const TEAM_ROLES = 'client|compliance|designer|editor|legal|marketing|writer'
// `(JD to supply)`
const EDITING_VERBS = `${TASK_VERBS}|approve|delete|fact check|remove|review|rework|proofread|send|shorten|sign off|supply`
// `(double-check this)`
const REVIEW_VERBS =
  'double[- ]check|fact[- ]check|change|check|confirm|cut|delete|expand|fix|improve|move|redo|remove|rephrase|replace|reword|rewrite|rework|shorten|tighten|trim|update|verify'
// `Reword this heading.`
const TEXT_PARTS =
  'bit|bullet|caption|claim|date|example|figure|heading|headline|image|line|link|number|paragraph|part|photo|picture|point|price|quote|section|sentence|stat|statistic|table|title|wording'
// `(photo to come)`
const MISSING_ITEMS =
  'bio|caption|chart|content|copy|graph|graphic|headshot|image|link|logo|map|photo|picture|quote|numbers?|price|screenshot|source|stats?|table|testimonial|text|video'
// `Please check before we publish`
const RELEASE = 'go(?:es|ing)? live|go(?:es|ing)? out|publish(?:es|ing)?|(?:is|gets) published|posting'

/** Remarks of editors, clients, and writers in parentheses or sentences: `(JD to supply)`, `Reword this heading.` */
export const EDITORIAL_REMARKS: Leftover[] = [
  ...createLeftovers({ ...NOTE, problemIn: 'inBody' }, [
    regex`
      \(${INITIALS} (?:to|please|pls|can you|will|should) ${EDITING_VERBS}\b[^()\n]{0,200}\)
      \(${INITIALS}(?::| ?[-–—]) ?(?:(?:please|pls|can we|can you|let['’]s|we should|needs? to) [^()\n]{1,200}|${EDITING_VERBS}\b[^()\n]{0,200}|[^()\n]{1,200}\?)\)
    `,
    regexIgnoringCase`
      \((?!no )(?:\w{1,20} )?${MISSING_ITEMS} (?:to come|to follow|tb[acd]|tk|pending|needed|required|missing|goes here)\)
      \((?:awaiting|pending|waiting (?:for|on)) (?:the )?${TEAM_ROLES}\b[^()\n]{0,60}\)
      \((?:the )?${TEAM_ROLES} (?:to|please|will|should) ${EDITING_VERBS}\b[^()\n]{0,100}\)
    `,
  ]),
  ...createLeftovers(NOTE, [
    regex`
      (?<=^|[.!?] )[-–—]{1,3} ?${INITIALS}: [^\n]*
      ^[ \t]*${INITIALS}: (?:please |pls )?(?:${[EDITING_VERBS, 'can', 'could', 'should', "let's"]}\b[^\n]*|[^\n]{1,100}\?$)
      (?<=\?)[ \t][-–—]{1,3} ?${INITIALS}$
      ^(?:${['Check', 'Confirm', 'Verify', 'Fix', 'Update', 'Needs?', 'Please', 'Add', 'Cut', 'Move']} )[^\n]{0,80}[ \t][-–—]{1,3} ?${INITIALS}$
    `,
    regexIgnoringCase`
      \((?:check|confirm|ask|clear|verify)(?: \w{1,10})? (?:with|w/) ?(?:the )?(?:${TEAM_ROLES}\b|dr\.? )[^()\n]{0,60}\)
      \((?:please|pls) ${EDITING_VERBS}(?! (?:before|by|our|that|your?)\b)[^()\n]{0,100}\)
      \((?:is|are) (?:this|that|these|it) (?:still )?(?:right|correct|true|accurate|current|ok(?:ay)?|up to date)\??\)
      \((?:not sure|unsure)(?: (?:(?:about|if|of) )?(?:this|that|these)\b[^()\n]{0,80})?\)
      \((?:awaiting|waiting (?:for|on)) (?:\w{1,12} )?(?:approval|feedback|numbers|photos?|quotes?|sign-?off|text)(?: from (?!the\b)\w{2,12})?\)
      \((?:(?:check|confirm|verify)[!?]|(?:really|right|source|sure|true)(?:!!|\?\?))[!?]{0,5}\)
      \((?:cut|delete|drop|keep|move|remove|rewrite)\?\)
      \(${REVIEW_VERBS} (?:this|these|that)(?: ${[TEXT_PARTS, 'before', 'first', 'later', 'one', 'please']}\b[^()\n]{0,60})?[.!?]{0,3}\)
      \((?:needs?|missing) (?:an? |the )?(?:better |good |new )?${[MISSING_ITEMS, 'citation', 'example', 'reference']}\)
      \((?!${[CLINIC_ROLES, ABBREVIATIONS]}\b)[a-z]{2,15} to ${['check', 'confirm', 'verify', 'supply', 'double[- ]check']}\b[^()\n]{0,60}\)
      \((?!${['example', 'note', 'source', ABBREVIATIONS]}\b)[a-z]{2,15}: ?(?:please )?${['check', 'confirm', 'verify', 'double[- ]check', 'fix']} (?:this|these|that|it|\w{1,12}\))[^()\n]{0,80}
      ^(?!patients|doctors|dentists|hi\b)[a-z]{2,15}(?:,| ?[-–—]) (?:please|pls|can you|could you|would you) (?:${EDITING_VERBS}|look at) (?!your?\b)[^\n]*
      ^(?:please|pls) ${EDITING_VERBS}[^.!?\n]{0,100} before (?:publishing|posting|release)\b
      \b(?:please|pls|${EDITING_VERBS})\b[^.!?\n]{1,100} before (?:this|we) (?:article |draft |page |piece |post )?${RELEASE}\b
      \b(?:please|pls) [^.!?\n]{1,100} before it ${RELEASE}\b
      (?<=^\ufffc{0,3}|[.!?] )(?:please )?(?:check|confirm|ask|verify|run|clear)(?: this| it| that)? (?:with |by |past )?(?:the )?${TEAM_ROLES}(?: (?:first|on this|about this|please))?[.!?]{0,3}(?=\ufffc{0,3}$)
      ^\ufffc{0,3}ask [a-z]{2,15} (?:about|to check|to confirm) this[.!?]{0,3}(?=\ufffc{0,3}$)
      ^(?:is|are) (?:this|these|that|those) (?:\w{1,12} )?(?:still )?(?:right|correct|accurate|up to date|the right \w{1,12})\?+$
      ^(?:do|can|does|could|should|is) (?:we|you|someone|anyone|anybody|there) (?:please )?(?:have |find |get |verify |confirm |check |add |use |say |cite )?(?:an? )?(?:better )?(?:source|citation|stat|quote|photo|image|reference|link|number)s? (?:for|of|here)(?: (?:this|that|it|these))?(?: \w{1,12})?\?+$
      ^(?:can|could|should) (?:we|you|someone|anyone) (?:please )?${REVIEW_VERBS} (?:this|that|these)\b[^\n?]{0,60}\?{1,3}$
      ^(?:please |pls )?${REVIEW_VERBS} (?:this|these|that)(?: ${TEXT_PARTS}s?)?(?: (?:up|down|here|please))?[.!?]*$
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
      ^[ \t\ufffc]*(?:edit|aq|query): ${REVIEW_VERBS}\b
      ^[ \t\ufffc]*(?:edited|reviewed|comment(?:ed)?|approved) by ${TEAM_ROLES}\b
    `,
  ]),
  ...createLeftovers(UNFINISHED, [
    regexIgnoringCase`
      ^(?:rough |first |second |third |final |working |early )?draft(?: ?#?v?\d{1,2})?(?: (?:copy|version|only))?(?:[.!:]*$| ?[–—-] )
      \bnot (?:yet )?(?:ready )?(?:for|to be) (?:distribution|publication|published|publishing|release)(?: yet)?(?=[.!)\ufffc]{0,5}$)
      \bnot (?:yet )?ready to (?:go live|post|publish)(?: yet)?(?=[.!)\ufffc]{0,5}$)
      \b(?:for )?(?:internal (?:use|review)|review) only(?=[.!)\ufffc]{0,5}$)
      \b(?:do not|don['’]t) (?:post|publish|distribute|circulate|share)(?: this| it)?(?: yet)(?=[.!)\ufffc]{0,5}$)
      \b(?:do not|don['’]t) (?:publish|circulate|distribute)(?: this)?(?=[.!)\ufffc]{0,5}$)
      ^embargoed\b[^\n]*
      ^(?:work in progress|under review|to be continued|to be completed|unfinished)[.!…]*$
    `,
  ]),
]
