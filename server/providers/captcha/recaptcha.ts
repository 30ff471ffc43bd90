import * as v from 'valibot'
import type { CaptchaProvider } from './port.ts'

/** What Google gave the shop. */
export interface Recaptcha {
  readonly siteKey: string
  readonly secretKey: string
}

const address = 'https://www.google.com/recaptcha/api/siteverify'
const answerSchema = v.object({ success: v.boolean() })

/** reCAPTCHA: Google's script gives the browser a token, and Google's server says what it is worth. */
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
