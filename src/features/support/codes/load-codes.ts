import { redirect } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { type Code, isCode } from '../../../../contract/protocol/code-catalogue.ts'
import type { LocaleMessages } from '../../../lib/i18n/i18n.ts'
import { supportHead, type SupportHead } from '../layout/support-head.ts'
import { type CodeTexts, codeTexts } from './code-texts.ts'

export interface CodesData extends CodeTexts {
  readonly head: SupportHead
}

/** Loads all codes with their messages. */
export async function loadCodes({ messages: { i18n } }: { messages: LocaleMessages }): Promise<CodesData> {
  const head = supportHead(i18n, msg`Codes`, msg`Every code a customer may read out, in both languages.`)
  return { head, ...(await codeTexts()) }
}

export interface CodeData extends CodesData {
  readonly code: Code
}

/** Loads a code with its message and its neighbours. Redirects to the list for an unknown code. */
export async function loadCode({ messages: { i18n } }: { messages: LocaleMessages }, code: string): Promise<CodeData> {
  if (!isCode(code)) throw redirect({ to: '/support/codes' })
  const head = supportHead(
    i18n,
    msg`Code ${code}`,
    msg`What the code says in both languages, and what to tell the customer.`,
  )
  return { head, code, ...(await codeTexts()) }
}
