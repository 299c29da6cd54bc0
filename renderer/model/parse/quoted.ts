import type { Collection, Quotes } from '../define/definitions.ts'
import type { ContentModel } from '../define/model.ts'
import type { ParsedFile } from './parsedFile.ts'

/** What may be cited from the entries of a collection. */
export interface Quoted {
  quotes: Quotes
  /** The collection's folder. */
  folder: string
  /** By entry and key: `local-seo/small`. */
  values: Map<string, string>
  /** Whether one of the files cannot be read, so that nobody can tell what is missing. */
  isBroken: boolean
}

/** The values of all entries that others may cite, read before the schemas run. */
export function quotedIn(model: ContentModel, files: ParsedFile[]): Quoted[] {
  return model.collections.flatMap((collection) => {
    const { quotes, name: folder } = collection
    if (!quotes) return []
    const entries = entriesOf(collection, files)
    const values = new Map(
      entries.flatMap(({ slug, data }) =>
        [...quotes.of(data)].map(([key, value]) => [`${slug}/${key}`, value] as const),
      ),
    )
    return [{ quotes, folder, values, isBroken: entries.some(({ isBroken }) => isBroken) }]
  })
}

function entriesOf({ name }: Collection, files: ParsedFile[]) {
  return files.flatMap(({ slot, yaml, isBroken }) =>
    slot.kind === 'entry' && slot.definition.name === name ? [{ slug: slot.slug, data: yaml.data, isBroken }] : [],
  )
}
