import {
  BLANK,
  CHATBOT,
  DAMAGED,
  isUnlisted,
  LABEL,
  type Leftover,
  NOTE,
  SHEET,
  UNFINISHED,
  UNTITLED,
} from './leftoverKinds.ts'

/** Text that can be meant. */
export const DOUBTFUL_LEFTOVERS: Leftover[] = [
  { ...UNFINISHED, pattern: /\b(?:TODO|TBD|TBA|TBC|WIP|FIXME|XXX+|TK)\b/g },
  { ...UNFINISHED, pattern: /\blorem ipsum(?: dolor sit amet)?\b|\bdolor sit amet\b/gi },
  { ...UNFINISHED, pattern: /\b(?:your|some|add|insert|enter|type) (?:\w+ ){0,2}here\b(?=\W*$)/gim },
  { ...UNFINISHED, pattern: /\b(?:placeholder|dummy) (?:text|copy|title|headline)\b/gi },
  // Sentences of `npm run new`
  {
    ...UNFINISHED,
    pattern:
      /\bSay here, in a sentence or two\b|\bA heading that says what follows\b|: to be written in one or two sentences\b/g,
  },
  {
    ...BLANK,
    pattern:
      /(?<![\w-])XX(?= [a-z])|(?<!\w)\$X(?!\w)|(?<![\w-])X ?%|(?<![\w'’-])X(?:[-–]Y)?(?= (?:calls|days|hours|minutes|months|patients|people|percent|times|visits|weeks|years)\b)|\b(?:MM|DD)[/. -](?:DD|MM|Month)[/. -]YYYY\b|\$0(?:,000)+(?!\d)|(?<![\d.])00 ?%|(?<=\w[.,:;]?[ \t])\?\?(?![\w?])/g,
  },
  {
    ...NOTE,
    pattern: /(?<=[\w.,;:!?)"”’])\[[f-mo-qt-xz]\](?![\w(:[])/g,
  },
  { ...BLANK, pattern: /(?<![\w\\\ufffc/_.@-])_{3,}(?![\w/_])/g },
  {
    ...NOTE,
    pattern:
      /\[(?:note|nb|comment):? [^[\]\n]{1,200}\]|\[(?:source|ref|cite|link)s?\](?![(:[])|^[ \t]{0,9}source:[ \t]{0,9}(?:link|here|n\/a|none)?$(?!\n[ \t]*\S)|^editor['’]s note: (?:please )?(?:add|ask|check|confirm|fix|insert|replace|rewrite|update|verify)\b|^@\w{1,30}[:,]? (?:can|could|please|will)\b|^[ \t\ufffc]*assigned to (?=[A-Z@])|^page \d{1,3} of \d{1,3}$|\bdo not publish\b/gim,
  },
  { ...NOTE, pattern: /^NOTE: (?:please )?(?:add|ask|check|confirm|fix|insert|replace|rewrite|update|verify)\b/gm },
  {
    ...CHATBOT,
    pattern:
      /\bi hope (?:this|that) helps\b(?! (?:you|your|them|people|patients))|\bfeel free to (?:adjust|customize|edit|modify|tweak)\b|^[ \t\ufffc]*(?:certainly|great question)! |\bi['’](?:d be happy|m happy) to help! |\bi['’]m sorry, but i can['’]?t (?:assist|help|provide|fulfill)\b|\bi (?:can['’]?t|cannot) browse the (?:internet|web)\b|\bif you['’]d like, i can (?:also )?(?:add|adjust|create|draft|expand|make|rewrite|write)\b|^(?:copy code|you said:)$|\b(?:do you want|would you like) me to (?:adjust|draft|expand|format|make (?:it|this|any)|refine|revise|rewrite)\b|\blet me know if you(?:['’]d| would)? (?:like|need|want) (?:me to|any (?:adjustments|changes|edits|revisions|tweaks))\b|^[ \t]*here(?:['’]s| is) (?:an?|the|your) (?:[\w-]+ ){0,4}(?:draft|version|rewrite|outline|article|blog post)\b[^\n.]{0,80}:[ \t]*$/gim,
  },
  {
    ...LABEL,
    pattern:
      /^[ \t\ufffc]*\(?(?:(?:meta|seo|page)[ -](?:title|description)s?|title|heading [1-6]|title tag|(?:focus|target|primary|secondary) keywords?|keyphrase|url slug|slug|word count|image alt(?: text)?|alt text|headline|subhead(?:ing|er|line)?|body copy|cta)(?::(?=[ \t\ufffc])|[ \t\ufffc]{1,5}[–—-] )|^(?:intro|introduction|hook|body|conclusion|outro):$|^H[1-6](?= [A-Z][a-z])/gim,
    applies: isUnlisted,
  },
  { ...SHEET, what: 'an error from a program', pattern: /\bNaN\b|\b(?:Dear|Hello|Hi) (?:null|undefined|None)\b/g },
  { ...DAMAGED, pattern: /(?<=[A-Za-z])%20(?=[A-Za-z])/g, hint: 'Write a space.' },
  {
    ...UNFINISHED,
    what: 'cut off',
    hint: 'Write the whole sentence.',
    pattern: /\[(?:…|\.{3}|\ufffc{8})\](?=[ \t]*$)|^continue reading(?: ?[→»…]| ?\.{3})?$/gim,
  },
]

/** Names that programs give to files, as whole values. */
export const DOUBTFUL_NAMES: Leftover[] = [
  { ...UNTITLED, pattern: / (?:FINAL|DRAFT)$/g },
  {
    ...UNTITLED,
    pattern:
      /^(?:new|blank)(?: (?:document|page|post|article|draft|file|note|title))?(?: ?\(?\d{1,2}\)?)?$|^untitled[-_ ]?\d{1,2}$/gi,
  },
  {
    ...BLANK,
    pattern:
      /^insert \w+(?: \w+){0,2}$|^(?:title|heading|headline|subtitle|document|draft) ?(?:(?:goes )?here|\d{1,2})?$|^(?:bullet|feature|benefit|item|point|takeaway|tip) ?\d{1,2}$/gi,
  },
  {
    ...UNFINISHED,
    pattern:
      /^(?:dummy|test)(?: (?:article|content|page|post|text|title))?$|^(?:asdf\w{0,9}|qwerty|foo ?bar|blah(?: blah){0,3})$/gi,
  },
  {
    ...UNTITLED,
    pattern:
      /^copy of (?=\S)| (?:- copy|\(copy(?: \d{1,2})?\)|\((?:final|draft|\d)\)|[-–—_] ?(?:final|draft|v\d{1,2}))$|(?<=\S)_(?:final|draft|v\d{1,2})$/gi,
  },
]
