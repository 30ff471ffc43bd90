import { useSyncExternalStore } from 'react'
import { currentAlert, onAlertChange } from './alert-store.ts'

const noAlert = () => undefined

/** Where alerts are rendered, once in the document: the open alert. Further ones wait in the store until it is closed. */
export function AlertMount() {
  const alert = useSyncExternalStore(onAlertChange, currentAlert, noAlert)
  return alert && <alert.Dialog key={alert.number} alert={alert} />
}
