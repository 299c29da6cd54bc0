import { ignoreCase, inBrackets, type Leftover, matchCase, NOTE, TASK_VERBS, UNFINISHED } from './leftoverKinds.ts'

const STATUSES = 'todo|to do|fixme|tk|tb[acd]|wip|to be (?:added|confirmed|decided|written)|internal' // `[to be confirmed]`
const REMINDERS = 'note to|do not publish|remove before|cite|citation|confirm|fact check|verify' // `[cite a study]`
const SOURCES = 'citation|image|link|quote|reference|source|stat' // `(source needed)`

/** Notes to the team (`[check the date]`), marks of unfinished or cut text (`TODO`, `[…]`), and typed footnote numbers. */
export const NOTES: Leftover[] = [
  // Comments of Google Docs, with their anchors in the text (`text[a]`), and of Word
  matchCase({ ...NOTE, problemIn: 'everywhere' })`
    ^[ \t]*\[[a-z]\][ \t]?(?=[A-Z@+])[^\n]*
    \bCommented \[[A-Z]{1,3}\d{1,3}\]:?
    \[(?<=[\w.,;:!?"”’]\[)(?:[abc]|[A-Z]{2,3}\d{1,2})\](?![\w(:[])
  `,
  inBrackets({ ...NOTE, problemIn: 'everywhere' })`
    (?:please )?(?:${[STATUSES, REMINDERS]}\b|${[TASK_VERBS, 'needs?', 'missing', 'pending']} )[^[\]\n]{0,200}
  `,
  ignoreCase({ ...NOTE, problemIn: 'everywhere' })`
    \[(?:editor['’]s )?note: ?(?:please )?${TASK_VERBS}\b[^[\]\n]{0,200}\]
    [[(]${SOURCES}s?(?:\?| (?:missing|needed|required|tbd|tk))[\])](?!\()
    \((?:add|insert|needs?) (?:\w{1,20} ){0,3}${[SOURCES, 'date', 'here', 'name', 'number', 'photo']}\)
    \bnote to (?:self|editor)\b:?
  `,
  matchCase({ ...NOTE, problemIn: 'inBody' })`
    \[(?:[A-Z]{2,3}|Author|Designer|Editor|Writer): [^[\]\n]{1,200}\](?![:[]|\s?\()
  `,
  inBrackets({ ...NOTE, problemIn: 'inBody' })`[\w’'$% -]{0,40}\?{1,3}`,
  // Anchors of later comments: `text[d]`. Skips letters that editors add to words: `option[s]`, `dispos[e]`, `the[n]`.
  ignoreCase(NOTE)`
    \[(?<=[\w.,;:!?)"”’]\[)[df-mo-qt-xz]\](?![\w(:[])
    \[(?:note|nb|comment):? [^[\]\n]{1,200}\]
    \[${['cite', 'link', 'ref', 'source']}s?\](?![(:[])
    ^@\w{1,30}[:,]? ${['can', 'could', 'please', 'will']}\b
    ^[ \t]{0,9}source:[ \t]{0,9}(?:link|here|n/a|none)?$(?!\n[ \t]*\S)
    ^page \d{1,3} of \d{1,3}$
    \bdo not publish(?= (?:before|this|until|yet)\b|[.!)]{0,3}$)
  `,
  matchCase(NOTE)`^(?:NOTE|Editor['’]s note): (?:please )?${TASK_VERBS}\b`,
  {
    description: 'a footnote',
    hint: 'In a body, write [^1] here, and [^1]: before the footnote, on its own line.',
    pattern: /\[(?<=(?:\p{L}{2}[.,;:!?)"”’]?|[\d%][.,;:!?)"”’])\[)\d{1,3}\](?![\w(:[])/gu,
  },
  matchCase({ ...UNFINISHED, problemIn: 'everywhere' })`\bTK(?:TK)+\b`,
  matchCase({ ...UNFINISHED, problemIn: 'inBody' })`
    (?<!["“‘])\b(?:FIXME|TODO)(?:\([\w ]{1,30}\))?:[^\n]*
    ^[ \t]*(?:TBD|TK|WIP)\b[.:]?(?:$|[ \t]*[–—-] [^\n]*|(?<=:) [^\n]*)
    (?<=^|[.!?:] )Lorem ipsum[.…]{0,3}$
    (?<!["“‘])\b[Ll]orem ipsum dolor\b[^\n]*
  `,
  // Also sentences that `npm run new` writes
  matchCase(UNFINISHED)`
    (?<!["“‘])\b${['FIXME', 'TBA', 'TBC', 'TBD', 'TK', 'TODO', 'WIP', 'XXX+']}\b
    \b(?:Write one or two sentences about what|A heading for the first section)\b
    : write one or two sentences here\b
  `,
  ignoreCase(UNFINISHED)`
    (?<!["“‘])\blorem ipsum\b
    \b(?:placeholder|dummy) ${['copy', 'headline', 'text', 'title']}\b
    \b${['add', 'enter', 'insert', 'some', 'type', 'your']} (?:\w+ ){0,2}here\b(?=\W*$)
  `,
  // `&hellip;` is masked as eight characters.
  ignoreCase({ description: 'cut off', hint: 'Write the whole sentence.' })`
    \[(?:…|\.{3}|\ufffc{8})\](?=[ \t]*$)
    ^continue reading(?: ?[→»…]| ?\.{3})?$
  `,
]
