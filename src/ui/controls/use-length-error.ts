import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import * as v from 'valibot'
import { inputText, multilineText } from '#contract/values/text.ts'

const texts = { line: inputText, lines: multilineText }

/**
 * Message about a text that is longer than `maxLength` characters once it is cleaned; undefined for any other. A pasted
 * text is never cut: what is left of a number or address could belong to somebody else.
 */
export function useLengthError(kind: 'line' | 'lines', value: unknown, maxLength: number | undefined) {
  const { t } = useLingui()
  // What cleaning only shortens needs none while it fits.
  if (maxLength === undefined || typeof value !== 'string' || value.length <= maxLength) return undefined
  return v.is(texts[kind](maxLength), value) ? undefined : t`Use up to ${maxLength} characters.`
}

/**
 * Makes the form of a field refuse to be submitted: the browser shows the message, and `Form` looks for it where the
 * browser's validation is off. Runs after each render, since a change makes the desk forget its messages.
 */
export function useCustomValidity(id: string, message: string | undefined): void {
  useEffect(() => {
    const control = document.getElementById(id)
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      control.setCustomValidity(message ?? '')
  })
}
