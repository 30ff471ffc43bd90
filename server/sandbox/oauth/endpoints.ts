import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { type SocialProvider, socialProviderSchema } from '#contract/values/social-providers.ts'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/db/open.ts'
import type { Clock } from '#server/lib/clock.ts'
import { sandboxAccounts, subjectOf } from './accounts.ts'
import { sandboxClient, sandboxIssuer } from './provider.ts'
import { type Code, sandboxGrants } from './records.ts'
import { type ProviderAnswer, shapes, underAge } from './shapes.ts'
import { createSigner } from './signing-key.ts'

const tokenRequestSchema = v.object({
  grant_type: v.literal('authorization_code'),
  client_id: v.literal(sandboxClient.clientId),
  client_secret: v.literal(sandboxClient.clientSecret),
  code: v.string(),
  redirect_uri: v.string(),
  code_verifier: v.optional(v.string()),
  state: v.optional(v.string()),
})

/** Server endpoints of the authorization server: discovery, keys, token and user info. */
export function authorizationEndpoints(
  services: { readonly db: Database; readonly clock: Clock },
  config: Pick<Config, 'desktopOrigin'>,
): Hono {
  const grants = sandboxGrants(services)
  const signer = createSigner(services)
  const endpoints = new Hono()
  const send = (c: Context, { status, body }: ProviderAnswer) => c.json(body, status)
  const issuerOf = (provider: SocialProvider) => sandboxIssuer(config.desktopOrigin, provider)

  endpoints.get('/:provider{google|kakao}/.well-known/openid-configuration', (c) => {
    const issuer = issuerOf(providerOf(c))
    return c.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
    })
  })
  endpoints.get('/:provider{google|kakao}/keys', async (c) => c.json({ keys: await signer.keys() }))

  endpoints.post('/:provider/token', async (c) => {
    const provider = providerOf(c)
    const shape = shapes[provider]
    const request = v.safeParse(tokenRequestSchema, await c.req.parseBody())
    if (!request.success) return send(c, shape.badGrant())
    const code = await grants.takeCode(request.output.code)
    if (!code || code.grant.provider !== provider || !isForRequest(code, request.output)) {
      return send(c, shape.badGrant())
    }
    const { grant, scope } = code
    const account = accountOf(grant.account)
    if (!account || grant.fault === 'token') return send(c, shape.badGrant())
    const claims = {
      issuer: issuerOf(provider),
      audience: sandboxClient.clientId,
      subject: subjectOf(provider, account),
      nonce: grant.fault === 'nonce' ? 'of-another-request' : code.nonce,
    }
    const idToken =
      provider === 'naver'
        ? undefined
        : await (grant.fault === 'signature' ? signer.forge(claims) : signer.sign(claims))
    return send(c, shape.tokens({ accessToken: await grants.giveToken(grant), idToken, scope }))
  })

  for (const path of ['/:provider{google}/userinfo', '/:provider{kakao}/v2/user/me', '/:provider{naver}/v1/nid/me']) {
    endpoints.get(path, async (c) => {
      const provider = providerOf(c)
      const [, token] = /^Bearer (.+)$/i.exec(c.req.header('Authorization') ?? '') ?? []
      const grant = token === undefined ? undefined : await grants.findToken(token)
      const account = grant?.provider === provider ? accountOf(grant.account) : undefined
      if (!grant || !account || grant.fault === 'person') return send(c, shapes[provider].badToken())
      if (grant.fault === 'under-14') return send(c, underAge)
      const subject = subjectOf(provider, account)
      return send(
        c,
        shapes[provider].person({
          subject: grant.fault === 'other-person' ? `${subject}9` : subject,
          name: grant.tells.name ? account.name : undefined,
          email: grant.tells.email ? account.email : undefined,
        }),
      )
    })
  }
  return endpoints
}

/** Whether a code is exchanged by its client: same redirect URI, and the PKCE verifier of the challenge. */
function isForRequest(code: Code, request: v.InferOutput<typeof tokenRequestSchema>): boolean {
  if (code.redirectUri !== request.redirect_uri) return false
  if (code.codeChallenge === undefined) return code.state === request.state
  const proof = createHash('sha256')
    .update(request.code_verifier ?? '')
    .digest('base64url')
  return proof === code.codeChallenge
}

const accountOf = (key: string) => sandboxAccounts.find((account) => account.key === key)

function providerOf(c: Context): SocialProvider {
  return v.parse(socialProviderSchema, c.req.param('provider'))
}
