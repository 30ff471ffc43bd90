import { useLingui } from '@lingui/react'
import * as v from 'valibot'
import * as codes from '#contract/protocol/codes.ts'
import { emailSchema } from '#contract/values/contact.ts'
import { codeMessages } from '../errors/error-messages.ts'

/** Validators of a field for an email address, with the message of the server's error. */
export function useEmailValidators() {
  const { i18n } = useLingui()
  return {
    onDynamic: ({ value }: { readonly value: string }) =>
      v.is(emailSchema, value) ? undefined : i18n._(codeMessages[codes.emailInvalid]),
  }
}
