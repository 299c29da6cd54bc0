import { type Leftover, NOTE, TASKS, UNFINISHED } from './leftoverKinds.ts'
import { anyCase, inBrackets, regex } from './regex.ts'

const STATES = [
  'todo',
  'to do',
  'fixme',
  'tk',
  'tb[acd]',
  'wip',
  'to be (?:added|confirmed|decided|written)',
  'internal',
]
const REMINDERS = ['note to', 'do not publish', 'remove before', 'cite', 'citation', 'confirm', 'fact check', 'verify']
const SOURCES = ['citation', 'image', 'link', 'quote', 'reference', 'source', 'stat']
/** Sentences of `npm run new`: `SAMPLE_BODY` and `FILLER_TEXT` */
const TEMPLATE_SENTENCES = [
  '\\bWrite one or two sentences about what',
  '\\bA heading for the first section',
  ': write one or two sentences here',
]

/** Notes to the team, and marks of unfinished text. The marks in `finds` and `ignores`, such as TODO, are test data. */
export const NOTES: Leftover[] = [
  // Comments of Google Docs and Word
  {
    ...NOTE,
    finds: ['The text[a] is here', '[b]Can we verify?', 'Commented [JD1]: Shorten this', 'and more[JD1].'],
    ignores: ['dispos[e]', 'option[s]', 'it grew [1].', '[a](/blog)'],
    pattern: regex`
      ^[ \t]*\[[a-z]\][ \t]?(?=[A-Z@+])[^\n]*
      \bCommented \[[A-Z]{1,3}\d{1,3}\]:?
      (?<=[\w.,;:!?"”’])\[(?:[abc]|[A-Z]{2,3}\d{1,2})\](?![\w(:[])
    `,
    certainIn: 'everywhere',
  },
  {
    ...NOTE,
    finds: [
      '[NOTE TO EDITOR: check this]',
      // An example for this row
      '[TODO: numbers]',
      '[to be confirmed]',
      '[fact-check]',
      '[please update it]',
    ],
    ignores: ['[check]', '[confirmed]', '[update](/blog)'],
    pattern: inBrackets`
      (?:please )?(?:${[...STATES, ...REMINDERS]}\b|${[...TASKS, 'needs?', 'missing', 'pending']} )[^[\]\n]{0,200}
    `,
    certainIn: 'everywhere',
  },
  {
    ...NOTE,
    finds: ['[Note: ask Ana]', '[Editor’s note: please check the date]'],
    ignores: ['[Note: names are changed]'],
    pattern: anyCase`\[(?:editor['’]s )?note: ?(?:please )?${TASKS}\b[^[\]\n]{0,200}\]`,
    certainIn: 'everywhere',
  },
  {
    ...NOTE,
    finds: ['[source?]', '(source needed)', '[link missing]', '(needs a citation)', '(add link here)', 'Note to self:'],
    ignores: ['(source: Google)', '(links)', 'a note to patients'],
    pattern: anyCase`
      [[(]${SOURCES}s?(?:\?| (?:missing|needed|required|tbd|tk))[\])](?!\()
      \((?:add|insert|needs?) (?:\w{1,20} ){0,3}${[...SOURCES, 'date', 'here', 'name', 'number', 'photo']}\)
      \bnote to (?:self|editor)\b:?
    `,
    certainIn: 'everywhere',
  },
  {
    ...NOTE,
    finds: ['[JD: shorten this]', '[Editor: is this right?]'],
    ignores: ['[Ana: hello]', '[JD: x](/blog)'],
    pattern: regex`\[(?:[A-Z]{2,3}|Author|Designer|Editor|Writer): [^[\]\n]{1,200}\](?![:[]|\s?\()`,
    certainIn: 'inBody',
  },
  {
    ...NOTE,
    finds: ['[40%?]', '[the year???]', '[?]'],
    ignores: ['[Why us?](/about)'],
    pattern: inBrackets`[\w’'$% -]{0,40}\?{1,3}`,
    certainIn: 'inBody',
  },
  {
    ...NOTE,
    finds: ['more[d] text', '[Note: names are changed]', 'It rose [source].'],
    ignores: ['option[s]', '[Source](/blog)', '[sources]: x'],
    pattern: anyCase`
      (?<=[\w.,;:!?)"”’])\[[df-mo-qt-xz]\](?![\w(:[])
      \[(?:note|nb|comment):? [^[\]\n]{1,200}\]
      \[${['cite', 'link', 'ref', 'source']}s?\](?![(:[])
    `,
  },
  {
    description: 'a footnote',
    hint: 'In a body, write [^1] here, and [^1]: before the footnote, on a line of its own.',
    finds: ['It rose last year.[1]', 'a third[12] of them'],
    ignores: ['It rose [1].', '[1](/blog)', 'x=[1]', '[^1]'],
    pattern: /(?<=\p{L}{2}[.,;:!?)"”’]?|[\d%][.,;:!?)"”’])\[\d{1,3}\](?![\w(:[])/gu,
  },
  {
    ...NOTE,
    finds: ['NOTE: check the dates', 'Editor’s note: please add a date'],
    ignores: ['Note: check your plan', 'NOTE: We are closed'],
    pattern: regex`^(?:NOTE|Editor['’]s note): (?:please )?${TASKS}\b`,
  },
  {
    ...NOTE,
    finds: ['@Ana please read this', 'Source:', 'Source: link', 'DO NOT PUBLISH YET', 'Page 2 of 5'],
    ignores: ['Source: Google, 2024', 'Source:\nGoogle', '@callwise is our name'],
    pattern: anyCase`
      ^@\w{1,30}[:,]? ${['can', 'could', 'please', 'will']}\b
      ^[ \t]{0,9}source:[ \t]{0,9}(?:link|here|n/a|none)?$(?!\n[ \t]*\S)
      ^page \d{1,3} of \d{1,3}$
      \bdo not publish(?= (?:before|this|until|yet)\b|[.!)]{0,3}$)
    `,
  },
  { ...UNFINISHED, finds: ['TKTK'], pattern: regex`\bTK(?:TK)+\b`, certainIn: 'everywhere' },
  {
    ...UNFINISHED,
    // An example for this row
    finds: ['TODO: ask Theo. Lorem ipsum', 'Text. FIXME(ana): check', 'Lorem ipsum', 'Lorem ipsum dolor sit amet.'],
    ignores: ['TODO apps', 'Lorem ipsum is a text', 'TODO'],
    pattern: regex`
      (?<!["“‘])\b(?:FIXME|TODO)(?:\([\w ]{1,30}\))?:[^\n]*
      ^[ \t]*(?:TBD|TK|WIP)\b[.:]?(?:$|[ \t]*[–—-] [^\n]*|(?<=:) [^\n]*)
      (?<=^|[.!?:] )Lorem ipsum[.…]{0,3}$
      (?<!["“‘])\b[Ll]orem ipsum dolor\b[^\n]*
    `,
    certainIn: 'inBody',
  },
  {
    ...UNFINISHED,
    // Writers' marks for missing words, not notes of this file.
    finds: ['The price is TBD.', 'TK more', 'TODO another', 'XXX'],
    ignores: ['todo', 'XXL', 'TKO', 'A “TBD” price'],
    pattern: regex`(?<!["“‘])\b${['FIXME', 'TBA', 'TBC', 'TBD', 'TK', 'TODO', 'WIP', 'XXX+']}\b`,
  },
  {
    ...UNFINISHED,
    finds: ['Don’t write lorem ipsum.', 'placeholder text', 'Your text here', 'Add your number here.'],
    ignores: ['Add your number here, and we call.', 'Come here', 'The “lorem ipsum” of a draft'],
    pattern: anyCase`
      (?<!["“‘])\blorem ipsum\b
      \b(?:placeholder|dummy) ${['copy', 'headline', 'text', 'title']}\b
      \b${['add', 'enter', 'insert', 'some', 'type', 'your']} (?:\w+ ){0,2}here\b(?=\W*$)
    `,
  },
  {
    ...UNFINISHED,
    finds: ['Write one or two sentences about what a', 'Calls: write one or two sentences here that'],
    pattern: regex`${TEMPLATE_SENTENCES}\b`,
  },
  {
    ...UNFINISHED,
    description: 'cut off',
    hint: 'Write the whole sentence.',
    finds: ['We answer calls […]', 'calls [...]', 'Continue reading →'],
    ignores: ['we […] love it', 'Continue reading about calls'],
    pattern: anyCase`\[(?:…|\.{3}|\ufffc{8})\](?=[ \t]*$)|^continue reading(?: ?[→»…]| ?\.{3})?$`,
  },
]
