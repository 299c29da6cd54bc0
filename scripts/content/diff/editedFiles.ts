import { readFileSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import type { ContentModel } from '../../../renderer/model/define/model.ts'
import { Slots } from '../../../renderer/model/parse/slot.ts'
import { entriesIn } from '../../../renderer/model/read/entries.ts'

/** A file of the content that differs between two states. */
export interface EditedFile {
  /** As writers know it: `content/posts/first-post.mdx`. */
  file: string
  what: 'new' | 'changed' | 'removed'
  /** The page of its own, if it has one. */
  address: string | undefined
  /** Whether pages below that are made of it too: those of a state's cities. */
  hasParts: boolean
}

/** Which files of a content were edited, in the order of their names. */
export function editedFiles(model: ContentModel, before: string, after: string): EditedFile[] {
  const [was, is] = [pathsIn(before), pathsIn(after)]
  const slots = new Slots(model)
  return [...new Set([...was, ...is])]
    .filter((path) => !was.has(path) || !is.has(path) || !areSame(join(before, path), join(after, path)))
    .sort()
    .map((path) => ({
      file: posix.join(basename(after), path),
      what: was.has(path) ? (is.has(path) ? 'changed' : 'removed') : 'new',
      ...pagesOf(model, slots, path),
    }))
}

function pathsIn(folder: string): Set<string> {
  return new Set(entriesIn(folder).map(({ path }) => path))
}

function areSame(one: string, other: string): boolean {
  return readFileSync(one).equals(readFileSync(other))
}

function pagesOf({ singletons, collections }: ContentModel, slots: Slots, path: string) {
  const slot = slots.find(path, path)
  if ('kind' in slot && slot.kind === 'entry')
    return { address: slot.definition.page && slot.definition.address(slot.slug), hasParts: true }
  const listed = collections.find(({ listing }) => listing?.path === path)?.base
  return { address: listed ?? singletons.find((each) => each.path === path)?.address, hasParts: false }
}

/** Those pages first that edited files make. */
export function editedFirst<Page>(edited: EditedFile[], pages: Page[], addressOf: (page: Page) => string): Page[] {
  const isOwn = (page: Page) => isMadeBy(edited, addressOf(page))
  return [...pages.filter(isOwn), ...pages.filter((page) => !isOwn(page))]
}

/** Whether a page is one that an edited file makes: its own, or that of a part. */
export function isMadeBy(edited: EditedFile[], page: string): boolean {
  return edited.some(({ address, hasParts }) => page === address || (hasParts && page.startsWith(`${address}/`)))
}
