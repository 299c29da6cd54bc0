import { type IndustryEntry, industries } from '../../renderer/collections/industries/definition.ts'
import type { SharePicture } from '../../renderer/share.ts'

/** The share picture of an industry, which the pages of its services show too. */
export function industryShare({ slug, title }: IndustryEntry): SharePicture {
  return { of: industries.address(slug), title }
}
