import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Layout } from '../../../renderer/components/Layout.tsx'
import { shellOf } from '../../../renderer/page.ts'
import { siteOf } from '../../support/contentFolder.ts'

test('the call at the foot of a phone is left out where it leads, also where it leads to a place of that page', async () => {
  const call = 'label: Call label\n  to: /contact'
  const site = await siteOf({ 'navigation.yaml': (text) => text.replace(call, `${call}#schedule`) })
  const barOn = (pathname: string) =>
    renderToStaticMarkup(
      <Layout shell={shellOf(site)} pathname={pathname}>
        Text
      </Layout>,
    ).includes('class="call-bar"')
  expect(['/about', '/contact'].map(barOn)).toEqual([true, false])
})
