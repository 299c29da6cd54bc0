/** Classes for sections, with less space on phones than on other pages. */
export const SECTION_CLASSES = 'wrap columns lg:grid-rows-[auto_1fr] gap-y-2.5 pt-9 md:gap-y-4 md:pt-part'

/** A size between h2 and h3 on phones, because the page is long. */
export const HEADING_SIZE_CLASS = 'max-md:text-[1.875rem]'

/** Classes for headings in the left column. */
export const HEADING_CLASSES = `${HEADING_SIZE_CLASS} lg:col-[1/6]`
