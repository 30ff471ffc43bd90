import type { Locale } from '#contract/values/locale.ts'
import type { AnyError } from '#machines/api-error-data.ts'

/** Screens with a router in memory. The test replies for the actors of their flows. */
export interface RenderedPage {
  readonly language: Locale
  /** Waits until an actor runs, and ends it with a reply of the model. */
  settleActor(flow: string, actor: string, reply: { output: unknown } | { error: AnyError }): Promise<void>
  followLink(path: string): Promise<void>
  goBack(): Promise<void>
  path(): string
  close(): void
}

/** The same of the shop. */
export interface RenderedApp extends RenderedPage {
  /** True while an actor of a flow runs. */
  isActorRunning(flow: string, actor: string): boolean
  /** Logs this browser in or out, as another tab would. */
  inOtherTab(what: 'log in' | 'log out'): Promise<void>
  /** Answers a call of this page with an expired access token. */
  rejectAccessToken(): Promise<void>
  /** Ends the session on the server: the next call of this page learns it. */
  endSession(): Promise<void>
  goForward(): Promise<void>
  /** Opens another page of the shop and returns by the browser's Back. */
  leaveAndReturn(): Promise<void>
  /** Loads the page again, as a reload or a discarded tab does. */
  reload(): Promise<void>
  /** The address without its origin. */
  address(): string
}
