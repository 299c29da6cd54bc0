import type { Collection, NestedCollection, Singleton } from '../../renderer/model/define/definitions.ts'
import type { ContentModel } from '../../renderer/model/define/model.ts'
import { listKeysAt } from '../../renderer/model/define/schemaAt.ts'
import { toJsonSchema } from '../../renderer/model/describe/jsonSchema.ts'
import { findClosest } from '../../renderer/model/diagnostics/similarity.ts'
import { writeSchemas } from '../content/editor/writeSchemas.ts'
import { loadContent } from '../content/loadedContent.ts'
import { addNestedEntry, addRecord } from '../content/new/addToFile.ts'
import { createCollection, NEXT_STEPS } from '../content/new/createCollection.ts'
import { createEntry } from '../content/new/createEntry.ts'
import { COMMAND_OPTIONS, readArguments } from '../content/new/entryOptions.ts'
import { importRecording } from '../content/new/recording.ts'
import { UserError } from '../errors.ts'
import { PROJECT_ROOT } from '../files.ts'
import { assertNoSwallowedOptions, runWithExitCode } from '../program.ts'

const HELP = `npm run new -- <type> "<title>" [--<field> <value>] [--in <state>] [--draft] [--slug <name>] [--content <folder>]

Creates a file with the required fields and the fields that you set. Cities and claims are added to an existing file instead.
The types are post, episode, service, industry, state, "team member", value, "legal page", city, claim, and collection (a new type).
In a terminal, asks for the missing fields of a new file. Required texts that are still missing get sample text, and the list
placeholders in the file names them.
Fields can be in a group (--chart.kind) or in a list (--takeaways.0).
  --in     the state of a city: the file name in states/
  --draft  adds the line draft: true. Visitors don't see the page until you remove the line
  --slug   the file name, which is the end of the URL. By default, it's made from the title
  npm run new -- post "How to Answer a Review" --draft
  npm run new -- episode talk.mp3 --title "Answer the Phone" --transcript talk.vtt   # or .srt, or .txt with "Host: …"
  npm run new -- industry "Ophthalmology" --icon ear --group main
  npm run new -- city massillon --in ohio                # a town of that state gets a page
  npm run new -- city "Yellow Springs" --in ohio --counties "Greene" --population 3697 --lat 39.8 --lon -83.89
  npm run new -- claim more-calls --value +40% --chart.kind increase
  npm run new -- collection "Case Studies" --singular "case study"`

export const main = () => runWithExitCode(() => create(process.argv.slice(2)))

async function create(args: string[]) {
  if (args.includes('--help')) return console.log(HELP)
  assertNoSwallowedOptions(args, [...COMMAND_OPTIONS, 'in', 'singular', 'transcript'])
  const { type, entryOptions, recordingPath, content } = readArguments(args)
  if (type === undefined) throw new UserError(`The type is missing.\n\n${HELP}`)
  if (type === 'collection') {
    const paths = createCollection(entryOptions, { project: PROJECT_ROOT, content })
    return console.log([...paths, '', NEXT_STEPS].join('\n'))
  }
  const recording =
    recordingPath === undefined ? undefined : await importRecording(entryOptions, { content, recordingPath })
  let isWritten = false
  try {
    const loadedContent = await loadContent(content, { skipInvalidFiles: true })
    const { collections, nested } = loadedContent.model
    const fieldNames = [...collections, ...nested].flatMap(({ schema }) => listKeysAt(schema, []))
    assertNoSwallowedOptions(args, fieldNames)
    const definition = findType(loadedContent.model, type)
    if (definition.kind === 'collection')
      isWritten = await createEntry(loadedContent, definition, recording?.entryOptions ?? entryOptions)
    else {
      if (definition.kind === 'nested') addNestedEntry(loadedContent, definition, entryOptions)
      else addRecord(loadedContent, definition, entryOptions)
      isWritten = true
    }
  } finally {
    if (!isWritten) recording?.undo()
  }
  // Update the schemas, because editors would reject references to the new entry until the next check.
  if (isWritten) writeSchemas(content, await loadContent(content, { skipInvalidFiles: true }))
  return isWritten
}

/** Finds a collection by name (`posts`), singular, or address (`blog`), or a nested entry or record by singular. @throws {UserError} */
export function findType(model: ContentModel, typed: string): Collection | NestedCollection | Singleton {
  const word = typed.toLowerCase().replaceAll('-', ' ')
  const nouns = model.targetNouns
  // Writers can't add nested entries whose name is a reference, such as the services of an industry.
  const namedTypes = model.nested.filter(
    ({ schema, slug: [nameField = ''] }) => toJsonSchema(schema).properties?.[nameField]?.target === undefined,
  )
  const addedTypes = [...namedTypes, ...model.singletons.filter(({ records }) => records)]
  const match =
    addedTypes.find(({ name }) => nouns.get(name) === word) ??
    model.editedCollections.find(({ name, singular, base }) =>
      [name.replaceAll('-', ' '), singular, base.slice(1).replaceAll('-', ' ')].includes(word),
    )
  if (match) return match
  const names = [...[...model.editedCollections, ...addedTypes].map(({ name }) => nouns.get(name) ?? ''), 'collection']
  const suggestion = findClosest(word, names)
  const hint = suggestion === undefined ? `The types are: ${names.join(', ')}.` : `Did you mean \`${suggestion}\`?`
  throw new UserError(`There is no type \`${typed}\`. ${hint}`)
}
