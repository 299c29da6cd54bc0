import { existsSync, readdirSync } from 'node:fs'
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
export async function contentModel(collections = COLLECTIONS): Promise<ContentModel> {
  const folders = readdirSync(collections, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const files = folders.map(({ name }) => new URL(`${name}/definition.ts`, collections)).sort()
  const definitions = (await Promise.all(files.map(definitionsIn))).flat()
  return new ContentModel({
    definitions,
    components: vocabulary,
    rehypePlugins: [rehypeComponents],
    sections: SECTIONS,
    proseWidth: PROSE_WIDTH,
  })
}

async function definitionsIn(file: URL): Promise<Definition[]> {
  const name = file.pathname.split('/').slice(-3).join('/')
  if (!existsSync(file)) throw new Error(`There is no ${name}: each folder of collections has its definition.`)
  const module: Record<string, unknown> = await import(/* @vite-ignore */ file.href)
  const definitions = Object.values(module).filter(isDefinition)
  if (definitions.length > 0) return definitions
  throw new Error(`${name} exports no definition.`)
}
