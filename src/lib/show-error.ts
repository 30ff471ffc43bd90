import { ApiError } from './http.ts'
import type { Words } from './i18n.ts'

/** A failure in words, for the common alert. */
export interface ErrorAlert {
  readonly title: string
  readonly content: string
  readonly primary: { readonly name: string; readonly action?: () => void }
  readonly secondary?: { readonly name: string }
  readonly requestId?: string | undefined
}

interface ShowErrorOptions {
  readonly words: Words
  /** Shows the alert over the page. */
  readonly show: (alert: ErrorAlert) => void
  /** Follows the way that some alerts offer. */
  readonly go?: (href: string) => void
}

/** Tells what a call threw, with the number of the request. The words are loaded only now. */
export async function showError(
  error: unknown,
  { words, show, go = (href) => location.assign(href) }: ShowErrorOptions,
): Promise<void> {
  const [messages] = await Promise.all([import('./error-messages.ts'), words.load(['errors'])])
  const { i18n } = words
  const offer = messages.errorOffer(error)
  show({
    title: i18n._(messages.alertTitle),
    content: i18n._(messages.errorMessage(error)),
    requestId: error instanceof ApiError ? error.requestId : undefined,
    ...(offer
      ? {
          primary: { name: i18n._(offer.name), action: () => go(offer.href) },
          secondary: { name: i18n._(messages.closeName) },
        }
      : { primary: { name: i18n._(messages.confirmName) } }),
  })
}
