/** Target of images and recordings. Ids are paths relative to `content/media`. */
export const MEDIA = 'media'
/** Target of links to pages. Ids are addresses, optionally with a query and fragment. */
export const ADDRESSES = 'addresses'
/** Target of paths that don't start with a collection. They're never valid. */
export const UNKNOWN_ENTRIES = 'unknown entries'

/** Parsed reference. `Entry` is the type of the target entry, or `unknown` if the schema only names its collection. */
export class Reference<Target extends string = string, Entry = unknown> {
  /** Only for types. Undefined at runtime. */
  declare readonly entry?: Entry
  /** Name of a collection, of a singleton with records, or of insertable values. Or a constant above. */
  readonly target: Target
  /** Name within the target: `local-seo`, `florida/tampa`. */
  readonly id: string

  constructor(target: Target, id: string) {
    this.target = target
    this.id = id
  }
}

/** Link to a page of this site. */
export class PageReference extends Reference<typeof ADDRESSES> {
  /** A property instead of a getter, because browsers fetch some references as JSON. */
  readonly address: string

  constructor(address: string) {
    super(ADDRESSES, address)
    this.address = address
  }
}

/** Recreates a reference that was serialized in the cache or a fix. */
export function createReference(target: string, id: string): Reference {
  return target === ADDRESSES ? new PageReference(id) : new Reference(target, id)
}

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

/** Type of an entry with references replaced by their entries, except in the body. */
export type ResolvedEntry<Data> = Resolved<Omit<Data, 'body'>> & Pick<Data, Extract<keyof Data, 'body'>>
