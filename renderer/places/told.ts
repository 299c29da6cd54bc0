import type { StateWords } from '../collections/states/words.ts'

/** Which case of a fact holds in a state, and what its sentence may name. Without a case nobody knows. */
export interface Told {
  case: string
  values: Record<string, string>
}

/** What the words of places supply to the values: directions, and the names of kinds of offices. */
export type Names = Pick<StateWords['place'], 'directions' | 'miles' | 'more' | 'offices' | 'specialists' | 'health'>
