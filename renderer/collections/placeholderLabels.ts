import type { Site } from '../model/site.ts'
import { navigation } from './navigation/definition.ts'

/** Returns the label that marks placeholders, or undefined for real content. */
export function getPlaceholderLabel(site: Site, isPlaceholder: boolean): string | undefined {
  return isPlaceholder ? site.get(navigation).placeholderNote.label : undefined
}
