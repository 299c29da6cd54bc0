import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Section } from '../../../../renderer/components/Sections.tsx'

/** Makes headings smaller on phones, to shorten the page. */
export const HEADING_SIZE_CLASS = 'max-md:text-[1.875rem]'
const SPACING = 'lg:grid-rows-[auto_auto_1fr] gap-y-2.5 pt-6 md:gap-y-4 md:pt-part'
const TITLE_COLUMNS = 'lg:col-[1/6] lg:pr-8'

type Props = ComponentProps<typeof Section> & { spacing?: string; titleColumns?: string }

/** Renders a section of a city page. On wide windows, the heading is in the first columns. */
export function CitySection({ spacing = SPACING, className, titleColumns = TITLE_COLUMNS, ...props }: Props) {
  const classes = clsx('wrap columns', spacing, className)
  return <Section {...props} className={classes} titleClassName={`${HEADING_SIZE_CLASS} ${titleColumns}`} />
}
