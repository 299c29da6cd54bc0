import { defineSingleton } from '../../model/define/define.ts'
import { fields, notFoundView, template } from '../../model/define/fields.ts'
import { finder } from '../blocks.ts'

/** `content/pages/not-found.yaml`: what is shown for an address that leads nowhere and has the form of no page. */
const words = fields({
  view: notFoundView().describe('What is shown.'),
  suggestion: template('page')
    .includes('{page}')
    .describe('Where an address is nearly one of ours: `Did you mean {page}?`'),
  nearest: 'The words that introduce that page.',
  search: finder().describe('Finding the page by typing its name.'),
})

export const notFound = defineSingleton({ name: 'notFound', path: 'pages/not-found.yaml', schema: words })
