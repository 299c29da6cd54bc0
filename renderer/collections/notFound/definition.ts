import { defineSingleton } from '../../model/define/define.ts'
import { fields, notFoundView, template } from '../../model/define/fields.ts'
import { searchField } from '../blocks.ts'

const copy = fields({
  view: notFoundView().describe('The copy of the page.'),
  suggestion: template('page')
    .includes('{page}')
    .describe('The suggestion of a page with a similar address: `Did you mean {page}?`'),
  mainPagesTitle: 'The section heading for the links to the main pages.',
  search: searchField().describe('The search field for pages.'),
})

/** Copy of `/404`, for addresses outside of collections. */
export const notFound = defineSingleton({ name: 'notFound', path: 'pages/not-found.yaml', schema: copy })
