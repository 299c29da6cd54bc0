import type { Site } from '../model/site.ts'
import { navigation } from './navigation/definition.ts'

export function getSampleLabel(site: Site, isSample: boolean): string | undefined {
  return isSample ? site.get(navigation).sample.word : undefined
}
