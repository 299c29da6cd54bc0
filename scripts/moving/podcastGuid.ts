import { company } from '../../renderer/collections/company/definition.ts'
import { episodes } from '../../renderer/collections/episodes/definition.ts'
import type { Site } from '../../renderer/model/site.ts'
import type { Named } from './names.ts'

/**
 * Players know an episode by its first address: where an episode is renamed, its file says that one from then on.
 * @param text the episode's file.
 * @param after its address from now on.
 */
export function withGuid(text: string, site: Site, from: Named, after: string): string {
  if (from.kind !== 'entry' || from.definition.name !== episodes.name) return text
  const { origin } = site.get(company)
  const own = /^guid:[ \t]*(\S+)[ \t]*\n/m.exec(text)
  if (own) return own[1] === origin + after ? text.replace(own[0], '') : text
  return text.replace(/\n---[ \t]*(?=\n|$)/, `\nguid: ${origin}${episodes.address(from.slug)}$&`)
}
