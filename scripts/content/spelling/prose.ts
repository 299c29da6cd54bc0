import { isWithin, select } from '../../../renderer/model/define/path.ts'
import { walk } from '../../../renderer/model/define/texts.ts'
import { textsOf } from '../../../renderer/model/parse/fileTexts.ts'
import type { ParsedFile } from '../../../renderer/model/parse/parsedFile.ts'

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu
/** What is no prose: addresses, paths, tokens, names of files. */
const CODE = /[/@_{}\d\\]|\.\w/
/** A value of one word that begins small is a slug, a choice, the name of an icon. */
const SLUG = /^[a-z0-9:./-][\w:./-]*$/

/** The texts of a file that people read, but for names. */
export function proseIn(file: ParsedFile) {
  const names = file.fileType.policies?.names ?? []
  return textsOf(file).filter(({ text, path }) => !path || !(SLUG.test(text) || isWithin(path, names)))
}

/** The words of the names that a file tells. */
export function namesIn({ yaml, fileType }: ParsedFile): string[] {
  const found = (fileType.policies?.names ?? []).flatMap((pattern) => select(yaml.data, pattern))
  return found.flatMap(({ value }) => {
    const words: string[] = []
    walk(value, (leaf) => {
      if (typeof leaf === 'string') words.push(...wordsOf(leaf))
    })
    return words
  })
}

/** The words of a text, as a dictionary has them. Abbreviations in capitals are no words. */
export function wordsOf(text: string): string[] {
  const plain = text.split(/\s+/).filter((part) => !CODE.test(part))
  const words = plain.flatMap((part) => part.match(WORD) ?? [])
  return words.map((word) => word.replaceAll('’', "'").replace(/'s?$/, '')).filter((word) => /\p{Ll}{2}/u.test(word))
}
