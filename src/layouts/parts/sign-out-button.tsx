import { Trans } from '@lingui/react/macro'
import { sessionKeys } from '../../lib/session-storage.ts'

/** Forgets the session of this browser. */
export function SignOutButton({ className }: { className?: string }) {
  const signOut = () => {
    for (const key of Object.values(sessionKeys)) localStorage.removeItem(key)
    delete document.documentElement.dataset['signedIn']
  }
  return (
    <button className={className} type="button" onClick={signOut}>
      <Trans>Log out</Trans>
    </button>
  )
}
