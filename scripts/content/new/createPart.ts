import type { Nested, Singleton } from '../../../renderer/model/define/definitions.ts'
import type { ContentModel } from '../../../renderer/model/define/model.ts'
import { plainSchema } from '../../../renderer/model/describe/fileSchema.ts'
import { slugOf } from '../../../renderer/model/slug.ts'
import { PlainError } from '../../errors.ts'
import type { ContentIndex } from '../mv/contentIndex.ts'
import { whatIsMissing } from './createEntry.ts'
import { missing } from './newEntry.ts'
import { recordSchema, writeItem, writeRecord } from './newPart.ts'
import type { Typed } from './readNew.ts'

/** What a writer may add that has no file of its own: a city, a claim. */
export function partCalled({ nested, singletons }: ContentModel, typed: string): Nested | Singleton | undefined {
  const word = typed.toLowerCase().replaceAll('-', ' ')
  // What is called after an entry of another collection comes and goes with that.
  const item = nested.find(({ singular, schema, slug }) => {
    const own = plainSchema(schema).properties?.[slug[0] ?? '']
    return singular === word && own?.refersTo === undefined
  })
  return item ?? singletons.find(({ records }) => records?.singular === word)
}

/**
 * Adds it, and says where it will appear.
 * @throws {PlainError} if something is missing, or the check would find a problem.
 */
export function createPart(index: ContentIndex, part: Nested | Singleton, typed: Typed): void {
  const { title } = typed
  const schema = part.kind === 'nested' ? part.schema : recordSchema(part)
  const open = missing(index, { schema }, typed.answers)
  if (title === undefined || open.length > 0) throw new PlainError(whatIsMissing(title, open))
  const slug = typed.slug ?? slugOf(title)
  if (part.kind === 'singleton') {
    const path = writeRecord(index, part, slug, { ...typed, title })
    console.log(`${index.folder.name}/${path} has it now. Texts cite it as {${part.records?.singular}:${slug}}.`)
    return
  }
  const parent = typed.answers.get('in') ?? ''
  const answers = new Map([...typed.answers].filter(([key]) => key !== 'in')).set(String(part.slug[0]), slug)
  const path = writeItem(index, part, parent, { ...typed, title, answers })
  console.log(`${index.folder.name}/${path} has it now. Its page will be ${part.address(parent, slug)}.`)
}
