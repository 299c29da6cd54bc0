import type { Site } from '../model/site.ts'
import { navigation } from './navigation/definition.ts'

/** The label of placeholders. Returns undefined if the value isn't a placeholder. Releases never show it. */
export function sampleLabel(site: Site, isSample: boolean): string | undefined {
  return isSample ? site.get(navigation).sample.word : undefined
}
