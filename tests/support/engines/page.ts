import { expect, inject } from 'vitest'
import type { Visitor } from './visitor.ts'

/** What a test does on a page, in any engine: elements are found by a selector and their words. */
export function pageOf(visitor: Visitor) {
  const run = <Result>(act: (...input: never[]) => Result, ...input: unknown[]) =>
    visitor.evaluate(`(${act})(...${JSON.stringify(input)})`) as Promise<Awaited<Result>>
  const is = (selector: string, words = '') =>
    expect.poll(() => run(isShown, selector, words), { message: `${selector} ${words}` })
  const at = async (selector: string, words = '') => {
    await is(selector, words).toBe(true)
    await expect.poll(() => run(isStill)).toBe(true)
    return run(middleOf, selector, words)
  }
  return {
    run,
    is,
    open: async (path: string) => {
      await visitor.open(inject('address') + path)
      await run(noteErrors)
    },
    click: async (selector: string, words = '') => {
      const { x, y } = await at(selector, words)
      await visitor.click(x, y)
    },
    hover: async (selector: string, words = '') => {
      const { x, y } = await at(selector, words)
      await visitor.hover(x, y)
    },
    press: async (...keys: string[]) => {
      for (const key of keys) await visitor.press(key)
    },
    shows: async (path: string) => {
      await expect.poll(() => run(shownPath)).toBe(path)
      await run(noteErrors)
    },
    errors: () => run(() => JSON.parse(sessionStorage.getItem('errors') ?? '[]') as string[]),
  }
}

/** The path of a page that has loaded, as its own canonical address has it. */
function shownPath(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  return document.readyState === 'complete' && link ? new URL(link.href).pathname : ''
}

/** Whether nothing is on its way, a page that comes in least of all: the mouse would miss what it is aimed at. */
function isStill(): boolean {
  return !document
    .getAnimations()
    .some(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
}

function noteErrors(): void {
  if (document.documentElement.dataset.noted) return
  document.documentElement.dataset.noted = 'true'
  const note = (text: unknown) => {
    const errors = JSON.parse(sessionStorage.getItem('errors') ?? '[]')
    sessionStorage.setItem('errors', JSON.stringify([...errors, String(text)]))
  }
  addEventListener('error', ({ message }) => note(message))
  addEventListener('unhandledrejection', ({ reason }) => note(reason))
}

// Each of the two travels as text, by itself.
function isShown(selector: string, words: string): boolean {
  return [...document.querySelectorAll(selector)].some(
    (each) =>
      (each.ariaLabel ?? each.textContent ?? '').includes(words) && each.checkVisibility({ visibilityProperty: true }),
  )
}

function middleOf(selector: string, words: string): { x: number; y: number } {
  const found = [...document.querySelectorAll(selector)].find(
    (each) =>
      (each.ariaLabel ?? each.textContent ?? '').includes(words) && each.checkVisibility({ visibilityProperty: true }),
  )
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = (found ?? document.body).getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
