/** The targets that every site has: files of `content/media`, and addresses of its pages. */
export const MEDIA = 'media'
export const ADDRESSES = 'addresses'

/**
 * A validated pointer from one entry to another. `target` is the name of a collection, of a nested one, of a singleton's
 * records, `media` or `addresses`; `slug` is what the writer wrote.
 */
export class Reference<Target extends string = string> {
  readonly target: Target
  readonly slug: string

  constructor(target: Target, slug: string) {
    this.target = target
    this.slug = slug
  }
}
