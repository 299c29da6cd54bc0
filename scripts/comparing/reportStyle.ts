/** The look of the report: the colors are those of `renderer/styles/tokens.css`; the letters are whatever the reader has. */
export const REPORT_STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#f4efe5, #1a1412); --deep: light-dark(#eae2d3, #291f1b);
  --ink: light-dark(#1d1613, #efe6d8); --soft: light-dark(#51453d, #b9ac9d); --accent: light-dark(#6b1322, #e66d75);
  --line: light-dark(#cbbb98, #594a38) }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 "Instrument Sans", system-ui, sans-serif }
main { max-width: 72rem; margin: 0 auto; padding: 4rem clamp(1.25rem, 4vw, 4rem) }
h1, h2 { font-family: "Newsreader Display", Georgia, serif; font-weight: 400; line-height: 1.15; text-wrap: balance }
h1 { font-size: clamp(2.1rem, 1.5rem + 2.1vw, 3.25rem); margin: 0 }
h2 { font-size: 1.5rem; margin: 4rem 0 1rem; overflow-wrap: anywhere }
.lede { font-size: 1.25rem; margin: 1rem 0 0 }
p, small, summary, th { color: var(--soft) }
small { font-size: 0.8125rem }
table { width: 100%; border-collapse: collapse; table-layout: fixed }
th { text-align: start; font-weight: 400; font-size: 0.9375rem }
th, td { padding: 0.6rem 1.5rem 0.6rem 0; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere }
del { color: var(--soft); text-decoration: line-through; text-decoration-color: var(--accent) }
ins { color: var(--accent); background: var(--deep); text-decoration: underline; text-underline-offset: 0.2em }
li { overflow-wrap: anywhere }
figure { margin: 2rem 0 0 }
figcaption { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.25rem 1.5rem; overflow-wrap: anywhere }
label, figcaption span { color: var(--soft); font-size: 0.9375rem }
input { accent-color: var(--accent) }
.pair { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0.75rem 1.5rem; margin-top: 0.75rem }
.shot { overflow: auto; border: 1px solid var(--line) }
img { display: block; max-width: 100%; height: auto }
figure:has(:checked) .pair { grid-template-columns: minmax(0, 1fr) }
figure:has(:checked) img { max-width: none }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
@media (max-width: 40rem) {
  th, td { padding-inline-end: 0.75rem }
  .pair { grid-template-columns: minmax(0, 1fr) }
}
`
