import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CHUNKS, hold, isChunk } from '../support/hold.ts'
import { mainMenu, shown } from '../support/navigation.ts'
import { MOVING, PHONE, requestsOf } from '../support/page.ts'
import {
  dock,
  EPISODE,
  EPISODE_TITLE,
  OTHER_EPISODE,
  openPlayer,
  pauseButton,
  play,
  shownTime,
  sound,
  wakePlayer,
} from '../support/player.ts'

/** Follows a link of the footer, which is in no menu. The mouse would have to wait until the dock has come up beneath it. */
async function moveOn(page: Page): Promise<void> {
  await page.locator('footer a[href="/terms"]').dispatchEvent('click')
  await shown(page, '/terms')
}

describe.each([
  ['on a wide screen', MOVING],
  ['on a phone with less motion', PHONE],
])('while one moves through the site, %s', (_, options) => {
  test('the episode goes on where it was, and the dock has its controls', async () => {
    const page = await openPlayer(options)
    await play(page)
    await page.keyboard.press('5')
    expect(await dock(page).count()).toBe(0)
    await moveOn(page)
    await dock(page).waitFor()
    await expect.poll(async () => (await sound(page)).time).toBeGreaterThan(30)
    await dock(page).getByRole('button', { name: 'Player pause' }).click()
    const { paused, time } = await sound(page)
    expect(paused).toBe(true)

    await dock(page).getByRole('link', { name: EPISODE_TITLE }).click()
    await page.waitForURL(`**${EPISODE}`)
    await wakePlayer(page)
    await dock(page).waitFor({ state: 'hidden' })
    expect(await page.locator('audio').count()).toBe(1)
    expect(await shownTime(page)).toContain(`:${String(Math.floor(time) % 60).padStart(2, '0')} of`)
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

  test('takes the call of a phone in: both are one bar', async () => {
    const page = await openPlayer(PHONE)
    await play(page)
    await moveOn(page)
    const bounds = await dock(page).boundingBox()
    const call = await page.locator('.call-bar').getByRole('link').boundingBox()
    expect(call?.y).toBeGreaterThan(bounds?.y ?? 0)
    expect((call?.y ?? 0) + (call?.height ?? 0)).toBeLessThan((bounds?.y ?? 0) + (bounds?.height ?? 0))
  })

  test('answers to the player’s keys', async () => {
    const page = await openPlayer()
    await play(page)
    await moveOn(page)
    await dock(page).getByRole('button', { name: 'Player pause' }).focus()
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
    await dock(page).getByRole('button', { name: 'Player close' }).click()
    expect(await dock(page).count()).toBe(0)
    expect(await page.locator('audio').count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
    const chunks = requestsOf(page, isChunk)
    await page.reload()
    // The dock's code would have been asked for by now.
    expect(chunks).toEqual([])
  })

  test('another episode’s player waits, and takes over when it is played', async () => {
    const page = await openPlayer()
    await play(page)
    await mainMenu(page, 'Podcast').click()
    await page.locator(`main a[href="${OTHER_EPISODE}"]`).click()
    await shown(page, OTHER_EPISODE)
    await wakePlayer(page)
    expect((await sound(page)).paused).toBe(false)
    expect(await shownTime(page)).toMatch(/^0:00 of 1:01\ssample word/)
    await dock(page).waitFor()
    await play(page)
    await dock(page).waitFor({ state: 'hidden' })
    expect(await page.locator('audio').count()).toBe(1)
    await pauseButton(page).waitFor()
  })
})

describe('on the next page', () => {
  async function listenAndLoad(): Promise<Page> {
    const page = await openPlayer()
    await play(page)
    await page.keyboard.press('5')
    return page
  }

  test('the episode plays on by itself, where the browser lets it', async () => {
    const page = await listenAndLoad()
    const release = await hold(page, CHUNKS)
    await page.goto('/about')
    // By the browser's policy (see CHROMIUM_FLAGS), a page may play once the visitor has done something on it.
    await page.locator('main').click()
    release()
    await dock(page).waitFor()
    await expect.poll(async () => (await sound(page)).time).toBeGreaterThan(30)
    expect((await sound(page)).paused).toBe(false)
  })

  test('it waits for a press in the dock, where the browser does not', async () => {
    const page = await listenAndLoad()
    await page.goto('/about')
    await dock(page).getByRole('button', { name: 'Player play' }).click()
    await expect.poll(async () => (await sound(page)).time).toBeGreaterThan(30)
  })
})
