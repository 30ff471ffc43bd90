import type { ReactNode } from 'react'
import { content, stickyBar } from './sticky-bar.css.ts'

/** What the list above it has led to, in sight at the bottom of the window while the list passes. Nothing without children. */
export function StickyBar({ children }: { children: ReactNode }) {
  return (
    <div className={stickyBar} role="status">
      {children !== undefined && <div className={content}>{children}</div>}
    </div>
  )
}
