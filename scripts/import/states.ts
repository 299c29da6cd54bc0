import { type StateEntry, states } from '../../renderer/collections/states/definition.ts'
import type { City } from '../../renderer/collections/states/schema.ts'
import { formatProblems } from '../../renderer/model/diagnostics/diagnostic.ts'
import { toContentPath } from '../../renderer/model/diagnostics/source.ts'
import { loadContent } from '../content/loadedContent.ts'
import { UserError } from '../errors.ts'

/** The fields of a state and its cities that the import needs. */
export interface ListedState extends Pick<StateEntry, 'slug' | 'name' | 'abbreviation'> {
  cities: ListedCity[]
}
/** A city with a page. */
export type ListedCity = Pick<City, 'name' | 'slug' | 'population' | 'lat' | 'lon' | 'counties'>

/** Reads the states and cities, even if facts about them are missing or outdated. @throws {UserError} for problems of states */
export async function readStates(content: string): Promise<ListedState[]> {
  const { site, problems } = await loadContent(content, { skipInvalidFiles: true })
  const stateProblems = problems.filter(({ file }) => toContentPath(file).startsWith(`${states.name}/`))
  if (stateProblems.length > 0) throw new UserError(formatProblems(stateProblems))
  return site.listEntries(states)
}
