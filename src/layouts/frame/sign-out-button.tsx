import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { signedOut } from '#ui/layout/session.css.ts'

/** Logs out in all tabs of this browser. The focus passes to the link of visitors that takes the button's place. */
export function SignOutButton({ className }: { className?: string }) {
  const { session } = useAppContext()
  const [leaving, setLeaving] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const signOut = () => {
    setLeaving(true)
    void session.close(false).finally(() => {
      setLeaving(false)
      if (button.current?.checkVisibility() !== false) return
      const logIn = `a.${signedOut}, .${signedOut} a`
      button.current.closest('header')?.querySelector<HTMLAnchorElement>(logIn)?.focus()
    })
  }
  return (
    <button ref={button} className={className} type="button" onClick={signOut} aria-busy={leaving}>
      <Trans>Log out</Trans>
    </button>
  )
}
