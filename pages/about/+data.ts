import type { PageContextServer } from 'vike/types'
import { about } from '../../renderer/collections/about/definition.ts'
import { createCitation } from '../../renderer/collections/claims/definition.ts'
import { getEntryPlaceholderLabel } from '../../renderer/collections/placeholderLabels.ts'
import { team } from '../../renderer/collections/team/definition.ts'
import { values } from '../../renderer/collections/values/definition.ts'
import { createMetaFromCopy, type PageProps } from '../../renderer/page.ts'
import { createAboutPageJsonLd } from '../../renderer/structuredData/company.ts'

/** Returns the values and the team. The share image shows a beat per value. */
export function data({ site }: PageContextServer) {
  const copy = site.get(about)
  const allValues = site.listEntries(values)
  const segments = { starts: [...allValues.keys()], length: allValues.length }
  const structuredData = [createAboutPageJsonLd(site)]
  return {
    meta: createMetaFromCopy(site, about.address, copy, { drawing: { segments }, structuredData }),
    copy,
    citation: createCitation(site, copy.hero.text),
    values: allValues,
    team: site.listEntries(team).map(({ photo, ...member }) => {
      // The zeros are for the type, because the check rejects photos without a size.
      const { width, height } = { width: 0, height: 0, ...(photo && site.media.get(photo.file.id)) }
      return {
        ...member,
        ...(photo && {
          photo: {
            focus: photo.focus,
            image: { path: photo.file.id, alt: photo.alt, width: String(width), height: String(height) },
          },
        }),
        placeholderLabel: getEntryPlaceholderLabel(site, team, member.slug, ['name'], ['bio']),
      }
    }),
  }
}

export type Data = PageProps<typeof data>
