import { Faq } from '../../../renderer/islands/Faq.island.tsx'
import { Island } from '../../../renderer/islands/Island.tsx'

/** Never called: `tsc` is the test, and an `@ts-expect-error` that expects in vain its failure. */
export function refusedByTheCompiler() {
  const Clock = (_: { at: Date }) => null
  const Ticker = (_: { onTick: () => void }) => null
  return [
    // @ts-expect-error: a date arrives as a text
    <Island key="1" name="Faq" component={Clock} id="clock" props={{ at: new Date() }} />,
    // @ts-expect-error: a function does not arrive at all
    <Island key="2" name="Faq" component={Ticker} id="ticker" props={{ onTick: () => {} }} />,
    // @ts-expect-error: there is no such island
    <Island key="3" name="Nothing" component={Faq} id="faq" props={{ faq: [] }} />,
  ]
}
