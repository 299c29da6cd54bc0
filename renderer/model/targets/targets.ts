import { posix } from 'node:path'
import type { z } from 'zod'
import { decodePercentEncoding } from '../addresses.ts'
import { DefinitionError } from '../define/model.ts'
import { ADDRESSES, MEDIA, type Reference, UNKNOWN_ENTRIES } from '../define/reference.ts'
import type { EntryCollection } from '../define/rules.ts'
import { getCandidatesHint } from '../diagnostics/similarity.ts'
import { type EntriesById, getEntryPath, indexEntries } from '../entries.ts'
import type { FileType } from '../parse/fileType.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import { listCollectionValues } from '../parse/tokens.ts'
import type { ContentFolder } from '../read/readContent.ts'
import { createServedKindLookup, listFeedAddresses, listPageFiles, listPages, type SitePage } from '../routes.ts'
import type { ContentWithBodies } from './bodies.ts'
import { listPageIds } from './pageIds.ts'
import { Suggester, suggestEntryPath, suggestFragment } from './suggester.ts'

type TargetInputs = ContentWithBodies & Pick<ContentFolder, 'pastAddresses'>

/** Checks references. An invalid file still counts as a target, so that one mistake causes one problem. */
export class Targets {
  private readonly inputs: TargetInputs
  private readonly idsByTarget: Map<string, Set<string>>
  /** Keys are addresses. */
  readonly pages: ReadonlyMap<string, SitePage>
  /** Pages and feeds. */
  readonly addresses: ReadonlySet<string>
  readonly getServedKind: ReturnType<typeof createServedKindLookup>
  private readonly suggester: Suggester
  /** Prefixes of ids in files with syntax errors. References to them can't be checked. */
  private readonly unresolvablePrefixes: { target: string; prefix: string }[] = []

  constructor(inputs: TargetInputs) {
    this.inputs = inputs
    const { model, files, media } = inputs
    const entriesById = indexParsedEntries(inputs)
    this.pages = new Map(listPages(model, entriesById).map((page) => [page.address, page]))
    this.addresses = new Set([...this.pages.keys(), ...listFeedAddresses(model, entriesById)])
    this.getServedKind = createServedKindLookup(model, entriesById, { pages: this.pages.keys(), media: media.keys() })
    this.idsByTarget = new Map([
      ...model.collections.map(({ name }) => [name, new Set<string>()] as const),
      ...[...entriesById].map(([name, entries]) => [name, new Set(entries.keys())] as const),
      ...model.singletons.flatMap(({ name, path, records }) => {
        const data = records && files.find(({ source }) => source.path === path)?.yaml.data
        return records ? [[name, new Set(Object.keys(data ?? {}))] as const] : []
      }),
      ...listCollectionValues(model, files).map(
        ({ insertableValues, values }) => [insertableValues.name, new Set(values.keys())] as const,
      ),
      [MEDIA, new Set(media.keys())],
      [ADDRESSES, new Set(this.pages.keys())],
    ])
    this.suggester = new Suggester({ ...inputs, idsByTarget: this.idsByTarget, addresses: this.addresses })
    for (const file of files) if (file.hasSyntaxErrors) this.markUnresolvable(file)
  }

  /** Checks if an entry isn't in `published-urls.txt` yet. False for other files. */
  isNewPage(fileType: FileType): boolean {
    if (fileType.kind !== 'entry') return false
    return !this.inputs.pastAddresses.has(fileType.definition.getAddress(fileType.slug))
  }

  /** Lists the ids of a target. @param requiredSwitch key that must be `true`, such as `isAuthor` */
  listIds(target: string, requiredSwitch?: string): string[] {
    const ids = [...(this.idsByTarget.get(target) ?? [])]
    const collection = this.inputs.model.collections.find(({ name }) => name === target)
    if (requiredSwitch === undefined || !collection) return ids
    return ids.filter((id) => (this.findEntry(collection, id) as Record<string, unknown> | undefined)?.[requiredSwitch])
  }

  /** Returns validated data, or undefined if the entry is missing or invalid. */
  findEntry<Schema extends z.ZodType>(collection: EntryCollection<Schema>, slug: string): z.output<Schema> | undefined {
    return this.inputs.validData.get(getEntryPath(collection, slug)) as z.output<Schema> | undefined
  }

  /**
   * Explains why a reference is broken, if it is. A suggestion replaces `oldText`. It's lazy, because the search is slow.
   * @throws {DefinitionError} if the target isn't defined
   */
  findBrokenReference(reference: Reference, fromPath: string) {
    const { target, id } = reference
    if (target === ADDRESSES) return this.findBrokenAddress(id, fromPath)
    if (target === UNKNOWN_ENTRIES) {
      const message = `\`${id}\` isn't the path of an entry with a page.`
      return { message, oldText: id, getSuggestion: () => suggestEntryPath(id, this.inputs.model, this.pages.values()) }
    }
    const ids = this.idsByTarget.get(target)
    if (!ids)
      throw new DefinitionError(
        `The schema of ${fromPath} refers to \`${target}\`, which isn't a collection. ${getCandidatesHint(target, this.idsByTarget.keys()) ?? ''}`.trim(),
      )
    if (ids.has(id) || this.isUnresolvable(target, id)) return undefined
    const noun = this.inputs.model.targetNouns.get(target)
    const message = target === MEDIA ? `There is no file \`${id}\` in content/media.` : `There is no ${noun} \`${id}\`.`
    return { message, oldText: id, getSuggestion: () => this.suggester.suggestId(reference, ids) }
  }

  private findBrokenAddress(link: string, fromPath: string) {
    const [path = '', ...rest] = link.split('#')
    const [address = ''] = path.split('?')
    const fragment = decodePercentEncoding(rest.join('#'))
    const isOwnPage = (candidate: SitePage) => listPageFiles(candidate)[0] === fromPath
    const page = address === '' ? [...this.pages.values()].find(isOwnPage) : this.pages.get(address)
    if (address !== '' && !page) {
      if (this.addresses.has(address) || this.isUnresolvable(ADDRESSES, address)) return undefined
      const message = `There is no page \`${link}\`.`
      return { message, oldText: address, getSuggestion: () => this.suggester.suggestAddress(address) }
    }
    if (fragment === '' || !page) return undefined
    const ids = listPageIds(page, this.inputs)
    if (!ids || ids.includes(fragment)) return undefined
    const message = `${address === '' ? 'This page' : `\`${address}\``} has no heading or section \`#${fragment}\`.`
    return { message, oldText: `#${fragment}`, getSuggestion: () => suggestFragment(fragment, ids) }
  }

  private markUnresolvable({ fileType }: ParsedFile): void {
    const mark = (target: string, prefix: string) => this.unresolvablePrefixes.push({ target, prefix })
    if (fileType.kind === 'single') {
      if ('name' in fileType.definition) mark(fileType.definition.name, '')
      return
    }
    const { definition, slug } = fileType
    if (definition.insertableValues) mark(definition.insertableValues.name, `${slug}/`)
    for (const nested of this.inputs.model.nested) {
      if (nested.parent.name !== definition.name) continue
      mark(nested.name, `${slug}/`)
      mark(ADDRESSES, `${definition.getAddress(slug)}/`)
    }
  }

  private isUnresolvable(target: string, id: string): boolean {
    return this.unresolvablePrefixes.some((entry) => entry.target === target && id.startsWith(entry.prefix))
  }
}

/** Indexes all entries, even if they're invalid. */
function indexParsedEntries({ model, files, validData }: TargetInputs): EntriesById {
  const folders = new Set(files.map(({ source }) => posix.dirname(source.path)))
  return indexEntries(model, ({ name }) => {
    if (!folders.has(name)) return undefined
    return files.flatMap(({ fileType, source, yaml }) => {
      if (fileType.kind !== 'entry' || fileType.definition.name !== name) return []
      return [[fileType.slug, validData.get(source.path) ?? yaml.data] as const]
    })
  })
}
