import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { AnyError } from '#machines/api-error-data.ts'

/** An error that a flow holds, or one that a query or mutation met. */
export type ShownError = AnyError | null | undefined

/** The text of an error by the texts of an audience, visitors or operators; undefined without an error. */
export function useTextOf(errorText: (i18n: I18n, error: AnyError) => string, error: ShownError): string | undefined {
  const { i18n } = useLingui()
  return error ? errorText(i18n, error) : undefined
}
