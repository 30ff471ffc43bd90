import type { ReactNode } from 'react'
import { skip } from './skip-link.css.ts'

/** Leads past the menu to the element `main` of the page. It shows itself while it has the focus. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a className={skip} href="#main">
      {children}
    </a>
  )
}
