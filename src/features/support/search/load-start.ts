import { msg } from '@lingui/core/macro'
import { redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import type { Feature } from '#contract/values/features.ts'
import type { LocaleMessages } from '#lib/i18n/i18n.ts'
import { type SupportHead, supportHead } from '../layout/support-head.ts'
import { type Found, find } from './find.ts'

export interface StartData {
  readonly head: SupportHead
  /** The term and its results; absent when all flows are shown. */
  readonly found?: { readonly term: string; readonly found: Found }
}

const requestNumberSchema = v.pipe(v.string(), v.trim(), v.uuid())

/** Loads the start page of the support area: all flows, or the results of a search. A request's number leads to its page. */
export async function loadStart(
  context: { readonly messages: LocaleMessages; readonly off: readonly Feature[] },
  term: string | undefined,
): Promise<StartData> {
  const request = v.safeParse(requestNumberSchema, term)
  if (request.success) throw redirect({ to: '/support/case', search: { request: request.output } })
  const description = msg`Look at every flow and state, every code and what each address means.`
  if (term === undefined) return { head: supportHead(context, msg`Support`, description) }
  return {
    head: supportHead(context, msg`Support: ${term}`, description),
    found: { term, found: await find(term, context.off) },
  }
}
