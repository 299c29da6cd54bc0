/** Smaller spacing on phones, to fit the page into six screens. */
export const SECTION = 'wrap columns fold:grid-rows-[auto_1fr] gap-y-1.5 pt-5 phone:gap-y-4 phone:pt-part'

/** Classes for headings in the left column. */
export const HEADING = 'max-phone:text-head fold:col-[1/5]'
