import { z } from 'zod'
import { link, template, text } from '../fields.ts'

const view = z.strictObject({ pageTitle: text(), title: text(), text: text(), link: link() })

/** `content/pages/not-found.yaml`: the views for addresses that lead nowhere. */
export const notFoundCopy = z.strictObject({
  views: z.strictObject({
    general: view,
    location: view,
    service: view,
    industryService: view,
    industry: view,
    post: view,
    episode: view,
  }),
  /** Where an address is nearly one of ours: `Did you mean {page}?` */
  suggestion: template('page').includes('{page}'),
  nearest: text(),
})
export type NotFoundView = z.infer<typeof view>
