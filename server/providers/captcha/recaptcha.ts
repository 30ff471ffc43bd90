import * as v from 'valibot'
import type { CaptchaProvider } from './port.ts'

/** Credentials of Google's reCAPTCHA. */
export interface Recaptcha {
  readonly siteKey: string
  readonly secretKey: string
}

const address = 'https://www.google.com/recaptcha/api/siteverify'
const answerSchema = v.object({ success: v.boolean() })

/** reCAPTCHA: Google's script gives the browser a token, which Google's server checks. */
export function createRecaptcha(
  { siteKey, secretKey }: Recaptcha,
  { fetch = globalThis.fetch }: { readonly fetch?: typeof globalThis.fetch } = {},
): CaptchaProvider {
  return {
    open: async () => ({ provider: 'recaptcha', site_key: siteKey }),
    verify: async (token, remote) => {
      const response = await fetch(address, {
        method: 'POST',
        body: new URLSearchParams({ secret: secretKey, response: token, remoteip: remote }),
      })
      if (!response.ok) throw new Error(`reCAPTCHA answered with status ${response.status}`)
      return v.parse(answerSchema, await response.json()).success ? token : undefined
    },
  }
}
