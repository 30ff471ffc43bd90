/** A button of an alert; without an action it only closes. */
export interface AlertButton {
  readonly name: string
  readonly action?: () => void
}

export interface AlertOptions {
  readonly title: string
  readonly content: string
  readonly primary: AlertButton
  /** Left out, or hidden when its name is empty (specification, section 4). */
  readonly secondary?: AlertButton
  /** Finds the failure in the server's logs. */
  readonly requestId?: string | undefined
}

/** An alert that is shown, with what had the focus before it. */
export interface OpenAlert extends AlertOptions {
  /** Counts the alerts of this page; no two have the same. */
  readonly number: number
  readonly returnsFocusTo: Element | null
}

let shown = 0
let waiting: readonly OpenAlert[] = []
const listeners = new Set<() => void>()

function change(next: readonly OpenAlert[]): void {
  waiting = next
  for (const listener of listeners) listener()
}

/** Shows an alert over the page; another one waits until those before it are answered. Answers its number. */
export function showAlert(facts: AlertOptions): number {
  shown += 1
  change([...waiting, { ...facts, number: shown, returnsFocusTo: document.activeElement }])
  return shown
}

/** Takes an alert back that no longer holds, whether it is shown already or still waits. */
export function dismissAlert(number: number): void {
  if (waiting.some((alert) => alert.number === number)) change(waiting.filter((alert) => alert.number !== number))
}

/** Takes away the alert that is shown. */
export function closeAlert(): void {
  change(waiting.slice(1))
}

/** The alert to show now. */
export function currentAlert(): OpenAlert | undefined {
  return waiting[0]
}

/** Calls `listener` whenever the alert to show may have changed. Returns the way to stop. */
export function onAlertChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
