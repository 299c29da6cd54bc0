export { hasCode } from './store/artefact.js'

/** What went wrong, told in its own words to whoever ran the program: no stack trace helps them. */
export class PlainError extends Error {}
