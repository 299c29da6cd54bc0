import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { PHONE } from '../support/page.ts'
import { EPISODE, openPlayer, pauseButton, play, sound, wakePlayer } from '../support/player.ts'

const dock = (page: Page) => page.getByRole('region', { name: 'Podcast player' })

/** Follows a link of the footer, which is in no menu. */
async function moveOn(page: Page, path = '/blog'): Promise<void> {
  await page.locator(`footer a[href="${path}"]`).first().click()
  await page.waitForURL(`**${path}`)
  await page.locator('#announcement:not(:empty)').waitFor({ state: 'attached' })
}

describe.each([
  ['on a wide screen', {}],
  ['on a phone', PHONE],
  ['with less motion', { reducedMotion: 'reduce' as const }],
])('while one moves through the site, %s', (_, options) => {
  test('the episode plays on, and the dock has its controls', async () => {
    const page = await openPlayer(options)
    await play(page)
    expect(await dock(page).count()).toBe(0)
    await page.locator('audio').evaluate((audio) => {
      audio.addEventListener('pause', () => audio.setAttribute('data-paused', ''))
    })
    await moveOn(page)
    await dock(page).waitFor()
    expect(await page.locator('audio[data-paused]').count()).toBe(0)
    const { time } = await sound(page)
    await expect.poll(async () => (await sound(page)).time).toBeGreaterThan(time)
    await dock(page).getByRole('button', { name: 'Pause' }).click()
    expect((await sound(page)).paused).toBe(true)

    await dock(page).getByRole('link', { name: 'A Seven-Figure Med Spa Without Burnout' }).click()
    await page.waitForURL(`**${EPISODE}`)
    await wakePlayer(page)
    await dock(page).waitFor({ state: 'hidden' })
    expect(await page.locator('audio').count()).toBe(1)
    expect(await page.locator('.desk-time').innerText()).not.toMatch(/^0:00 of 52/)
  })
})

describe('the dock', () => {
  test('is there too while the player of the page is out of sight', async () => {
    const page = await openPlayer()
    await play(page)
    await page.locator('footer').scrollIntoViewIfNeeded()
    await dock(page).waitFor()
    await page.locator('.player').scrollIntoViewIfNeeded()
    await dock(page).waitFor({ state: 'hidden' })
  })

  test('is not there for who has played nothing', async () => {
    const page = await openPlayer()
    await moveOn(page)
    expect(await dock(page).count()).toBe(0)
  })

  test('answers to the player’s keys', async () => {
    const page = await openPlayer()
    await play(page)
    await moveOn(page)
    await dock(page).getByRole('button', { name: 'Pause' }).focus()
    await page.keyboard.press('k')
    expect((await sound(page)).paused).toBe(true)
    await page.keyboard.press('5')
    await page.keyboard.press('ArrowRight')
    expect(Math.floor((await sound(page)).time)).toBe(40)
    await page.keyboard.press('m')
    expect((await sound(page)).muted).toBe(true)
  })

  test('closes, ends the episode, and the focus goes to the page', async () => {
    const page = await openPlayer()
    await play(page)
    await moveOn(page)
    await dock(page).getByRole('button', { name: 'Close the player' }).click()
    expect(await dock(page).count()).toBe(0)
    expect(await page.locator('audio').count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(await dock(page).count()).toBe(0)
  })

  test('another episode’s player waits, and takes over when it is played', async () => {
    const page = await openPlayer()
    await play(page)
    await moveOn(page, '/podcast')
    await page.locator('main a[href="/podcast/answer-the-phone"]').click()
    await page.waitForURL('**/answer-the-phone')
    await wakePlayer(page)
    expect((await sound(page)).paused).toBe(false)
    expect(await page.locator('.desk-time').innerText()).toBe('0:00 of 41:08')
    await dock(page).waitFor()
    await play(page)
    await dock(page).waitFor({ state: 'hidden' })
    expect(await page.locator('audio').count()).toBe(1)
    await pauseButton(page).waitFor()
  })
})

describe('after a full load', () => {
  async function listenAndLoad(flags: string[]): Promise<Page> {
    const page = await openPlayer({ flags })
    await play(page)
    await page.keyboard.press('5')
    await page.goto('/about')
    await dock(page).waitFor()
    return page
  }

  test('the episode plays on by itself, where the browser lets it', async () => {
    const page = await listenAndLoad(['--autoplay-policy=no-user-gesture-required'])
    await expect.poll(async () => (await sound(page)).time).toBeGreaterThan(30)
    expect((await sound(page)).paused).toBe(false)
  })

  test('it waits for a press in the dock, where the browser does not', async () => {
    const page = await listenAndLoad(['--autoplay-policy=document-user-activation-required'])
    await dock(page).getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(async () => (await sound(page)).time).toBeGreaterThan(30)
  })
})
