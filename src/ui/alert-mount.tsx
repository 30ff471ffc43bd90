import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentAlert, onAlertChange } from './alert-store.ts'

const AlertHost = lazy(async () => ({ default: (await import('./alert.tsx')).AlertHost }))
const noAlert = () => undefined

/** The place of the common alert, once in the document. The alert itself is loaded when the first one is shown. */
export function AlertMount() {
  const alert = useSyncExternalStore(onAlertChange, currentAlert, noAlert)
  return (
    alert && (
      <Suspense>
        <AlertHost alert={alert} />
      </Suspense>
    )
  )
}
