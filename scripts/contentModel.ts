import { readdirSync } from 'node:fs'
import type { Definition } from '../renderer/model/define/definitions.ts'
import { ContentModel, isDefinition } from '../renderer/model/define/model.ts'
import { PROSE_WIDTH } from '../renderer/pictureSizes.ts'
import { rehypeComponents } from '../renderer/prose/rehypeComponents.ts'
import { vocabulary } from '../renderer/prose/vocabulary.ts'

const COLLECTIONS = new URL('../renderer/collections/', import.meta.url)

/** The ids that the frame of every page has. */
const SECTIONS = ['content', 'menu']

/**
 * The model of this site: what the folders of `renderer/collections` define. A folder is a collection by being there.
 * @throws {Error} if a folder defines nothing.
 */
export async function contentModel(): Promise<ContentModel> {
  const folders = readdirSync(COLLECTIONS, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const names = folders.map(({ name }) => name).sort()
  const definitions = (await Promise.all(names.map(definitionsIn))).flat()
  return new ContentModel({
    definitions,
    components: vocabulary,
    rehypePlugins: [rehypeComponents],
    sections: SECTIONS,
    proseWidth: PROSE_WIDTH,
  })
}

async function definitionsIn(folder: string): Promise<Definition[]> {
  const file = new URL(`${folder}/definition.ts`, COLLECTIONS)
  const module: Record<string, unknown> = await import(/* @vite-ignore */ file.href)
  const definitions = Object.values(module).filter(isDefinition)
  if (definitions.length > 0) return definitions
  throw new Error(`renderer/collections/${folder}/definition.ts exports no definition.`)
}
