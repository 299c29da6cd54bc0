import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { MEDIA } from '../../renderer/model/define/reference.ts'
import { getCandidatesHint } from '../../renderer/model/diagnostics/similarity.ts'
import type { ContentFolder } from '../../renderer/model/read/readContent.ts'
import { checkPublishedUrls } from '../content/check/publishedUrls.ts'
import { writeSchemas } from '../content/editor/writeSchemas.ts'
import { assertValid, type LoadedContent, loadContent } from '../content/loadedContent.ts'
import { type Plan, planRename } from '../content/mv/planRename.ts'
import type { EntryName } from '../content/mv/referenceEdits.ts'
import { UserError } from '../errors.ts'
import { readIfExists } from '../files.ts'
import { CONTENT_OPTION, defineProgram } from '../program.ts'

const HELP = `npm run mv -- <old> <new> [--content <folder>]

Renames an entry, a city, or a claim, and updates media files, references, and links. Published pages get a redirect.
If the content has a problem, or would have one, no files are changed.
  npm run mv -- blog/old-name blog/new-name
  npm run mv -- cities/florida/tampa cities/florida/tampa-bay
  npm run mv -- claims/bookings claims/more-bookings`

export const main = defineProgram(
  { help: HELP, options: CONTENT_OPTION, argumentCount: 2 },
  async ({ content }, [oldName = '', newName = '']) => {
    const loadedContent = await loadContent(content)
    const [from, to] = [parseEntryName(loadedContent, oldName), parseEntryName(loadedContent, newName)]
    const plan = planRename(loadedContent, { from, to })
    applyPlan(loadedContent, plan)
    console.log(describePlan(plan).join('\n'))
    writeSchemas(content, await loadContent(content, { skipInvalidFiles: true }))
  },
)

/** Parses `posts/first-post`, `blog/first-post`, `cities/florida/tampa`, or `claims/growth`. @throws {UserError} */
export function parseEntryName({ model, targets }: LoadedContent, typed: string): EntryName {
  const path = typed.replace(/^(?:\.?\/|content\/)+/, '').replace(/\.(?:mdx|yaml)$/, '')
  const [folder = '', first = '', second, ...remainingParts] = path.split('/')
  const recordFiles = model.singletons.filter(({ records }) => records)
  const collection = model.collections.find(({ name, base }) => name === folder || base === `/${folder}`)
  const nested = model.nested.find(({ name, parent }) => name === folder || parent === collection)
  const definition = recordFiles.find(({ name }) => name === folder) ?? collection
  if (definition && first !== '' && second === undefined) return { definition, slug: first, id: first }
  if (nested && second !== undefined && remainingParts.length === 0)
    return { definition: nested, parent: first, slug: second, id: `${first}/${second}` }
  if (collection)
    throw new UserError(
      `\`${typed}\` isn't the name of a ${collection.singular}. Write \`${collection.name}/<file name>\`.`,
    )
  const fullNames = [...model.collections, ...model.nested, ...recordFiles].flatMap(({ name }) =>
    targets.listIds(name).map((id) => `${name}/${id}`),
  )
  const matches = fullNames.filter((name) => name.endsWith(`/${path}`))
  const hint = getCandidatesHint(path, matches.length > 0 ? matches : fullNames)
  throw new UserError(
    `There is no entry or claim named \`${typed}\`. ${hint ?? 'Write the folder and the file name, for example `posts/first-post`.'}`,
  )
}

/** Checks and writes the changes. @throws {UserError} before it writes any, if they'd cause problems or overwrite other changes */
export function applyPlan(loadedContent: LoadedContent, plan: Plan): void {
  const { content, contentFolder } = loadedContent
  const { newTexts, newPaths } = plan
  const consequence = 'Nothing was changed, because the rename would cause these problems.'
  const newFolder = applyInMemory(contentFolder, plan)
  assertValid(loadedContent, newFolder, consequence, (site) => checkPublishedUrls(content, site))
  for (const after of newPaths.values())
    if (existsSync(join(content, after))) throw new UserError(`${after} already exists. Nothing was changed.`)
  for (const path of newTexts.keys()) {
    const bytes = contentFolder.textFiles.get(path)
    if (!bytes || !readIfExists(join(content, path))?.equals(bytes))
      throw new UserError(`${path} has changed in the meantime. Nothing was renamed. Try again.`)
  }
  for (const [path, text] of newTexts) writeFileSync(join(content, path), text)
  for (const [before, after] of newPaths) {
    mkdirSync(dirname(join(content, after)), { recursive: true })
    renameSync(join(content, before), join(content, after))
  }
}

function applyInMemory(contentFolder: ContentFolder, { newTexts, newPaths }: Plan): ContentFolder {
  const textFiles = [...contentFolder.textFiles].map(([path, bytes]) => {
    const text = newTexts.get(path)
    return [newPaths.get(path) ?? path, text === undefined ? bytes : Buffer.from(text)] as const
  })
  const media = [...contentFolder.media].map(([path, file]) => {
    const newPath = newPaths.get(`${MEDIA}/${path}`)?.slice(`${MEDIA}/`.length)
    return [newPath ?? path, file] as const
  })
  return { ...contentFolder, textFiles: new Map(textFiles), media: new Map(media) }
}

function describePlan({ newPaths, newTexts, newAddresses }: Plan): string[] {
  return [
    ...[...newPaths].map(([before, after]) => `Renamed ${before} to ${after}`),
    ...[...newTexts.keys()].map((path) => `Updated ${newPaths.get(path) ?? path}`),
    ...[...newAddresses].map(([before, after]) => `${before} is now ${after}`),
  ]
}
