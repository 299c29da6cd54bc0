import { z } from 'zod'
import { defineSingleton } from '../../model/define/define.ts'
import { text } from '../../model/define/fields.ts'

const word = z
  .strictObject({
    write: text().describe('The correct spelling. `99` matches any number: `99%`.'),
    not: z
      .array(text())
      .min(1)
      .describe(
        'Wrong spellings. Upper and lower case differ: `E-mail` and `e-mail`. A plural `s` doesn’t need a line.',
      ),
    except: z
      .array(text())
      .optional()
      .describe(
        'The paths of files that may use a wrong spelling: `states/_city.yaml`. Explain the reason in a comment.',
      ),
  })
  .describe('A word and its spelling.')

const spellings = z
  .strictObject({ words: z.array(word).describe('Words with several spellings.') })
  .describe('The spelling of words with several spellings.')

/** Spellings for the check, such as `email` instead of `e-mail`. */
export const spelling = defineSingleton({
  name: 'spelling',
  path: 'spelling.yaml',
  schema: spellings,
  spellings: (paths) => paths.words,
  exemptFigures: (paths) => paths,
})
