import { expect, test } from 'vitest'
import { MAP_ORIGIN, SECURITY_POLICY, SECURITY_POLICY_IN_PAGE } from '../../../renderer/securityPolicy.ts'
import { formatHeaders } from '../../../scripts/serve/hostFiles.ts'

test('never sets a header in two rules, because hosts join the values', () => {
  const names = [...formatHeaders({ isRelease: false }).matchAll(/^ +([\w-]+):/gm)].map(([, name]) => name)
  expect(names).toContain('Cache-Control')
  expect(names).toEqual([...new Set(names)])
})

test('excludes only previews from search engines', () => {
  expect(formatHeaders({ isRelease: true })).not.toContain('X-Robots-Tag')
  expect(formatHeaders({ isRelease: false })).toContain('  X-Robots-Tag: noindex\n')
})

test('only allows files of the site and the map in the Content Security Policy', () => {
  const directives = SECURITY_POLICY.split('; ').map((directive) => directive.split(' '))
  const sources = Object.fromEntries(directives.map(([name = '', ...from]) => [name, from.join(' ')]))
  const { 'frame-src': frames, ...others } = sources
  expect(frames).toBe(MAP_ORIGIN)
  for (const [name, from] of Object.entries(others)) expect(["'self'", "'none'"], name).toContain(from)
  for (const name of ['default-src', 'base-uri', 'form-action', 'frame-ancestors']) expect(sources[name]).toBe("'none'")
  // Browsers ignore `frame-ancestors` in a meta element, and warn.
  expect(`${SECURITY_POLICY_IN_PAGE}; frame-ancestors 'none'`).toBe(SECURITY_POLICY)
})
