import type { Collection } from '../../../renderer/model/define/definitions.ts'
import type { ContentModel } from '../../../renderer/model/define/model.ts'
import { didYouMean } from '../../../renderer/model/explain/suggest.ts'
import { PlainError } from '../../errors.ts'

/** The collections that a writer adds to. */
export function writable({ collections }: ContentModel): Collection[] {
  return collections.filter(({ format }) => format !== 'json')
}

/**
 * The collection that a writer means: `post`, `posts`, `blog`, `legal page`, `legal-page`.
 * @throws {PlainError} if there is none.
 */
export function kindCalled(model: ContentModel, typed: string): Collection {
  const word = typed.toLowerCase().replaceAll('-', ' ')
  const found = writable(model).find(({ name, singular, base }) =>
    [name.replaceAll('-', ' '), singular, base.slice(1).replaceAll('-', ' ')].includes(word),
  )
  if (found) return found
  const known = writable(model).map(({ singular }) => singular)
  throw new PlainError(
    `There is no kind \`${typed}\`. ${didYouMean(typed, known) ?? ''} Kinds: ${known.join(', ')}, collection.`,
  )
}
