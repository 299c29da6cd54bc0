import { z } from 'zod'
import { defineSingleton } from '../../model/define/define.ts'
import { fields, text } from '../../model/define/fields.ts'

const word = fields({
  spelling: 'The correct spelling. `99` matches any number: `99%`.',
  misspellings: z
    .array(text().refine((value) => /\D/.test(value), 'A misspelling needs more than a number.'))
    .min(1)
    .describe(
      'Misspellings. List uppercase and lowercase separately (`E-mail`, `e-mail`), but leave out plurals with `s`.',
    ),
  exceptFiles: z
    .array(text())
    .optional()
    .describe('Files that can use a misspelling: `states/_city.yaml`. Explain why in a comment.'),
}).describe('A word with its correct spelling and its misspellings.')

/** Preferred spellings. The check corrects `e-mail` to `email`. */
export const preferredSpellings = defineSingleton({
  name: 'preferredSpellings',
  path: 'spelling.yaml',
  schema: fields({ words: z.array(word).describe('Words that can be spelled in several ways.') }).describe(
    'How to spell words that can be spelled in several ways.',
  ),
  spellingList: (paths) => paths.words,
  exemptFigures: (paths) => paths,
})
