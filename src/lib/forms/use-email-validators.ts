import * as codes from '../../../contract/codes.ts'
import { useLingui } from '@lingui/react'
import * as v from 'valibot'
import { emailSchema } from '../../../contract/contact.ts'
import { codeMessages } from '../errors/error-messages.ts'

/** What a form's field for an e-mail address is checked by, in the words of the server's own refusal. */
export function useEmailValidators() {
  const { i18n } = useLingui()
  return {
    onDynamic: ({ value }: { readonly value: string }) =>
      v.is(emailSchema, value) ? undefined : i18n._(codeMessages[codes.emailInvalid]),
  }
}
