import { expect, test } from 'vitest'
import { type StructuredData, shellOf } from '../../renderer/page.ts'
import { renderDocument } from '../../renderer/renderDocument.tsx'
import { siteOf } from '../support/contentFolder.ts'

const shell = shellOf(await siteOf({}))

test('elements without content end without a slash; texts and data keep theirs', () => {
  const structuredData = [{ '@context': 'https://schema.org', '@type': 'Thing', name: 'a /> b' } as StructuredData]
  const data = { meta: { title: 'A title', description: 'To /> or not', structuredData } }
  const Page = () => (
    <p>
      {'one />'}
      <br />
      <img src="/media/a.png" alt="a />" width={1} height={1} />
    </p>
  )
  const html = renderDocument({ Page, data, pathname: '/about', shell })
  expect(html).toContain('<p>one /&gt;<br><img src="/media/a.png" alt="a /&gt;" width="1" height="1"></p>')
  expect(html).toContain('"name":"a /> b"')
  expect(html.match(/<[^<>]*\/>/g)).toBeNull()
})

test('lines do not end within a compound; the head says it as it is written', () => {
  const data = { meta: { title: 'By e-mail', description: 'By e-mail', structuredData: [] } }
  const html = renderDocument({ Page: () => <p>By e-mail</p>, data, pathname: '/about', shell })
  expect(html).toContain('<p>By <span class="whole">e-mail</span></p>')
  expect(html.match(/By e-mail/g)?.length).toBeGreaterThan(1)
})
