import type { Site } from '../model/site.ts'
import { navigation } from './navigation/definition.ts'

/** The word that marks what waits for the owner; undefined for what is true. A release has nothing to mark: the check refuses it. */
export function sampleWord(site: Site, isSample: boolean): string | undefined {
  return isSample ? site.get(navigation).sample.word : undefined
}
