import * as v from 'valibot'
import { type SocialProvider, socialLoginPath } from '#contract/values/social-providers.ts'
import { sandboxClient } from './provider.ts'

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(500))
const challenge = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

const common = {
  response_type: v.literal('code'),
  client_id: v.literal(sandboxClient.clientId),
  redirect_uri: text,
  state: text,
}
const openId = v.object({
  ...common,
  scope: v.pipe(
    text,
    v.check((scope) => scope.split(' ').includes('openid'), 'must hold openid'),
  ),
  nonce: text,
  code_challenge: challenge,
  code_challenge_method: v.literal('S256'),
})
/** Naver supports neither scopes nor PKCE. */
const plain = v.object({
  ...common,
  scope: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
  nonce: v.optional(text),
  code_challenge: v.optional(challenge),
})

/** The shop's authorization request. */
export interface Authorization {
  readonly redirectUri: string
  readonly scope: string
  readonly state: string
  readonly nonce: string | undefined
  readonly codeChallenge: string | undefined
}

/**
 * Reads an authorization request to `host`; returns a sentence when it is invalid. Only the shop's own callback on that
 * host is registered, so that nobody is redirected elsewhere.
 */
export function readAuthorization(
  provider: SocialProvider,
  query: Record<string, string>,
  host: string | undefined,
): Authorization | string {
  const parsed = provider === 'naver' ? v.safeParse(plain, query) : v.safeParse(openId, query)
  if (!parsed.success) {
    const [issue] = parsed.issues
    return `${v.getDotPath(issue) ?? 'request'}: ${issue.message}`
  }
  const { redirect_uri, scope, state, nonce, code_challenge } = parsed.output
  const address = URL.parse(redirect_uri)
  if (address?.host !== host || redirect_uri !== `${address?.origin}${socialLoginPath(provider)}/callback`) {
    return 'redirect_uri: is not registered'
  }
  return { redirectUri: redirect_uri, scope, state, nonce, codeChallenge: code_challenge }
}
