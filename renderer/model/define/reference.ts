/** The targets that every site has: files of `content/media`, and addresses of its pages. */
export const MEDIA = 'media'
export const ADDRESSES = 'addresses'

/**
 * A validated pointer from one entry to another. `target` is the name of a collection, of a nested one, of a singleton's
 * records, `media` or `addresses`; `slug` is what the writer wrote. `Entry` is the type of the entry that it leads to,
 * where the schema names a collection by its definition.
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

/** Data in which entries stand in the place of the references that lead to them. */
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

/** The same of an entry; its body is a tree without references. */
export type ResolvedEntry<Data> = Resolved<Omit<Data, 'body'>> & Pick<Data, Extract<keyof Data, 'body'>>
