import { errorText } from './error-messages.ts'
import { type ShownError, useTextOf } from './shown-error.ts'

/** The text of an error for the visitor. The route of the screen loads the catalogue `errors`. */
export function useErrorText(error: ShownError): string | undefined {
  return useTextOf(errorText, error)
}
