/** A size between h2 and h3 on phones, because the page is long. */
export const HEADING_SIZE_CLASS = 'max-md:text-[1.875rem]'

/** Classes of sections with a heading in the left column, and less space on phones than on other pages. */
export const SECTION_CLASSES = {
  className: 'wrap columns lg:grid-rows-[auto_auto_1fr] gap-y-2.5 pt-7 md:gap-y-4 md:pt-part',
  titleClassName: `${HEADING_SIZE_CLASS} lg:col-[1/6] lg:pr-8`,
}
