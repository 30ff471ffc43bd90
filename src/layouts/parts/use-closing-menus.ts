import { useEffect } from 'react'

/** Those that lie over the page; the browser alone leaves them open. */
const openMenu = 'details[name=menu][open], footer details[open]'

/** Closes a menu that lies over the page on Escape, which returns the focus, and when one turns to something else. */
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
