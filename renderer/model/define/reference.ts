/** The built-in targets: files in `content/media` and addresses of pages. */
export const MEDIA = 'media'
export const ADDRESSES = 'addresses'

/**
 * A validated reference to an entry. `target` is the name of a collection, a nested collection, or a singleton with records,
 * or a built-in target. `Entry` is the type of the entry, if the schema refers to the collection's definition.
 */
export class Reference<Target extends string = string, Entry = unknown> {
  declare readonly entry?: Entry
  readonly target: Target
  readonly slug: string

  constructor(target: Target, slug: string) {
    this.target = target
    this.slug = slug
  }
}

/** Replaces references with the entries that they point to. */
type Resolved<Data> =
  Data extends Reference<string, infer Entry>
    ? unknown extends Entry
      ? Data
      : Entry
    : Data extends readonly (infer Item)[]
      ? Resolved<Item>[]
      : Data extends object
        ? { [Key in keyof Data]: Resolved<Data[Key]> }
        : Data

/** Replaces the references of an entry. The body doesn't have references. */
export type ResolvedEntry<Data> = Resolved<Omit<Data, 'body'>> & Pick<Data, Extract<keyof Data, 'body'>>
