import { BLANK, ignoreCase, inBrackets, matchCase } from './leftoverKinds.ts'

const CHATBOT_REPLY = { description: "a chatbot's reply", hint: 'Remove it.' }
const EMAIL_PART = { description: 'part of an email', hint: 'Remove it.' }
const LABEL = {
  description: 'a label from an outline',
  hint: 'Remove it. A title and a description go in the fields at the top of the file.',
}
const UNTITLED = { description: "a program's default name", hint: 'Write a title.' }

// Words for the patterns below, each with an example of a match.
const OPENERS = // `Great question!`
  "absolutely|alright|certainly|definitely|gladly|perfect|understood|yes|good (?:idea|question)|great(?: question| idea)?|sounds good|got it|(?:i'd be )?happy to help|no problem|of course|ok(?:ay)?|sure(?: thing)?|thanks for (?:sharing|the \\w{1,12})"
const TEXT_NOUNS = // `Here is your revised draft`
  'article|blog|caption|copy|description|draft|email|headline|introduction|intro|list|outline|page|paragraph|passage|piece|post|rewrite|revision|section|summary|table|tagline|text|title|version|write-?up'
const ALTERNATIVES = 'alternative|option|suggestion|variation|version' // `Here are three options:`
const REVISED_VERBS = // `I've shortened your article`
  'condensed|edited|expanded|improved|polished|rephrased|revised|reworded|rewritten|shortened|tightened'
const REVISED_ADJECTIVES = `cleaned[- ]up|final|longer|shorter|simplified|updated|${REVISED_VERBS}` // `Updated version:`
// `Would you like me to shorten it?`
const OFFERS = [
  'do you want me to|would you like me to|(?<!you )want me to|shall i|should i|i can also',
  "if you want, i can|if you(?:'d| would) like, i can",
  "let me know if you(?:'d| would)? (?:like|want|need) me to",
]
const EDIT_VERBS = // `Feel free to adjust the tone`
  'adjust|condense|customize|draft|edit|expand|generate|lengthen|modify|optimize|polish|refine|rephrase|revise|reword|rewrite|shorten|summarize|translate|tweak|write'
const OUTLINE_LABELS = // `[Meta title: Dentists]`
  '(?:meta|page|seo) (?:title|description)s?|title tag|(?:focus|primary|secondary|target) keywords?|keyphrase|word count|(?:url )?slug|(?:image )?alt text'
const PART_LABELS = 'title|headline|heading [1-6]|subhead(?:ing|er|line)?|body copy|cta|image alt' // `CTA: Call us`

/** Excludes matches in list items, because terms of a glossary look the same. */
const isOutsideList = (_: string, before: string) => !/(?:^|\n)[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t][^\n]*$/.test(before)

function formatHeading(label: string): string | undefined {
  const [, level, rest = ''] = /H(\d)([^\n]*)$/.exec(label) ?? []
  const words = rest.replace(/^[^\p{L}\p{N}"“‘']+/u, '')
  return words === '' || words.includes('*') ? undefined : `${'#'.repeat(Math.max(2, Number(level)))} ${words}`
}

/** Text that writers paste with an article: remarks and labels of chatbots, parts of outlines and emails, and default titles. */
export const PASTED_PARTS = [
  matchCase({ ...CHATBOT_REPLY, problemIn: 'everywhere' })`
    【[^【】\n]{1,60}】
    :contentReference\[[^[\]\n]{0,60}\](?:\{[^{}\n]{0,40}\}|\ufffc{0,40})
    \b(?:cite)?(?:turn\d{1,3}[a-z]{4,6}\d{1,3})+
  `,
  ignoreCase({ ...CHATBOT_REPLY, problemIn: 'inBody' })`
    ^[ \t\ufffc]*${OPENERS}[!.] (?:here(?:['’]s| is| are)|below (?:is|are)|i['’]ve) [^\n]{0,100}\b${[TEXT_NOUNS, ALTERNATIVES]}s?\b[^\n]*
    ^[ \t\ufffc]*(?:${OPENERS}[ !,.:–—-]{1,4})?(?:here(?:['’]s| is| are)|below (?:is|are)) [^\n]{0,100}\b(?:you (?:asked|requested|wanted)|as requested|your (?:article|draft|paragraph|post|request|section|text))\b[^\n]*
    ^[ \t\ufffc]*(?:${OPENERS}[ !,.:–—-]{1,4})?(?:here(?:['’]s| is| are)|below (?:is|are)) (?:an? |the |your |some )?(?:\w{1,12} )?${REVISED_ADJECTIVES} ${[TEXT_NOUNS, ALTERNATIVES]}s?\b[^\n]*
    (?<!["“'‘])\bas an? (?:ai|large|language)(?: language)?(?: model| assistant)?, i\b
    \bmy (?:knowledge|training) cutoff\b
    \bas of my (?:last|latest|most recent) (?:knowledge |training )?(?:cutoff|update)
    ^(?:chatgpt said:|regenerate(?: response)?|continue generating|stop generating)$
    ^(?:thought|reasoned) for (?:a few|a couple of|\d{1,3}) (?:minute|second)s?$
    ^(?:generated|written|created) (?:by|with) (?:chatgpt|claude|copilot|gemini)[.!]*$
  `,
  ignoreCase(CHATBOT_REPLY)`
    \b(?:i )?hope (?:this|that) helps\b(?! (?:you|your|them|people|patients|someone|somebody|the|a)\b)
    ^[ \t\ufffc]*(?:certainly|great question)! \b
    ^[ \t\ufffc]*${OPENERS}[!,] here(?:['’]s| is| are) (?!how|what|when|where|who|why|the|to\b)(?:an?|some|[a-z]+) [^\n]*:$
    ^(?:copy code|you said:)$
    (?<!["“'‘])\b${OFFERS} (?:also )?(?:${EDIT_VERBS}\b|(?:add|create|include|make|provide|suggest|turn) (?:(?!you\b|them\b|him\b|her\b)\w{1,15} ){0,4}${[TEXT_NOUNS, ALTERNATIVES, 'call to action', 'citation', 'conclusion', 'detail', 'example', 'faq', 'friendlier', 'into', 'less', 'longer', 'more', 'shorter', 'simpler', 'source']})
    \bfeel free to (?:also )?${EDIT_VERBS} (?:it|this|the|any|as)\b
    \blet me know if (?:you(?:['’]d| would)? (?:like|need|prefer|want)|this|that|it) [^.\n]{0,80}\b(?:adjust|change|edit|expand|revis|rewrit|tweak|tone|longer|shorter|version)
    \blet me know and i(?:['’]ll| will| can)\b
    (?<=^|[.!?] )let me know if (?:you need|there['’]s) anything else\b
    \bwould you like (?:an?|another|to see) (?:\w{1,15} ){0,3}(?:draft|outline|rewrite|variation|version)\b
    ^(?:shall|should) i (?:continue|go on|keep going|proceed)\?$
    (?<!["“‘])\bi(?:['’]m| am) (?:just )?an? (?:ai|large language|language)(?: language)? (?:assistant|chatbot|model)\b
    \bthis (?:answer|article|response|text) was (?:created|generated|written) (?:by|with) (?:ai|chatgpt|claude|copilot|gemini)\b
    ^you are an? (?:helpful assistant|expert (?:\w{1,15} ){0,2}(?:copywriter|writer))\b
    \blet me know (?:how|if) (?:this|that|it) (?:looks|works|reads)\b
    ^[ \t]*here(?:['’]s| is) (?:an?|the|your) (?:(?!of )[\w-]+ ){0,4}${TEXT_NOUNS}\b(?! (?:of|that|which|we|you)\b)[^\n.]{0,80}:[ \t]*$
    ^[ \t]*here are (?:a few|several|some|three|four|five|\d{1,2}) (?:\w{1,15} ){1,3}${ALTERNATIVES}s?\b[^\n.]{0,80}:?$
    ^[ \t]*here are (?:a few|several|some|three|four|five|\d{1,2}) (?:(?:alternative|possible|potential|revised|suggested) \w{1,15}|(?:alternatives|options|suggestions) for (?:headlines|titles|the \w{1,15}|your \w{1,15}))\b[^\n.]{0,80}:$
    ^[ \t]*below (?:is|are) (?:an?|the|your|two|three|four|five|\d) (?:\w{1,15} ){0,2}(?:draft|rewrite|revision|version)s?\b[^\n]*
    ^[ \t\ufffc]*(?:cta|headline|hook|meta description|subject line|tagline|title) (?:alternatives|options|suggestions):?[ \t\ufffc]*$
    ^[ \t]*i(?:['’]ve| have) (?:adjusted|kept|made) (?:it|the (?:language|length|text|tone|wording))\b
    ^[ \t]*here you go[!:.]
    ^[ \t]*i(?:['’]ve| have) (?:also )?${REVISED_VERBS} (?:it\b|this\b|(?:the|your) ${TEXT_NOUNS})
    ^[ \t]*(?:as you requested|based on your (?:input|instructions|outline|prompt|request)), 
    ^[ \t\ufffc]*(?:the )?${REVISED_ADJECTIVES} (?:and ${REVISED_ADJECTIVES} )?${[TEXT_NOUNS, ALTERNATIVES]}s?:[ \t\ufffc]*$
    ^[ \t\ufffc]*(?:option|version|variation) \d{1,2}(?: \([^()\n]{1,40}\))?:[ \t\ufffc]*$
    ^[ \t]*(?:here['’]s )?what i(?:['’]ve)? changed:?$
    ^[ \t]*(?:key )?(?:changes|edits|improvements|revisions) (?:i )?made:?$
    ^[ \t]*(?:(?:chatgpt|claude|copilot|gemini): \S|prompt: (?:create|draft|give|rewrite|write)\b)
    \bi(?:['’]m| am) (?:sorry|unable),? (?:but )?(?:i )?(?:to|can(?:['’]t|not)) (?:assist|browse|fulfill|help with)\b
    \bi (?:can(?:['’]t|not)|do(?:n['’]t| not)) (?:access|browse|have access to) (?:current|live|real-?time|the (?:internet|web))
    ^you(?:['’]re| are) (?:absolutely )?right(?:[!.]$|, i (?:missed|should|made|forgot|was)\b[^\n]*)
    ^(?:my apologies|i apologize|sorry) for (?:the|any|my) (?:confusion|error|mistake|oversight)\b[^\n]*
    ^i(?:['’]ve| have) (?:added|fixed|removed|updated) (?:an?|the|your) (?:\w{1,15} ){0,2}${TEXT_NOUNS}\b[^\n]*
    ^here(?:['’]s| is) (?:an? )(?:[\w-]{1,15} ){0,2}${[TEXT_NOUNS, ALTERNATIVES]}(?: (?:that )?you can (?:copy|edit|paste|use))?[.:]$
    ^below(?:,)? you(?:['’]ll| will) find (?:an?|the|your) (?:\w{1,15} ){0,2}${TEXT_NOUNS}\b[^\n]*
    ^(?:assistant|user): \S[^\n]*
    ^let me know what you think[!.]?$
    ^(?:i['’]m )?happy to (?:adjust|expand|revise|rework|shorten)[!.]?$
    ^my knowledge (?:ends|stops|was last updated)\b[^\n]*
    ^(?:chatgpt|claude|gemini) can make mistakes\b[^\n]*
    ^source: (?:chatgpt|claude|copilot|gemini)[.]?$
    ^(?:key changes|original|revised):$
    ^tone: [a-z, ]{3,40}$
    ^(?:write|create) (?:me )?an? \d{2,4}[- ]words? [^\n]*
  `,
  ignoreCase({ ...UNTITLED, problemIn: 'everywhere' })`
    ^untitled(?: (?:article|document|draft|page|post))?(?: ?\(?\d{1,2}\)?)?$
  `,
  matchCase({
    ...LABEL,
    hint: 'Remove the label. To make a heading in Markdown, start the line with `## `.',
    problemIn: 'inBody',
    isMatch: isOutsideList,
    toReplacement: formatHeading,
  })`^[ \t\ufffc]*[[(]?H[1-6](?:[\])]:?|[:–—]| -)[ \t\ufffc]*(?=[^\s\ufffc])[^\n]*`,
  inBrackets({ ...LABEL, problemIn: 'everywhere' })`${OUTLINE_LABELS}: ?[^[\]()\n]{0,300}`,
  ignoreCase({ ...LABEL, isMatch: isOutsideList })`
    ^[ \t\ufffc]*\(?${[OUTLINE_LABELS, PART_LABELS]}(?::(?=[ \t\ufffc])|[ \t\ufffc]{1,5}[–—-] )
    ^(?:intro|introduction|hook|body|conclusion|outro):$
  `,
  ignoreCase({ ...EMAIL_PART, problemIn: 'inBody' })`
    \[cid:[^\]\n]{1,100}\]
    ^[ \t]*sent from (?:my |mail for )?(?:android|galaxy|ipad|iphone|mobile|outlook|phone|samsung|windows|yahoo)\b[^\n]{0,40}$
    ^[ \t]*(?:get outlook for \w{1,10}|begin forwarded message:?)$
    ^[ \t]*-{4,} ?(?:original|forwarded) message[ -]{0,20}$
    ^[ \t]*On (?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}, [^\n]{5,200} wrote:$
  `,
]

/** Names from programs and templates: `Copy of Budget`, `Tip 1`. Only fields and attributes are checked for these. */
export const DEFAULT_NAMES = [
  matchCase(UNTITLED)` (?:FINAL|DRAFT)$`,
  ignoreCase(UNTITLED)`
    ^copy of (?=\S)
    (?<=\S) (?:- copy|\((?:copy|copy \d{1,2}|draft|final|\d)\)|[-–—_] ?(?:draft|final|v\d{1,2}))$
    (?<=\S)_(?:draft|final|v\d{1,2})$
    ^(?:new|blank)(?: (?:article|document|draft|file|note|page|post))?(?: ?\(?\d{1,2}\)?)?$
    ^untitled[-_ ]?\d{1,2}$
  `,
  ignoreCase(BLANK)`
    ^insert \w+(?: \w+){0,2}$
    ^(?:document|draft|heading|headline|subtitle|title) ?(?:here|\d{1,2})?$
    ^(?:benefit|bullet|feature|item|point|takeaway|tip) ?\d{1,2}$
  `,
]
