import { indexOf } from '../content/mv/contentIndex.ts'
import { thingsMeant } from '../content/where/things.ts'
import { describeUses } from '../content/where/uses.ts'
import { PlainError } from '../errors.ts'
import { CONTENT, ONE, runProgram } from '../runProgram.ts'

const HELP = `npm run where -- <name or words> [--content <folder>]

Lists every place that uses an entry, a city, a claim, a price, a file, a page or a component, or that says some words, and where it
shows. Words are what visitors read: a title, a sentence, a number, also where it is cited.
  npm run where -- local-seo
  npm run where -- claims/growth
  npm run where -- phone
  npm run where -- "A sentence of a page"
  npm run where -- media/posts/room.png
  npm run where -- Callout`

await runProgram({ help: HELP, options: CONTENT, names: ONE }, async ({ content }, [name = '']) => {
  const index = await indexOf(content)
  const things = thingsMeant(index, name)
  if (things.length === 0)
    throw new PlainError(
      `Nothing found for \`${name}\`. Try fewer words: texts that differ from page to page, like a city's name, are written in braces.`,
    )
  console.log(things.map((thing) => describeUses(index, thing)).join('\n\n'))
})
