import { expect, test } from 'vitest'
import { MAP_ORIGIN } from '../../renderer/collections/contact/definition.ts'
import { SECURITY_POLICY, SECURITY_POLICY_IN_PAGE } from '../../renderer/securityPolicy.ts'
import { headerRules, headersText, isPreview, parseHeaders } from '../../scripts/serve/hostFiles.ts'

test('no address has a header by two rules, which hosts would join', () => {
  const [first = { headers: {} }, ...others] = headerRules(false)
  for (const { headers } of others) expect(Object.keys(headers).filter((name) => name in first.headers)).toEqual([])
})

test('what is no release tells search engines to leave it out, and a release does not', () => {
  const [all = { headers: {} }] = headerRules(false)
  expect(all.headers).toMatchObject({ 'X-Robots-Tag': 'noindex' })
  for (const release of [true, false]) {
    const read = parseHeaders(headersText(headerRules(release)))
    expect(read).toEqual(headerRules(release))
    expect(isPreview(read)).toBe(!release)
  }
})

test('the policy lets a page load what is ours, show the map, and nothing else', () => {
  const directives = SECURITY_POLICY.split('; ').map((directive) => directive.split(' '))
  const sources = Object.fromEntries(directives.map(([name = '', ...from]) => [name, from.join(' ')]))
  const { 'frame-src': frames, ...others } = sources
  expect(frames).toBe(MAP_ORIGIN)
  for (const [name, from] of Object.entries(others)) expect(["'self'", "'none'"], name).toContain(from)
  for (const name of ['default-src', 'base-uri', 'form-action', 'frame-ancestors']) expect(sources[name]).toBe("'none'")
  // A page cannot say who may frame it: browsers pass over the directive, and warn.
  expect(`${SECURITY_POLICY_IN_PAGE}; frame-ancestors 'none'`).toBe(SECURITY_POLICY)
})
