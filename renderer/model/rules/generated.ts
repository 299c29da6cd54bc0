import { posix } from 'node:path'
import type { Nested } from '../define/definitions.ts'
import type { ContentModel } from '../define/model.ts'
import { select } from '../define/path.ts'
import type { Reference } from '../define/reference.ts'
import type { Diagnostic } from '../explain/diagnostic.ts'
import { closest } from '../explain/suggest.ts'
import { entryPath } from '../inventory.ts'
import type { CheckedFile, ParsedFile } from '../parse/parsedFile.ts'
import { writeValues } from '../parse/yamlFix.ts'

export function isGenerated({ fileType }: ParsedFile): boolean {
  return fileType.kind === 'entry' && fileType.definition.format === 'json'
}

/** Drops fixes in generated files, which are overwritten by the generator. */
export function keepGenerated(problems: Diagnostic[], folder: string, { collections }: ContentModel): Diagnostic[] {
  const folders = collections.flatMap(({ name, format }) => (format === 'json' ? [posix.join(folder, name)] : []))
  return problems.map((problem) =>
    folders.includes(posix.dirname(problem.file)) ? { ...problem, fix: undefined } : problem,
  )
}

interface Renamed {
  model: ContentModel
  generated: CheckedFile
  reference: Reference
  sound: ReadonlyMap<string, ParsedFile>
}

/** If a nested entry is missing from a generated reference, report it in the file that is edited by hand. */
export function renamedSince({ model, generated, reference, sound }: Renamed): Diagnostic[] | undefined {
  const nested = model.nested.find(({ name }) => name === reference.target)
  if (!nested) return undefined
  const [parent = '', item = ''] = reference.slug.split('/')
  const home = sound.get(entryPath(nested.parent, parent))
  if (!home) return []
  const { source, yaml } = home
  const meant = strangerLike(item, { nested, parent, home, generated })
  const message = `There is no ${nested.singular} \`${item}\`, and ${generated.file.source.file}, which a program writes, names it.`
  const hint = `Leave its address as it is, or change it by \`npm run mv -- ${nested.name}/${reference.slug} …\`. If it has to go, that file has to be written anew.`
  if (!meant) return [source.problem(...yaml.keyRange(nested.list), message, hint)]
  const fix = writeValues(home, [{ path: meant, value: item }], false)
  return [source.problem(...yaml.range(meant), message, hint, fix)]
}

interface Lists {
  nested: Nested
  parent: string
  home: ParsedFile
  generated: CheckedFile
}

function strangerLike(item: string, { nested, parent, home, generated }: Lists): PropertyKey[] | undefined {
  const known = new Set(generated.references.map(({ reference }) => reference.slug))
  const strangers = select(home.yaml.data, [...nested.list, '*', ...nested.slug]).filter(
    ({ value }) => !known.has(`${parent}/${String(value)}`),
  )
  const names = strangers.map(({ value }) => String(value))
  const near = closest(item, names)
  return strangers.find(({ value }) => value === near)?.path
}
