import { existsSync, readdirSync } from 'node:fs'
import { getFeedFormats, listEntryFileExtensions } from '../renderer/feeds.ts'
import { PROSE_WIDTH } from '../renderer/imageSizes.ts'
import type { Definition } from '../renderer/model/define/definitions.ts'
import { type ContentModel, createContentModel, isDefinition } from '../renderer/model/define/model.ts'
import { bodyPlugins } from '../renderer/prose/bodyPlugins.ts'
import { vocabulary } from '../renderer/prose/vocabulary.ts'
import { GENERATED_FILES, GENERATED_FOLDERS, urls } from '../renderer/urls.ts'
import { ADMIN_ADDRESS, HASHED_ASSETS_PREFIX } from './serve/hostFiles.ts'

const COLLECTIONS_FOLDER = new URL('../renderer/collections/', import.meta.url)

const loadDefinition: Load = (name) => import(`../renderer/collections/${name}/definition.ts`)

/** Link targets in the layout */
const LAYOUT_IDS = ['content']

const GENERATED_MEDIA = [urls.podcastCover().slice(urls.media('').length)]

const PUBLIC_FOLDER = new URL('../public/', import.meta.url)

function listReservedPaths(): string[] {
  const entries = readdirSync(PUBLIC_FOLDER, { withFileTypes: true })
  const publicPaths = entries.map((entry) => `/${entry.name}${entry.isDirectory() ? '/' : ''}`)
  return [
    ...Object.values(GENERATED_FILES),
    ...Object.values(GENERATED_FOLDERS),
    HASHED_ASSETS_PREFIX,
    `${ADMIN_ADDRESS}/`,
    ...publicPaths,
  ]
}

type Load = (name: string) => Promise<Record<string, unknown>>

/** Loads the definitions in `renderer/collections`. */
export async function loadContentModel(collections = COLLECTIONS_FOLDER, load = loadDefinition): Promise<ContentModel> {
  const folders = readdirSync(collections, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const names = folders.map(({ name }) => name).sort()
  const definitions = (await Promise.all(names.map((name) => loadDefinitions(collections, name, load)))).flat()
  return createContentModel({
    definitions,
    components: vocabulary,
    rehypePlugins: bodyPlugins,
    layoutIds: LAYOUT_IDS,
    generatedMedia: GENERATED_MEDIA,
    reservedPaths: listReservedPaths(),
    listEntryFiles: listEntryFileExtensions,
    listCollectionFiles: (collection) => getFeedFormats(collection).map(([file]) => file),
    proseWidth: PROSE_WIDTH,
  })
}

async function loadDefinitions(collections: URL, name: string, load: Load): Promise<Definition[]> {
  const file = `${name}/definition.ts`
  if (!existsSync(new URL(file, collections)))
    throw new Error(`There is no collections/${file}. Each folder in collections needs a definition.`)
  const definitions = Object.values(await load(name)).filter(isDefinition)
  if (definitions.length > 0) return definitions
  throw new Error(`collections/${file} exports no definition.`)
}
