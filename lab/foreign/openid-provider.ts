import { once } from 'node:events'
import { createServer } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import Provider, { type JWK } from 'oidc-provider'
import { freePort } from '../../tests/support/server/shop-process.ts'

/** What a provider does wrong from now on. */
type ProviderFault = 'none' | 'other nonce' | 'withdrawn code'

/** An OpenID Connect provider in Google's place, with a login page of its own; anybody may log in with any name. */
export interface OpenIdProvider extends AsyncDisposable {
  readonly issuer: string
  /** Settings of a shop that logs in there. */
  readonly settings: Readonly<Record<string, string>>
  /** Begins to serve the shop at these origins. `signingKey` says which of the published keys signs. */
  serve(origins: readonly string[], signingKey?: 'first' | 'second' | 'unpublished'): void
  fail(fault: ProviderFault): void
}

const client = { id: 'practicum', secret: 'a secret of shop and provider' }

async function createKey(kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' }
}

export async function startProvider(): Promise<OpenIdProvider> {
  const issuer = `http://localhost:${await freePort()}`
  const [first, second, unpublished] = await Promise.all(['first', 'second', 'unpublished'].map(createKey))
  if (!first || !second || !unpublished) throw new Error('there are three keys')
  const orders = { first: [first, second], second: [second, first], unpublished: [unpublished] }
  let fault: ProviderFault = 'none'

  const create = (origins: readonly string[], keys: JWK[]) => {
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: client.id,
          client_secret: client.secret,
          redirect_uris: origins.map((origin) => `${origin}/api/v1/member/auth/login/social/google/callback`),
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      cookies: { keys: ['a key of the provider'] },
      jwks: { keys },
      findAccount: (_, accountId) => ({
        accountId,
        claims: () => ({ sub: accountId, name: '김하늘', email: `${accountId}@school.example`, email_verified: true }),
      }),
    })
    provider.use(async (context, next) => {
      if (fault === 'other nonce' && context.path === '/auth') context.query = { ...context.query, nonce: 'another' }
      await next()
    })
    provider.on('authorization_code.saved', (code) => {
      if (fault === 'withdrawn code') void code.destroy()
    })
    return provider.callback()
  }

  let answer: ReturnType<typeof create> | undefined
  const server = createServer((request, response) => answer?.(request, response))
  await once(server.listen(Number(new URL(issuer).port)), 'listening')
  return {
    issuer,
    settings: { GOOGLE_CLIENT_ID: client.id, GOOGLE_CLIENT_SECRET: client.secret, GOOGLE_ISSUER: issuer },
    serve: (origins, signingKey = 'first') => {
      answer = create(origins, orders[signingKey])
    },
    fail: (next) => {
      fault = next
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
