import { describe, expect, test } from 'vitest'
import { violationsOf } from '../support/axe.ts'
import { announced, POST } from '../support/navigation.ts'
import { openPage, VIEWS } from '../support/page.ts'
import { dock, keyHelp, openPlayer, play, playButton } from '../support/player.ts'

describe.each(VIEWS)('axe finds nothing in what opens: $name', ({ options, isPhone }) => {
  const open = async (path: string) => {
    const page = await openPage({ ...options, bypassCSP: true })
    await page.goto(path)
    return page
  }

  test('the menu', async () => {
    const page = await open('/about')
    if (isPhone) await page.getByRole('button', { name: 'Sheet open' }).click()
    else await page.locator('.industries-menu summary').click()
    await page.getByRole('link', { name: 'Dental Practices' }).first().waitFor()
    expect(await violationsOf(page, 'header')).toEqual([])
  })

  test('an answer, and the help of a price', async () => {
    const page = await open('/services/local-seo')
    await page.locator('#faq').scrollIntoViewIfNeeded()
    await page.locator('[data-island="Faq"][data-awake]').waitFor()
    await page.locator('.faq summary').first().click()
    // A phone's price list explains in place.
    if (!isPhone) {
      await page.locator('.help-button').first().click()
      await page.locator('.help:popover-open').waitFor()
    }
    expect(await violationsOf(page, '#faq', '#pricing')).toEqual([])
  })

  test('the cities that were found, and that there is none', async () => {
    const page = await open('/locations')
    await page.getByRole('combobox').fill('louis')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
    expect(await violationsOf(page, '.city-search')).toEqual([])
    await page.getByRole('combobox').fill('qqqqqq')
    await page.getByText('None found.').waitFor()
    expect(await violationsOf(page, '.city-search')).toEqual([])
  })

  test('the page that was meant', async () => {
    const page = await open('/locations/kentucky/luisville')
    await page.locator('[data-suggestion] a[href="/locations/kentucky/louisville"]').waitFor()
    expect(await violationsOf(page, 'main')).toEqual([])
  })

  test('the player, its keys, its transcript, and the dock', async () => {
    const page = await openPlayer({ ...options, bypassCSP: true })
    await play(page)
    expect(await violationsOf(page, '.player')).toEqual([])
    await page.keyboard.press('?')
    await keyHelp(page).waitFor()
    expect(await violationsOf(page, '[role="dialog"]')).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('#transcript summary').click()
    await page.locator('footer').scrollIntoViewIfNeeded()
    await dock(page).waitFor()
    expect(await violationsOf(page)).toEqual([])
  })

  test('the player that cannot play', async () => {
    const page = await openPlayer({ ...options, bypassCSP: true, allowProblems: /ERR_FAILED/ })
    await page.route('**/*.mp3', (route) => route.abort())
    await playButton(page).click()
    await page.getByRole('button', { name: 'Player retry' }).waitFor()
    expect(await violationsOf(page, '.player')).toEqual([])
  })

  test('a page that has taken another’s place', async () => {
    const page = await open('/blog')
    await page.getByRole('link', { name: POST }).click()
    await announced(page)
    expect(await violationsOf(page)).toEqual([])
  })
})
