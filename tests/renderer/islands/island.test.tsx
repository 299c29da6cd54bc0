import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Faq } from '../../../renderer/islands/Faq.island.tsx'
import { Island } from '../../../renderer/islands/Island.tsx'

const faq = [{ id: 'faq-cost', question: 'What does it cost?', answer: '<b>$750</b> & "more"' }]

describe('an island on the server', () => {
  const html = renderToStaticMarkup(<Island name="Faq" component={Faq} id="list" props={{ faq }} />)

  test('is HTML with every answer in it', () => {
    expect(html).toContain('&lt;b&gt;$750&lt;/b&gt; &amp; &quot;more&quot;</p>')
  })

  test('carries what the browser needs to wake it', () => {
    const [, props = ''] = /data-props="([^"]*)"/.exec(html) ?? []
    expect(
      JSON.parse(
        props.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
      ),
    ).toEqual({ faq })
    expect(html).toContain('data-island="Faq" data-prefix="list-"')
    expect(html).toMatch(/id="radix-_list-/)
  })

  test('has no style attribute, which the security policy forbids', () => {
    expect(html).not.toContain('style=')
  })
})
