import { clsx } from 'clsx'
import type { CompanyFacts } from '../collections/company/definition.ts'
import type { Navigation } from '../collections/navigation/definition.ts'
import { ButtonLink, NavLink } from './Links.tsx'
import { Logo } from './Pulse.tsx'

interface Props {
  company: CompanyFacts
  navigation: Navigation
  pathname: string
}

const SHEET_ID = 'menu'

/** The wide screens' menu, and its links. */
const MENU = clsx(
  'text-(length:--text-note) flex items-center gap-[clamp(1rem,1.9vw,1.75rem)] max-wide:hidden',
  '[&>a]:whitespace-nowrap [&>a]:py-[0.6rem] [&>a]:hover:text-accent',
  '[&>a]:aria-[current]:underline [&>a]:aria-[current]:decoration-accent [&>a]:aria-[current]:underline-offset-[0.5em]',
)

const SHEET_BUTTON = 'cursor-pointer py-[0.6rem] underline decoration-line underline-offset-[0.3em]'

export function Header({ company, navigation, pathname }: Props) {
  return (
    <>
      <header className="site-header wrap flex flex-wrap items-center gap-x-4 phone:gap-x-8 gap-y-2 py-5">
        <Logo brand={company.brand} pathname={pathname} className="me-auto" />
        <nav className={MENU} aria-label={navigation.main}>
          <IndustriesMenu industries={navigation.industries} pathname={pathname} />
          {navigation.links.map(({ label, to }) => (
            <NavLink key={to.slug} href={to.slug} pathname={pathname} isSection>
              {label}
            </NavLink>
          ))}
        </nav>
        <ButtonLink link={navigation.call} ghost small className="max-phone:hidden" />
        <button type="button" className={clsx(SHEET_BUTTON, 'wide:hidden')} popoverTarget={SHEET_ID}>
          {navigation.sheet.open}
        </button>
      </header>
      <MenuSheet navigation={navigation} pathname={pathname} />
    </>
  )
}

/** A band from edge to edge, on the page's columns and of one ground with the header: a box would cut through the headline. */
const INDUSTRIES = clsx(
  'wrap absolute inset-x-0 top-full grid grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] gap-x-gap bg-paper-deep pt-4 pb-9',
  '[&_a]:block [&_a]:border-line [&_a]:border-t [&_a]:py-5 [&_a]:aria-[current]:border-accent',
  '[&_a:hover_b]:text-accent [&_b]:mb-[0.35rem] [&_b]:block [&_b]:font-head [&_b]:font-serif [&_b]:text-[1.5rem]/[1.2] [&_b]:tracking-[-0.012em] [&_span]:text-ink-soft',
)

/** The wide screens' list of industries: a disclosure, which opens and closes without script. */
function IndustriesMenu({ industries, pathname }: { industries: Navigation['industries']; pathname: string }) {
  return (
    <details className="industries-menu group">
      <summary className="flex list-none items-center gap-[0.45rem] whitespace-nowrap py-[0.6rem] hover:text-accent [&::-webkit-details-marker]:hidden">
        <span>{industries.label}</span>
        <svg
          className="h-1.5 w-2.5 fill-none stroke-[1.25] stroke-current transition-[rotate] group-open:rotate-180"
          viewBox="0 0 10 6"
          aria-hidden="true"
        >
          <path d="M1 1l4 4 4-4" />
        </svg>
      </summary>
      <ul className={INDUSTRIES}>
        {industries.links.map(({ label, to, text }) => (
          <li key={to.slug}>
            <NavLink href={to.slug} pathname={pathname}>
              <b>{label}</b>
              <span>{text}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Across, a finger closes it. The colour alone would say to few where they are. */
const SHEET = clsx(
  'sheet inset-[0_0_0_auto] m-0 h-dvh max-h-none w-[min(24rem,88vw)] gap-6 overflow-y-auto border-line border-s bg-paper px-gutter pt-5 pb-8 text-ink [touch-action:pan-y_pinch-zoom] backdrop:bg-[rgb(20_12_10/0.45)]',
  '[&_li_a]:block [&_li_a]:py-2 [&_li_a]:hover:text-accent',
  '[&_li_a]:aria-[current]:text-accent [&_li_a]:aria-[current]:underline [&_li_a]:aria-[current]:underline-offset-[0.25em]',
)

/** The small screens' menu: a popover from the right, which opens and closes without script. */
function MenuSheet({ navigation, pathname }: Pick<Props, 'navigation' | 'pathname'>) {
  return (
    <div className={SHEET} id={SHEET_ID} popover="auto" role="dialog" aria-label={navigation.sheet.open}>
      <button
        type="button"
        className={clsx(SHEET_BUTTON, 'self-end')}
        popoverTarget={SHEET_ID}
        popoverTargetAction="hide"
        // biome-ignore lint/a11y/noAutofocus: where the focus goes when the sheet opens; a closed popover takes none
        autoFocus
      >
        {navigation.sheet.close}
      </button>
      <nav aria-label={navigation.sheet.open}>
        <h2 className="font-normal font-sans text-ink-soft text-note leading-[1.4] tracking-normal">
          {navigation.industries.label}
        </h2>
        <ul className="mt-1 mb-4 border-line border-b pb-4 [&_a]:text-[1.0625rem]/[1.4]">
          {navigation.industries.links.map(({ label, to }) => (
            <li key={to.slug}>
              <NavLink href={to.slug} pathname={pathname}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <ul className="[&_a]:font-display [&_a]:font-serif [&_a]:text-[1.75rem]/[1.2] [&_a]:tracking-[-0.015em]">
          {navigation.links.map(({ label, to }) => (
            <li key={to.slug}>
              <NavLink href={to.slug} pathname={pathname} isSection>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <ButtonLink link={navigation.call} className="mt-auto" />
    </div>
  )
}
