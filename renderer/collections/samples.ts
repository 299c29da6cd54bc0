import type { Site } from '../model/site.ts'
import { navigation } from './navigation/definition.ts'

/** Returns the word that marks placeholders, or undefined for real content. */
export function getSampleLabel(site: Site, isSample: boolean): string | undefined {
  return isSample ? site.get(navigation).sample.word : undefined
}
