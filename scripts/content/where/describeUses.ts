import { unpublishedNotice } from '../../../renderer/wording/unpublished.ts'
import { counted } from '../../build/steps/step.ts'
import type { ContentIndex } from '../mv/contentIndex.ts'
import { type Thing, type Use, usesOf } from './uses.ts'

/** What uses a thing, as the terminal shows it: places in a column, and beside each the page. */
export function describeUses(index: ContentIndex, thing: Thing): string {
  const uses = usesOf(index, thing)
  const head = thing.says.charAt(0).toUpperCase() + thing.says.slice(1) + unseenIn(index, thing)
  if (uses.length === 0) return thing.isShown ? `${head}.` : `${head}: nothing refers to it.`
  const width = Math.max(...uses.map(({ place }) => place.length))
  const files = new Set(uses.map(({ place }) => place.split(':')[0]))
  const line = ({ place, pages }: Use) => `  ${place.padEnd(width)}  ${pages}`.trimEnd()
  return [
    `${head}: ${counted(uses.length, thing.words ? 'place' : 'use')} in ${counted(files.size, 'file')}`,
    ...uses.map(line),
  ].join('\n')
}

/** That visitors do not see its page, and since or until when. */
function unseenIn({ site }: ContentIndex, { address }: Thing): string {
  const page = address === undefined ? undefined : site.unseen.get(address)
  if (!page) return ''
  const { state, text } = unpublishedNotice(page)
  return ` (${state.toLowerCase()}: ${text.replace('this page', 'it').replace(/\.$/, '').replace('Visitors', 'visitors')})`
}
