import { PlainError } from '../errors.ts'
import { indexOf } from '../moving/contentIndex.ts'
import { readArguments } from '../readOptions.ts'
import { requireContent } from '../requireContent.ts'
import { runProgram } from '../runProgram.ts'
import { describeUses } from '../where/describeUses.ts'
import { thingsCalled } from '../where/things.ts'

const HELP = `npm run where -- <name> [--content <folder>]

Lists every place that uses an entry, a city, a claim, a price, a file of media, a page or a component, and where it shows.
  npm run where -- local-seo
  npm run where -- claims/growth
  npm run where -- media/posts/room.png
  npm run where -- Callout`

await runProgram(async () => {
  const read = readArguments(HELP, ['name'], { content: { type: 'string', default: 'content' } })
  if (!read) return true
  requireContent(read.values.content)
  const index = await indexOf(read.values.content)
  const things = thingsCalled(index, read.names.name)
  if (things.length === 0) throw new PlainError(`Nothing in the content is called \`${read.names.name}\`.`)
  console.log(things.map((thing) => describeUses(index, thing)).join('\n\n'))
  return true
})
