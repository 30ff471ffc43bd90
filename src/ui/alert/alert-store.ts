import type { ComponentType, ReactNode } from 'react'

/** A button of an alert. Without an action it only closes the alert. */
export interface AlertButton {
  readonly name: string
  readonly action?: () => void
}

export interface AlertOptions {
  readonly title: string
  readonly content: string
  readonly primary: AlertButton
  /** `strong` for what is only confirmed, in ink; the color of the shop's first action without it. */
  readonly look?: 'strong'
  /** Hidden when left out or when its name is empty (specification, section 4). */
  readonly secondary?: AlertButton
  /** A way to get help with the failure, below the buttons. */
  readonly help?: ReactNode
  /** Finds the failure in the server's logs. */
  readonly requestId?: string | undefined
}

/** An alert in the queue. */
export interface OpenAlert extends AlertOptions {
  /** Unique within the document. */
  readonly number: number
  /** Draws the alert. Comes with the alert, so that pages without alerts do without its code. */
  readonly Dialog: ComponentType<{ alert: OpenAlert }>
  /** The element that had the focus before. */
  readonly returnsFocusTo: Element | null
}

let shown = 0
let waiting: readonly OpenAlert[] = []
const listeners = new Set<() => void>()

function change(next: readonly OpenAlert[]): void {
  waiting = next
  for (const listener of listeners) listener()
}

/** Queues an alert: it opens when those before it are closed. Returns its number. */
export function queueAlert(details: AlertOptions, Dialog: OpenAlert['Dialog']): number {
  shown += 1
  change([...waiting, { ...details, Dialog, number: shown, returnsFocusTo: document.activeElement }])
  return shown
}

/** Removes an alert from the queue, whether it is open or waiting. */
export function dismissAlert(number: number): void {
  if (waiting.some((alert) => alert.number === number)) change(waiting.filter((alert) => alert.number !== number))
}

/** Removes the open alert; the next one opens. */
export function closeAlert(): void {
  change(waiting.slice(1))
}

/** The open alert. */
export function currentAlert(): OpenAlert | undefined {
  return waiting[0]
}

/** Subscribes to the open alert. Returns a function that unsubscribes. */
export function onAlertChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
