import { expect, test } from 'vitest'
import { openPage, PHONE } from '../support/page.ts'
import { dock, EPISODE, playButton, position, sound, wakePlayer } from '../support/player.ts'

test('a finger alone reaches everything: sizes, finder, map, questions, player, transcript and dock', async () => {
  const page = await openPage(PHONE)
  await page.goto('/services')
  await page.getByRole('radio').nth(1).tap()
  await page.locator('.price-2').first().waitFor()

  await page.goto('/locations')
  await page.getByRole('combobox').tap()
  await page.getByRole('combobox').fill('louis')
  await page.getByRole('option').first().tap()
  await page.waitForURL('**/locations/**')

  await page.goto('/services/local-seo')
  await page.locator('#faq').scrollIntoViewIfNeeded()
  await page.locator('[data-island="Faq"][data-awake]').waitFor()
  await page.locator('.faq summary').nth(1).tap()
  await page.locator('.faq details:nth-of-type(2)[open]').waitFor()

  await page.goto('/contact')
  await page.locator('main summary').tap()
  await page.locator('main details[open]').waitFor()

  await page.goto(EPISODE)
  await wakePlayer(page)
  await playButton(page).tap()
  await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0)
  await position(page).tap()
  await expect.poll(async () => (await sound(page)).time).toBeGreaterThan(25)
  await page.getByRole('button', { name: 'Loop' }).tap()
  expect((await sound(page)).loop).toBe(true)
  await page.locator('#page-chapters a').first().tap()
  await expect.poll(async () => (await sound(page)).time).toBeLessThan(20)
  await page.locator('#transcript summary').tap()
  await page.locator('#transcript[open]').waitFor()
  await page.locator('footer').scrollIntoViewIfNeeded()
  await dock(page).getByRole('button', { name: 'Player pause' }).tap()
  expect((await sound(page)).paused).toBe(true)
  await dock(page).getByRole('button', { name: 'Player close' }).tap()
  expect(await dock(page).count()).toBe(0)
})
