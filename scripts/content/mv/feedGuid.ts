import { company } from '../../../renderer/collections/company/definition.ts'
import { schemaAt } from '../../../renderer/model/define/schemaAt.ts'
import type { Site } from '../../../renderer/model/site.ts'
import type { Named } from './names.ts'

/**
 * Players and readers of feeds know an entry by its first address: where it is renamed, its file says that one from then on.
 * @param text the file of an entry whose collection has a `guid`; of others nothing is changed.
 * @param after its address from now on.
 */
export function withGuid(text: string, site: Site, from: Named, after: string): string {
  if (from.kind !== 'entry' || !schemaAt(from.definition.schema, ['guid'])) return text
  const { origin } = site.get(company)
  const own = /^guid:[ \t]*(\S+)[ \t]*\n/m.exec(text)
  if (own) return own[1] === origin + after ? text.replace(own[0], '') : text
  return text.replace(/\n---[ \t]*(?=\n|$)/, `\nguid: ${origin}${from.definition.address(from.slug)}$&`)
}
