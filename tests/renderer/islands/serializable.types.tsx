import { Island } from '../../../renderer/islands/Island.tsx'

/** `tsc` fails on an unused `@ts-expect-error`. */
export function createInvalidIslands() {
  const Clock = (_: { at: Date }) => null
  const Ticker = (_: { onTick: () => void }) => null
  return [
    // @ts-expect-error: a date would become a string
    <Island key="1" name="Faq" component={Clock} id="clock" props={{ at: new Date() }} />,
    // @ts-expect-error: a function would be lost
    <Island key="2" name="Faq" component={Ticker} id="ticker" props={{ onTick: () => {} }} />,
  ]
}
