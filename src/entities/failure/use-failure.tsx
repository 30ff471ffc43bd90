import type { ReactNode } from 'react'
import type { ShownError } from '#lib/errors/shown-error.ts'
import { useErrorText } from '#lib/errors/use-error-text.ts'
import { SupportLink } from './support-link.tsx'

/** The text of an error for the visitor, with the button that copies a link for support below it. */
export function useFailure(error: ShownError): ReactNode {
  const text = useErrorText(error)
  if (text === undefined) return undefined
  return (
    <>
      <span>{text}</span> <SupportLink error={error} />
    </>
  )
}
