import type { ContentModel } from '../define/model.ts'
import type { MediaFile } from '../define/policies.ts'
import { type Problem, ruled } from '../explain/problem.ts'
import type { Memory } from '../parse/memory.ts'
import type { CheckedFile, ParsedFile } from '../parse/parsedFile.ts'
import type { Tokens } from '../parse/tokens.ts'
import { checkQuotes, checkRetyped } from '../rules/citations.ts'
import { checkOwnAlone } from '../rules/data.ts'
import { checkFigures } from '../rules/figures.ts'
import { checkOwnLinks } from '../rules/ownLinks.ts'
import { checkPictures } from '../rules/pictures.ts'
import { checkMarkdown, checkUnseen } from '../rules/signs.ts'
import { findAlone, keepAlone } from './aloneMemory.ts'
import { guarded } from './guarded.ts'
import { validate } from './validate.ts'

/** What a file is held against that does not stand in it. */
export interface Surroundings {
  model: ContentModel
  tokens: Tokens
  media: ReadonlyMap<string, MediaFile>
  /** The addresses of pages whose figures are free as a whole. */
  figureSources: string[]
  /** Where the site is published. */
  origin: string
}

/** What a file comes to when no other entry is looked at. */
export interface Alone {
  /** The file where its schema accepts it, or none. */
  checked: CheckedFile[]
  problems: Problem[]
}

/** What files came to before, and what surrounded them. */
const before = new WeakMap<ParsedFile, { key: string; alone: Alone }>()

/** Checks each file for itself: its schema, and the rules that need no other entry. Files for which nothing has changed come to what they did. */
export function checkAlone(files: ParsedFile[], surroundings: Surroundings, memory?: Memory): Alone[] {
  const { tokens, media, figureSources, origin } = surroundings
  const key = JSON.stringify([tokens.values, [...media], figureSources, origin])
  return files.map((file) => {
    const earlier = before.get(file)
    if (earlier?.key === key) return earlier.alone
    const found = memory && findAlone(memory, file, key)
    const alone = found ? { checked: [found], problems: [] } : checkNow(file, surroundings)
    const [inOrder] = found || alone.problems.length > 0 ? [] : alone.checked
    if (memory && inOrder) keepAlone(memory, inOrder, key)
    before.set(file, { key, alone })
    return alone
  })
}

function checkNow(file: ParsedFile, surroundings: Surroundings): Alone {
  const problems: Problem[] = []
  const step = () => (file.isBroken ? [] : check(file, surroundings, problems))
  return { checked: guarded(file.source.file, problems, step, []), problems }
}

/** The file where its schema accepts it. */
function check(file: ParsedFile, surroundings: Surroundings, problems: Problem[]): CheckedFile[] {
  const { model, tokens, media, figureSources, origin } = surroundings
  const replaced = tokens.replace(file, problems)
  ruled('references', problems)
  const result = validate(file, { ...replaced, tokens: model.tokenNames() })
  const found = [
    ruled('schema', Array.isArray(result) ? result : []),
    ruled('citations', [...checkRetyped(file, tokens), ...checkQuotes(file, tokens)]),
    ruled('figures', checkFigures(file, { model, tokens, isSource: (address) => figureSources.includes(address) })),
    ruled('references', checkOwnLinks(file, origin)),
    ruled('media', checkPictures(file, media, model)),
    ruled('truth', Array.isArray(result) ? [] : checkOwnAlone(result)),
    ruled('text', [...checkUnseen(file), ...checkMarkdown(file, model)]),
  ]
  for (const problem of found.flat()) problems.push(problem)
  return Array.isArray(result) ? [] : [result]
}
