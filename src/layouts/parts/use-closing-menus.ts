import { useEffect } from 'react'

/** Menus that overlay the page. */
const openMenu = 'details[name=menu][open], footer details[open]'

/** Closes an open menu on Escape, which returns the focus, and when the focus or a click goes elsewhere. */
export function useClosingMenus(): void {
  useEffect(() => {
    const turnAway = ({ target }: Event) => {
      for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenu)) {
        if (target instanceof Node && !menu.contains(target)) menu.open = false
      }
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      const menu = key === 'Escape' && document.querySelector<HTMLDetailsElement>(openMenu)
      if (!menu) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
    document.addEventListener('focusin', turnAway)
    document.addEventListener('pointerdown', turnAway)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('focusin', turnAway)
      document.removeEventListener('pointerdown', turnAway)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [])
}
