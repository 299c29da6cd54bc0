import { anyCase, CHATBOT, createRows, type Leftover, regex } from './leftoverKinds.ts'

const OPENERS = [
  'absolutely|alright|certainly|definitely|gladly|perfect|understood|yes',
  'good (?:idea|question)|great(?: question| idea)?|sounds good',
  "got it|(?:i'd be )?happy to help|no problem|of course|ok(?:ay)?|sure(?: thing)?",
  'thanks for (?:sharing|the \\w{1,12})',
]
const TEXT_NOUNS =
  'article|blog|caption|copy|description|draft|email|headline|introduction|intro|list|outline|page|paragraph|passage|piece|post|rewrite|revision|section|summary|table|tagline|text|title|version|write-?up'
const ALTERNATIVES = 'alternative|option|suggestion|variation|version'
const REVISED_VERBS =
  'condensed|edited|expanded|improved|polished|rephrased|revised|reworded|rewritten|shortened|tightened'
const REVISED_ADJECTIVES = `cleaned[- ]up|final|longer|shorter|simplified|updated|${REVISED_VERBS}`
const OFFERS = [
  'do you want me to|would you like me to|(?<!you )want me to|shall i|should i|i can also',
  "if you want, i can|if you(?:'d| would) like, i can",
  "let me know if you(?:'d| would)? (?:like|want|need) me to",
]
const EDIT_VERBS =
  'adjust|condense|customize|draft|edit|expand|generate|lengthen|modify|optimize|polish|refine|rephrase|revise|reword|rewrite|shorten|summarize|translate|tweak|write'

/** Remarks that a chatbot makes about its answer. */
export const CHATBOTS: Leftover[] = [
  ...createRows({ ...CHATBOT, certainIn: 'everywhere' }, [
    regex`
      【[^【】\n]{1,60}】
      :contentReference\[[^[\]\n]{0,60}\](?:\{[^{}\n]{0,40}\}|\ufffc{0,40})
      \b(?:cite)?(?:turn\d{1,3}[a-z]{4,6}\d{1,3})+
    `,
  ]),
  ...createRows({ ...CHATBOT, certainIn: 'inBody' }, [
    anyCase`
      ^[ \t\ufffc]*${OPENERS}[!.] (?:here(?:['’]s| is| are)|below (?:is|are)|i['’]ve) [^\n]{0,100}\b${[TEXT_NOUNS, ALTERNATIVES]}s?\b[^\n]*
      ^[ \t\ufffc]*(?:${OPENERS}[ !,.:–—-]{1,4})?(?:here(?:['’]s| is| are)|below (?:is|are)) [^\n]{0,100}\b(?:you (?:asked|requested|wanted)|as requested|your (?:article|draft|paragraph|post|request|section|text))\b[^\n]*
      ^[ \t\ufffc]*(?:${OPENERS}[ !,.:–—-]{1,4})?(?:here(?:['’]s| is| are)|below (?:is|are)) (?:an? |the |your |some )?(?:\w{1,12} )?${REVISED_ADJECTIVES} ${[TEXT_NOUNS, ALTERNATIVES]}s?\b[^\n]*
      (?<!["“'‘])\bas an? (?:ai|large|language)(?: language)?(?: model| assistant)?, i\b
      \bmy (?:knowledge|training) cutoff\b
      \bas of my (?:last|latest|most recent) (?:knowledge |training )?(?:cutoff|update)
      ^(?:chatgpt said:|regenerate(?: response)?|continue generating|stop generating)$
      ^(?:thought|reasoned) for (?:a few|a couple of|\d{1,3}) (?:minute|second)s?$
    `,
  ]),
  ...createRows(CHATBOT, [
    anyCase`
      \b(?:i )?hope (?:this|that) helps\b(?! (?:you|your|them|people|patients|someone|somebody|the|a)\b)
      ^[ \t\ufffc]*(?:certainly|great question)! \b
      ^[ \t\ufffc]*${OPENERS}[!,] here(?:['’]s| is| are) (?!how|what|when|where|who|why|the|to\b)(?:an?|some|[a-z]+) [^\n]*:$
      (?<!["“'‘])\b${OFFERS} (?:also )?(?:${EDIT_VERBS}\b|(?:add|create|include|make|provide|suggest|turn) (?:(?!you\b|them\b|him\b|her\b)\w{1,15} ){0,4}${[TEXT_NOUNS, ALTERNATIVES, 'call to action', 'citation', 'conclusion', 'detail', 'example', 'faq', 'friendlier', 'into', 'less', 'longer', 'more', 'shorter', 'simpler', 'source']})
      \blet me know if (?:you(?:['’]d| would)? (?:like|need|prefer|want)|this|that|it) [^.\n]{0,80}\b(?:adjust|change|edit|expand|revis|rewrit|tweak|tone|longer|shorter|version)
      (?<=^|[.!?] )let me know if (?:you need|there['’]s) anything else\b
      (?<!["“‘])\bi(?:['’]m| am) (?:just )?an? (?:ai|large language|language)(?: language)? (?:assistant|chatbot|model)\b
      ^[ \t]*here are (?:a few|several|some|three|four|five|\d{1,2}) (?:\w{1,15} ){1,3}${ALTERNATIVES}s?\b[^\n.]{0,80}:?$
      ^[ \t\ufffc]*(?:the )?${REVISED_ADJECTIVES} (?:and ${REVISED_ADJECTIVES} )?${[TEXT_NOUNS, ALTERNATIVES]}s?:[ \t\ufffc]*$
      ^here(?:['’]s| is) (?:an? )(?:[\w-]{1,15} ){0,2}${[TEXT_NOUNS, ALTERNATIVES]}(?: (?:that )?you can (?:copy|edit|paste|use))?[.:]$
    `,
  ]),
]
