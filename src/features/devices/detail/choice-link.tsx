import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

interface ChoiceLinkProps {
  /** Path of the page with this choice; undefined when it cannot be chosen. */
  readonly href: string | undefined
  readonly className?: string
  readonly current?: boolean
  readonly label?: string
  readonly children: ReactNode
}

/** Choice as a link. With script it replaces the history entry and keeps the scroll position. */
export function ChoiceLink({ href, className, current, label, children }: ChoiceLinkProps) {
  const router = useRouter()
  const follow = (event: MouseEvent) => {
    if (href === undefined || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    void router.navigate({ href, replace: true, resetScroll: false })
  }
  return (
    <a
      className={className}
      href={href}
      onClick={follow}
      aria-current={current ? 'true' : undefined}
      aria-label={label}
      {...(href === undefined ? { role: 'link', 'aria-disabled': true, tabIndex: 0 } : {})}
    >
      {children}
    </a>
  )
}
