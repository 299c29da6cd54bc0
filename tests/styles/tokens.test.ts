import { expect, test } from 'vitest'
import { listCodeFiles, readSource } from '../support/codeFiles.ts'

const stylesheets = listCodeFiles(/\.css$/).map((path) => ({ path, text: readSource(path) }))

test('media and container queries take their widths from the theme', () => {
  const literal = stylesheets.flatMap(({ path, text }) =>
    [...text.matchAll(/@(?:media|container)[^{]*?\d[^{]*/g)].map(([query]) => `${path}: ${query.trim()}`),
  )
  expect(literal).toEqual([])
})

test('every token of the theme is used', () => {
  const css = stylesheets.map(({ path, text }) => (path === 'renderer/styles/tokenNames.css' ? '' : text)).join('\n')
  const markup = listCodeFiles(/\.tsx$/)
    .map(readSource)
    .join('\n')
  const tokens = [...readSource('renderer/styles/tokens.css').matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name)
  expect(tokens.length).toBeGreaterThan(20)
  const isUsed = (token: string) => {
    const name = token.replace(/--(line-height|letter-spacing)$/, '')
    const role = name.replace(/^--(text|font-weight|font|color|spacing|breakpoint|container)-/, '')
    const utility = new RegExp(`[-@]${role}(?=[\\s"':/])|\\b${role}:`)
    return css.includes(`var(${name})`) || css.includes(`--theme(${name})`) || utility.test(markup)
  }
  expect(tokens.filter((token) => !isUsed(token))).toEqual([])
})
