import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

interface ChoiceLinkProps {
  /** The page with this choice; left out where it can't be chosen. */
  readonly href: string | undefined
  readonly className?: string
  readonly current?: boolean
  readonly label?: string
  readonly children: ReactNode
}

/** A choice on the page as a link: with a script it takes the place of the one before it, and nothing scrolls. */
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
