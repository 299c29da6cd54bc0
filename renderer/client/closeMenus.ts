/** Closes whatever lies over the page: the sheet, the header's menu, a help. What is closed already stays so. */
export function closeMenus(): void {
  // By attribute: where there are no popovers, `:popover-open` is no selector.
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover?.()
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('header [open]')) menu.open = false
}

/**
 * A link in a menu closes it at once: one to a section brings no other page, and a page that comes back comes as it was left.
 * Not where the link opens in another tab.
 */
export function closeMenusOnChoice(): void {
  document.addEventListener('click', ({ target, ctrlKey, metaKey }) => {
    const isHere = !ctrlKey && !metaKey && target instanceof Element
    if (isHere && target.closest('header a, [popover] a')) closeMenus()
  })
}
