import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { useAppContext } from '#lib/router/use-app-context.ts'

/** Says that this browser has deleted a login. What it says loads when it is needed. */
export function ForgottenLogin() {
  const { messages, session } = useAppContext()
  const { store } = session
  const isForgotten = useSyncExternalStore(store.subscribe, store.isForgotten, () => false)
  const [loaded, setLoaded] = useState<{ readonly Notice: ComponentType }>()
  useEffect(() => {
    if (!isForgotten) return
    void Promise.all([import('./forgotten-login-notice.lazy.tsx'), messages.load(['shop-lazy'])]).then(
      ([{ ForgottenLoginNotice }]) => setLoaded({ Notice: ForgottenLoginNotice }),
      // The next page tries again.
      () => {},
    )
  }, [isForgotten, messages])
  return isForgotten && loaded ? <loaded.Notice /> : null
}
