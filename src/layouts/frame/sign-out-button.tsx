import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useAppContext } from '../../lib/router/use-app-context.ts'

/** Logs out in all tabs of this browser. */
export function SignOutButton({ className }: { className?: string }) {
  const { session } = useAppContext()
  const [leaving, setLeaving] = useState(false)
  const signOut = () => {
    setLeaving(true)
    void session.close(false).finally(() => setLeaving(false))
  }
  return (
    <button className={className} type="button" onClick={signOut} aria-busy={leaving}>
      <Trans>Log out</Trans>
    </button>
  )
}
