import { useLingui } from '@lingui/react/macro'
import { type AnyError, dataOf } from '#machines/api-error-data.ts'
import { errorText } from './error-messages.ts'

/** An error that a flow holds, or one that a query or mutation met. */
export type ShownError = AnyError | null | undefined

/** The text of an error for the visitor. The route of the screen loads the catalogue `errors`. */
export function useErrorText(error: ShownError): string | undefined {
  const { i18n } = useLingui()
  return error ? errorText(i18n, dataOf(error)) : undefined
}
