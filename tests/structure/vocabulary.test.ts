import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listCodeFiles, modules, parseModule, walkNodes } from '../support/codeFiles.ts'

/** Names that don't describe their value. They're fine in longer names: `plainText`. */
const VAGUE_NAMES = toSet(
  'again alike anew apart asked awake counted doubt found inWords keep kept known laid lay like listening looks made named plain PlainError room ruled seen standing strike thing told twins unseen wake way whole words',
)
/** Words with common replacements, such as `hydrated`, `duplicates`, and `rebuild`. */
const VAGUE_WORDS = toSet('alike anew asked awake laid lay lays told twins unseen wake')

/** Exceptions, with reasons. */
const ALLOWED_NAMES: Record<string, string> = {
  words: 'the words of a text, when it is split or counted',
  plain: 'text without markup or compression',
}

function toSet(words: string): Set<string> {
  return new Set(words.split(' '))
}

const DECLARATION_TYPE =
  /^(?:VariableDeclarator|FunctionDeclaration|ClassDeclaration|TSInterfaceDeclaration|TSTypeAlias.*)$/
const MEMBER_TYPE = /^(?:TSPropertySignature|TSMethodSignature|MethodDefinition|PropertyDefinition)$/

function collectNamesAndProse(file: string): { names: string[]; prose: string } {
  const { program, comments } = parseModule(file)
  const declared = [...walkNodes(program)].flatMap(({ type, id, key, params }) => {
    if (DECLARATION_TYPE.test(String(type))) return [id]
    if (MEMBER_TYPE.test(String(type))) return [key]
    return Array.isArray(params) ? params.map((param) => param.left ?? param) : []
  })
  const names = declared.flatMap((node) => (isIdentifier(node) ? [node.name] : []))
  return { names, prose: comments.map(({ value }) => value).join('\n') }
}

const isIdentifier = (node: unknown): node is { name: string } =>
  typeof node === 'object' && node !== null && 'name' in node && typeof node.name === 'string'

function findViolations({ names, prose }: { names: string[]; prose: string }): string[] {
  const text = prose.replaceAll(/```.*?```|`[^`\n]*`|https?:\S+/gs, ' ').toLowerCase()
  return [
    ...names.filter((name) => VAGUE_NAMES.has(name) && !(name in ALLOWED_NAMES)),
    ...names.filter((name) =>
      name.split(/(?<=[a-z])(?=[A-Z])|_/).some((part, _, { length }) => length > 1 && isVague(part)),
    ),
    ...(text.match(/[a-z]+/g) ?? []).filter(isVague),
  ]
}

const isVague = (word: string) => VAGUE_WORDS.has(word.toLowerCase())

const guides = ['.', 'content', 'scripts/hosts'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /^(?!reference|open-questions).*\.md$/.test(name))
    .map((name) => (folder === '.' ? name : `${folder}/${name}`)),
)
const code = [...modules, ...listCodeFiles(/\.tsx?$/, ['tests'])]

test('names, comments, and guides use common terms', () => {
  const texts = [
    ...code.map((file) => ({ file, ...collectNamesAndProse(file) })),
    ...guides.map((file) => ({ file, names: [], prose: readFileSync(file, 'utf8') })),
  ]
  expect(texts.flatMap(({ file, ...text }) => findViolations(text).map((word) => `${file}: ${word}`))).toEqual([])
})

test('detects vague names and words', () => {
  const names = ['found', 'layPage', 'TOLD_ONCE', 'foundation', 'layout', 'words']
  expect(findViolations({ names, prose: 'Built anew, see `anew`.' })).toEqual(['found', 'layPage', 'TOLD_ONCE', 'anew'])
})

test('messages for the terminal have straight apostrophes, as opposed to pages and forms', () => {
  const files = listCodeFiles(/\.tsx?$/, ['scripts']).filter((file) => !/admin|dev\/problemPages/.test(file))
  expect(files.filter((file) => /[a-z]’[a-z]/.test(readFileSync(file, 'utf8')))).toEqual([])
})
