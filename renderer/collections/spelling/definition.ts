import { z } from 'zod'
import { defineSingleton } from '../../model/define/define.ts'
import { text } from '../../model/define/fields.ts'

const word = z
  .strictObject({
    write: text().describe('How it is written. `99` stands for any number: `99%`.'),
    not: z
      .array(text())
      .min(1)
      .describe('How it is not, letter by letter: `E-mail` and `e-mail` are two. An `s` behind it needs no line.'),
    except: z
      .array(text())
      .optional()
      .describe('The files in which it stays, by their paths: `states/_city.yaml`. Say in a comment who wants it so.'),
  })
  .describe('One word, and how it is written.')

const spellings = z
  .strictObject({ words: z.array(word).describe('The words that could be written in two ways.') })
  .describe('One spelling, and one name, for what could have two.')

export const spelling = defineSingleton({
  name: 'spelling',
  path: 'spelling.yaml',
  schema: spellings,
  spellings: (at) => at.words,
  freeFigures: (at) => at,
})
