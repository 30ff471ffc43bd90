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
    // Captured: React stops events inside components that are not hydrated yet.
    document.addEventListener('focusin', turnAway, true)
    document.addEventListener('pointerdown', turnAway, true)
    document.addEventListener('keydown', closeOnEscape, true)
    return () => {
      document.removeEventListener('focusin', turnAway, true)
      document.removeEventListener('pointerdown', turnAway, true)
      document.removeEventListener('keydown', closeOnEscape, true)
    }
  }, [])
}
