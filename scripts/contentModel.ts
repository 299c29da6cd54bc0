import { existsSync, readdirSync } from 'node:fs'
import { getEntryFiles, getFeedFormats } from '../renderer/feeds.ts'
import type { Definition } from '../renderer/model/define/definitions.ts'
import { type ContentModel, contentModelOf, isDefinition } from '../renderer/model/define/model.ts'
import { PROSE_WIDTH } from '../renderer/pictureSizes.ts'
import { bodyPlugins } from '../renderer/prose/bodyPlugins.ts'
import { vocabulary } from '../renderer/prose/vocabulary.ts'
import { FILES, FOLDERS, urls } from '../renderer/urls.ts'
import { ADMIN, HASHED } from './serve/hostFiles.ts'

const COLLECTIONS = new URL('../renderer/collections/', import.meta.url)

/** Loads the definition of a collection by its name. */
const definitionOf: Load = (name) => import(`../renderer/collections/${name}/definition.ts`)

/** The ids of the layout that content may link to. */
const SECTIONS = ['content']

/** What the step `draw pictures` writes where `content/media` is published. */
const OWN_MEDIA = [urls.podcastCover().slice(urls.media('').length)]

const PUBLIC = new URL('../public/', import.meta.url)

/** Lists the addresses of the build's own files and folders, and those of `public`. */
function ownFiles(): string[] {
  const entries = readdirSync(PUBLIC, { withFileTypes: true })
  const published = entries.map((entry) => `/${entry.name}${entry.isDirectory() ? '/' : ''}`)
  return [...Object.values(FILES), ...Object.values(FOLDERS), HASHED, `${ADMIN}/`, ...published]
}

type Load = (name: string) => Promise<Record<string, unknown>>

/** What the folders of `renderer/collections` define, each by being there. @throws {Error} if one defines nothing. */
export async function contentModel(collections = COLLECTIONS, load = definitionOf): Promise<ContentModel> {
  const folders = readdirSync(collections, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const names = folders.map(({ name }) => name).sort()
  const definitions = (await Promise.all(names.map((name) => definitionsIn(collections, name, load)))).flat()
  return contentModelOf({
    definitions,
    components: vocabulary,
    rehypePlugins: bodyPlugins,
    sections: SECTIONS,
    ownMedia: OWN_MEDIA,
    ownFiles: ownFiles(),
    entryFilesOf: getEntryFiles,
    filesOf: (collection) => getFeedFormats(collection).map(([file]) => file),
    proseWidth: PROSE_WIDTH,
  })
}

async function definitionsIn(collections: URL, name: string, load: Load): Promise<Definition[]> {
  const file = `${name}/definition.ts`
  if (!existsSync(new URL(file, collections)))
    throw new Error(`There is no collections/${file}: each folder of collections has its definition.`)
  const definitions = Object.values(await load(name)).filter(isDefinition)
  if (definitions.length > 0) return definitions
  throw new Error(`collections/${file} exports no definition.`)
}
