import { createContext, createElement, forwardRef, memo, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { withoutSlashes } from '../../../renderer/markup/slashes.ts'
import { staticMarkup } from '../../../renderer/markup/staticMarkup.ts'
import { shellOf } from '../../../renderer/page.ts'
import { Places } from '../../../renderer/places/places.ts'
import { documentOf } from '../../../renderer/renderDocument.tsx'
import { pageModules } from '../../../scripts/rendering/pageModules.ts'
import { routeIn } from '../../../scripts/rendering/route.ts'
import { fixtureSiteContent } from '../../support/fixtureContent.ts'

const byReact = (node: ReactNode) => withoutSlashes(renderToStaticMarkup(node))

const Word = createContext('none')
const Wrapped = memo(forwardRef<HTMLElement, { word: string }>(({ word }, ref) => <i ref={ref}>{word}</i>))
const Twice = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    {children}
  </>
)
/** Whatever a page's elements can be, and what React treats apart. */
const NODES: Record<string, ReactNode> = {
  'texts, and what is written for characters': `"a" & 'b' <c> &amp; d`,
  'numbers and nothing': [0, -0, 1.5, Number.NaN, null, undefined, true, false, ''],
  'nested lists': [['a', ['b']], <i key="c">c</i>],
  'names that HTML spells in another way': (
    <label className="a" htmlFor="b" tabIndex={-1}>
      c
    </label>
  ),
  'attributes of drawings': (
    <svg viewBox="0 0 1 1" strokeWidth={1.5} strokeLinecap="round" fillOpacity={0} preserveAspectRatio="none">
      <title>A title</title>
      <use href="#a" x={-3.25} y={0} />
      <textPath startOffset="50%" textAnchor="middle" xlinkHref="#b" />
    </svg>
  ),
  'attributes that are there or not': (
    <details open hidden={false}>
      <video controls muted playsInline src="/a.mp4" />
      <button type="button" disabled={true} aria-expanded={false} aria-busy={true} data-on={true} data-off={false}>
        a
      </button>
    </details>
  ),
  'values that are no texts': (
    <td colSpan={2} rowSpan={0} data-count={0} data-list={['a', 'b'] as never} onFocus={() => {}}>
      a
    </td>
  ),
  'values that are left out': <p id={undefined} title="" className="" lang={null as never} key="a" />,
  'values that hold markup': <p title={`"a" & 'b' <c>`} data-json='{"a":"<b>"}' />,
  'addresses, empty and of scripts': [
    '',
    ' javascript:alert(1)',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'journal',
  ].map((address) => [
    createElement('a', { key: address, href: address }, 'a'),
    createElement('img', { key: `${address} `, src: address, alt: '', loading: 'lazy' }),
  ]),
  'elements without an end': (
    <p>
      a<br />b<wbr />
      <img src="/a.png" srcSet="/a.png 1x, /b.png 2x" alt="" loading="lazy" decoding="async" fetchPriority="low" />
      <hr />
    </p>
  ),
  'tables and times': (
    <table>
      <tbody>
        <tr>
          <th scope="row" abbr="a">
            <time dateTime="2026-01-02">b</time>
          </th>
        </tr>
      </tbody>
    </table>
  ),
  forms: (
    <form>
      <input type="radio" name="a" defaultChecked value="1" />
      <select defaultValue="b">
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      <textarea defaultValue={'\na'} />
    </form>
  ),
  'text that begins with a break': <pre>{'\na'}</pre>,
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the test is about
  'finished markup': createElement('div', { dangerouslySetInnerHTML: { __html: '<b>as it is</b>' } }),
  'components, groups and their children': (
    <Twice>
      <p>a</p>b
    </Twice>
  ),
  "React's own wrappers": (
    <Word.Provider value="a">
      <Wrapped word="b" />
      <Word.Consumer>{(word) => word}</Word.Consumer>
    </Word.Provider>
  ),
  'what can be gone through': new Set(['a', 'b']),
  'elements of another kind': createElement('x-part', { class: 'a', hidden: true }, 'b'),
}

describe('what is written of', () => {
  test.each(Object.entries(NODES))('%s is what React writes', (_, node) => {
    const expected = byReact(<div>{node}</div>)
    expect(staticMarkup(<div>{node}</div>)).toBe(expected)
    // What was learned the first time holds.
    expect(staticMarkup(<div>{node}</div>)).toBe(expected)
  })

  test('another value of a learned kind is that value', () => {
    for (const x of [1, 2, -1, -2, 0, 3.75]) expect(staticMarkup(<rect x={x} />)).toBe(`<rect x="${x}"></rect>`)
    for (const lang of ['en', 'true', 'x']) expect(staticMarkup(<p lang={lang} />)).toBe(`<p lang="${lang}"></p>`)
  })

  test('what React refuses is refused', () => {
    expect(() => staticMarkup({ a: 1 } as never)).toThrow('not valid as a React child')
  })
})

test('every page of the fixture is what React writes of it', async () => {
  const site = await fixtureSiteContent()
  const handed = { site, places: new Places(site), twins: new Set<string>() }
  const shell = shellOf(site)
  const families = new Set<string>()
  for (const { address: pathname } of site.pages())
    for (const [pageId, { gather, compose, Page }] of pageModules) {
      const route = routeIn(pageId, pathname)
      if (!route) continue
      families.add(pageId)
      const data = compose(gather({ ...handed, urlPathname: pathname, routeParams: route.params }))
      const document = documentOf({ Page, data, pathname, shell })
      expect(staticMarkup(document)).toBe(byReact(document))
    }
  expect(families.size).toBeGreaterThan(10)
})
