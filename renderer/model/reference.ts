/** What an entry can point to: the entries of a collection, or the addresses of the site. */
export type ReferenceTarget =
  | 'services'
  | 'industries'
  | 'posts'
  | 'episodes'
  | 'states'
  | 'cities'
  | 'claims'
  | 'media'
  | 'addresses'

/** A validated pointer from one entry to another. `target` says where to look, `slug` is what the writer wrote. */
export class Reference<Target extends ReferenceTarget = ReferenceTarget> {
  readonly target: Target
  readonly slug: string

  constructor(target: Target, slug: string) {
    this.target = target
    this.slug = slug
  }
}
