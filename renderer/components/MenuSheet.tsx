import type { Navigation } from '../collections/navigation/definition.ts'
import { ButtonLink } from './ButtonLink.tsx'
import { ariaCurrent } from './currentPage.ts'

export const SHEET_ID = 'menu'

/** The small screens' menu: a popover from the right, which opens and closes without script. */
export function MenuSheet({ navigation, pathname }: { navigation: Navigation; pathname: string }) {
  return (
    <div className="sheet" id={SHEET_ID} popover="auto" role="dialog" aria-label={navigation.sheet.open}>
      {/* biome-ignore lint/a11y/noAutofocus: where the focus goes when the sheet opens; a closed popover takes none */}
      <button type="button" className="sheet-button" popoverTarget={SHEET_ID} popoverTargetAction="hide" autoFocus>
        {navigation.sheet.close}
      </button>
      <nav aria-label={navigation.sheet.open}>
        <h2>{navigation.industries.label}</h2>
        <ul className="sheet-industries">
          {navigation.industries.links.map(({ label, to }) => (
            <li key={to.slug}>
              <a href={to.slug} aria-current={to.slug === pathname ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <ul>
          {navigation.links.map(({ label, to }) => (
            <li key={to.slug}>
              <a href={to.slug} aria-current={ariaCurrent(to.slug, pathname)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ButtonLink link={navigation.call} />
    </div>
  )
}
