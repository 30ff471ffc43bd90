import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentAlert, onAlertChange } from './alert-store.ts'

const AlertHost = lazy(async () => ({ default: (await import('./alert.tsx')).AlertHost }))
const noAlert = () => undefined

/** Where alerts are rendered, once in the document. The code of the dialog is loaded with the first alert. */
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
