/** What the tests of all engines do in a browser, whichever library drives it. */
export interface Visitor {
  open: (url: string) => Promise<void>
  /** Runs JavaScript in the page: an expression, whose value is plain. */
  evaluate: (script: string) => Promise<unknown>
  /** By the name that the DOM gives it: `Tab`, `ArrowDown`, `a`. */
  press: (key: string) => Promise<void>
  /** Moves the mouse to a point of the window, and presses it there. */
  click: (x: number, y: number) => Promise<void>
  hover: (x: number, y: number) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  back: () => Promise<void>
  close: () => Promise<void>
}

export type Engine = 'chromium' | 'firefox' | 'webkit'
