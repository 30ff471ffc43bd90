import * as v from 'valibot'
import type { SocialLogin, SocialLoginClient, SocialLoginServer } from './port.ts'

/** Naver's addresses: two hosts, and no discovery document. */
export interface NaverServer extends SocialLoginServer {
  readonly people: string
}

export const naver: NaverServer = {
  address: 'https://nid.naver.com/oauth2.0',
  people: 'https://openapi.naver.com/v1/nid/me',
  fetch: globalThis.fetch,
}

// Naver answers failures with 200 too: a token decides.
const tokenSchema = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()), token_type: v.optional(v.string()) })

const personSchema = v.object({
  resultcode: v.literal('00'),
  response: v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    name: v.optional(v.string()),
    nickname: v.optional(v.string()),
    email: v.optional(v.string()),
  }),
})

/**
 * Login with a Naver account: OAuth 2.0 without PKCE, nonce and ID token, so only the state ties the callback to the
 * request. Naver also requires the state at the exchange.
 */
export function createNaverLogin(
  { clientId, clientSecret }: SocialLoginClient,
  { address, people, fetch }: NaverServer,
): SocialLogin {
  const read = async <Schema extends v.GenericSchema>(schema: Schema, url: string, init: RequestInit) => {
    const response = await fetch(url, init)
    const answer = v.safeParse(schema, response.ok ? await response.json() : undefined)
    if (!answer.success) throw new Error(`Naver failed: status ${response.status}`)
    return answer.output
  }
  return {
    begin: async ({ state, redirectUri }) => {
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
      })
      return { url: `${address}/authorize?${query}`, codeVerifier: null, nonce: null }
    },
    finish: async ({ state, redirectUri, parameters }) => {
      const code = parameters.get('code')
      if (parameters.get('state') !== state) throw new Error('Naver answers another request')
      if (!code || parameters.has('error')) throw new Error('Naver refused')
      const { access_token } = await read(tokenSchema, `${address}/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uri: redirectUri,
          code,
          state,
        }),
      })
      const { response } = await read(personSchema, people, { headers: { Authorization: `Bearer ${access_token}` } })
      const { id, name, nickname, email } = response
      // Naver returns only verified addresses.
      return { subject: id, name: name ?? nickname ?? null, email: email ?? null }
    },
  }
}
