import type { z } from 'zod'
import type { Collection, Nested } from '../define/definitions.ts'
import type { ContentModel } from '../define/model.ts'
import { withArticle } from './fieldKind.ts'

/** A kind of file in the reference of fields. */
interface Part {
  /** Its path, as the heading has it. */
  title: string
  /** What it is, in a sentence. */
  says: string
  schema: z.ZodType
}

/** Every kind of file that somebody edits: those of which there is one, then the collections by their names, each with the words of its pages. */
export function parts(model: ContentModel): Part[] {
  const singletons = model.singletons.map(({ path, schema, address }): Part => {
    return { title: `\`${path}\``, says: address === undefined ? '' : `The page \`${address}\`.`, schema }
  })
  const edited = model.collections.filter(({ format }) => format !== 'json')
  const collections = edited.toSorted(byName).flatMap((each) => [entryPart(each), ...wordParts(each, model)])
  return [...singletons.toSorted((a, b) => (a.title < b.title ? -1 : 1)), ...collections]
}

function entryPart({ name, singular, format, schema, page, address }: Collection): Part {
  const place = page ? `, the page \`${address('<name of the file>')}\`` : ', without a page of its own'
  const where = format === 'mdx' ? ' These keys stand between the two lines `---`; the text follows.' : ''
  return {
    title: `\`${name}/*.${format}\``,
    says: `${withArticle(singular).replace('a', 'A')}${place}.${where}`,
    schema,
  }
}

function wordParts({ name, listing, page, base, singular }: Collection, model: ContentModel): Part[] {
  const below = model.nested.filter(({ parent }) => parent.name === name)
  return [
    ...(listing
      ? [{ title: `\`${listing.path}\``, says: `What the page \`${base}\` says.`, schema: listing.schema }]
      : []),
    ...(page ? [around(page.path, singular, page.schema)] : []),
    ...below.flatMap((each: Nested) => (each.page ? [around(each.page.path, each.singular, each.page.schema)] : [])),
  ]
}

function around(path: string, singular: string, schema: z.ZodType): Part {
  return { title: `\`${path}\``, says: `What stands around every ${singular}, on its page.`, schema }
}

function byName(a: Collection, b: Collection): number {
  return a.name < b.name ? -1 : 1
}
