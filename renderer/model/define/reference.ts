export const MEDIA = 'media'
export const ADDRESSES = 'addresses'

export class Reference<Target extends string = string, Entry = unknown> {
  declare readonly entry?: Entry
  readonly target: Target
  readonly slug: string

  constructor(target: Target, slug: string) {
    this.target = target
    this.slug = slug
  }
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

export type ResolvedEntry<Data> = Resolved<Omit<Data, 'body'>> & Pick<Data, Extract<keyof Data, 'body'>>
