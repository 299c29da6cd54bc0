import { DomUtils, parseDocument } from 'htmlparser2'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Faq } from '../../../renderer/islands/Faq.island.tsx'
import { Island } from '../../../renderer/islands/Island.tsx'

test('renders an island as complete HTML with the data for hydration', () => {
  const faq = [{ id: 'faq-cost', question: 'What does it cost?', answer: '<b>$750</b> & "more"' }]
  const html = renderToStaticMarkup(<Island name="Faq" component={Faq} id="list" props={{ faq }} />)
  expect(html).toContain('&lt;b&gt;$750&lt;/b&gt; &amp; &quot;more&quot;</p>')
  // The Content Security Policy forbids inline styles.
  expect(html).not.toContain('style=')
  expect(html).toMatch(/id="radix-_list-/)
  const { attribs } = DomUtils.getElementsByTagName('div', parseDocument(html))[0] ?? {}
  expect(attribs).toMatchObject({ 'data-island': 'Faq', 'data-prefix': 'list-' })
  expect(JSON.parse(attribs?.['data-props'] ?? '')).toEqual({ faq })
})
