import { readdirSync } from 'node:fs'
import { getFeedFormats, listEntryFileExtensions } from '../renderer/feeds.ts'
import { type ContentModel, createContentModel, isDefinition } from '../renderer/model/define/model.ts'
import { bodyPlugins } from '../renderer/prose/bodyPlugins.ts'
import { mdxComponents } from '../renderer/prose/mdxComponents.ts'
import { GENERATED_FILES, GENERATED_FOLDERS, PROSE_WIDTH, urls } from '../renderer/urls.ts'
import { ADMIN_ADDRESS, HASHED_ASSETS_PREFIX } from './serve/hostFiles.ts'

const COLLECTIONS_FOLDER = new URL('../renderer/collections/', import.meta.url)
const PUBLIC_FOLDER = new URL('../public/', import.meta.url)

/** Lists files and folders that aren't pages. Content can't use their addresses. */
function listFileAddresses(): string[] {
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

/** Loads the definitions in `renderer/collections`. @throws {Error} if a folder has no definition */
export async function loadContentModel(): Promise<ContentModel> {
  const folders = readdirSync(COLLECTIONS_FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const names = folders.map(({ name }) => name).sort()
  const modules = await Promise.all(
    names.map((name): Promise<object> => import(`../renderer/collections/${name}/definition.ts`)),
  )
  return createContentModel({
    definitions: modules.flatMap((exported): unknown[] => Object.values(exported)).filter(isDefinition),
    components: mdxComponents,
    rehypePlugins: bodyPlugins,
    // The id of `<main>`, which fragments can point to.
    layoutIds: ['content'],
    // The build writes this file, so writers can't use the path.
    generatedMedia: [urls.podcastCover().slice(urls.media('').length)],
    fileAddresses: listFileAddresses(),
    listEntryFileExtensions,
    listGeneratedFiles: (collection) => getFeedFormats(collection).map(([file]) => file),
    proseWidth: PROSE_WIDTH,
  })
}
