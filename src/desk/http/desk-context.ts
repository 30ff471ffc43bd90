import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#contract/protocol/api-error.ts'
import type { Locale } from '#contract/values/locale.ts'
import type { SupportView } from '#lib/flows/support-view.ts'
import type { Http } from '#lib/http/http.ts'
import { createPasskeyPrompt, type PasskeyPrompt } from './passkey-prompt.ts'
import { withPasskey } from './with-passkey.ts'

/** The router's context: routes get it in `beforeLoad` and `loader`, components by `useAppContext`. */
export interface DeskContext {
  /** Name of the shop. */
  readonly shop: string
  readonly http: Http
  /** The same without asking for the passkey: for the calls that handle it. */
  readonly plainHttp: Http
  readonly queryClient: QueryClient
  readonly messages: { readonly i18n: I18n; readonly locale: Locale }
  readonly passkeyPrompt: PasskeyPrompt
  /** Never present: the desk has no support views, for which hooks of flows ask. */
  readonly supportView?: Pick<SupportView, 'at'>
}

const catalogues = import.meta.glob<{ messages: Messages }>('../../../locales/desk/*.po')

/** Reads the messages of a language, and creates what pages of the desk share. */
export async function createDeskContext(locale: Locale, plainHttp: Http, shop: string): Promise<DeskContext> {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  const catalogue = await catalogues[`../../../locales/desk/${locale}.po`]?.()
  if (!catalogue) throw new Error(`there are no messages in ${locale}`)
  i18n.load(locale, catalogue.messages)
  const passkeyPrompt = createPasskeyPrompt()
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        // Another operator may have changed what this one looks at.
        staleTime: 0,
        retry: (failures, error) =>
          failures === 0 && !(error instanceof ApiError && error.code !== undefined && error.status < 500),
        // Without a connection a request fails at once, and the page offers to try again.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
  return {
    shop,
    http: withPasskey(plainHttp, passkeyPrompt),
    plainHttp,
    queryClient,
    messages: { i18n, locale },
    passkeyPrompt,
  }
}
