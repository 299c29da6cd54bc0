import type { Site } from '../model/site.ts'
import { navigation } from './navigation/definition.ts'

/** Returns undefined for real content. */
export function getPlaceholderLabel(site: Site, isPlaceholder: boolean): string | undefined {
  return isPlaceholder ? site.get(navigation).placeholderNote.label : undefined
}
