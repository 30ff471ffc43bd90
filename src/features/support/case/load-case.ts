import { msg } from '@lingui/core/macro'
import { type Code, isCode } from '#contract/protocol/code-catalogue.ts'
import type { Locale } from '#contract/values/locale.ts'
import type { LocaleMessages } from '#lib/i18n/i18n.ts'
import { codeTexts } from '../codes/code-texts.ts'
import type { FlowDescription, StateDescription } from '../flows/flow-description.ts'
import { codeStanding, flowNamed } from '../flows/flows.ts'
import type { BothTexts } from '../layout/both-languages.ts'
import { type SupportHead, supportHead } from '../layout/support-head.ts'

/** Search parameters of a support link. */
export interface CaseSearch {
  readonly flow?: string | undefined
  readonly state?: string | undefined
  readonly error?: string | undefined
  readonly page?: string | undefined
  readonly language?: Locale | undefined
  readonly view?: 'desktop' | 'mobile' | undefined
  readonly request?: string | undefined
}

/** What a customer saw when something failed. */
export interface Case extends Pick<CaseSearch, 'page' | 'request'> {
  readonly language: Locale
  readonly view: 'desktop' | 'mobile'
  /** Absent when the page has no flow, or the link names an unknown state. */
  readonly shown?: {
    readonly flow: FlowDescription
    readonly state: StateDescription
    /** Code of the reply that leads to the state; undefined when the error came from elsewhere on the page. */
    readonly code: Code | undefined
  }
  /** Absent when the answer had no code, or an unknown one. */
  readonly error?: { readonly code: Code; readonly texts: BothTexts | undefined }
}

/** Loads the page of a support link. */
export async function loadCase(
  context: { messages: LocaleMessages },
  search: CaseSearch,
): Promise<{ head: SupportHead; seen: Case }> {
  const { flow: name = '', state: stateName, error: code, page, view = 'desktop', request } = search
  const { language = context.messages.locale } = search
  const flow = flowNamed(name)
  const state = flow?.states.find((each) => each.name === stateName)
  const known = isCode(code) ? code : undefined
  const seen: Case = {
    page,
    request,
    language,
    view,
    ...(flow && state
      ? { shown: { flow, state, code: codeStanding(flow, state.name, known) === 'leads-here' ? known : undefined } }
      : {}),
    ...(known === undefined ? {} : { error: { code: known, texts: (await codeTexts()).texts.get(known) } }),
  }
  return { head: supportHead(context, msg`Support case`, msg`What a customer saw when something failed.`), seen }
}
