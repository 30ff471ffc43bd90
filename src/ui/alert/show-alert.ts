import { AlertDialog } from './alert-dialog.tsx'
import { type AlertOptions, queueAlert } from './alert-store.ts'

/** Shows an alert once those before it are closed. Returns its number. */
export function showAlert(details: AlertOptions): number {
  return queueAlert(details, AlertDialog)
}
