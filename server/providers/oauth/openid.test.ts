import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { createGoogleLogin } from './google.ts'
import { createKakaoLogin } from './kakao.ts'
import type { SocialLogin, SocialLoginServer } from './port.ts'

const client = { clientId: 'shop-id', clientSecret: 'shop-secret' }
const redirectUri = 'https://shop.example/api/v1/member/auth/login/social/google/callback'

const keys = await generateKeyPair('RS256', { extractable: true })
const now = Math.floor(Date.now() / 1000)
const publicKey = { ...(await exportJWK(keys.publicKey)), kid: 'key-1', use: 'sig', alg: 'RS256' }

/** The relevant parts of the providers' published discovery documents. */
const google = {
  issuer: 'https://accounts.google.com',
  authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
  token_endpoint: 'https://oauth2.googleapis.com/token',
  userinfo_endpoint: 'https://openidconnect.googleapis.com/v1/userinfo',
  jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
  response_types_supported: ['code', 'token', 'id_token'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['plain', 'S256'],
}
const kakao = {
  issuer: 'https://kauth.kakao.com',
  authorization_endpoint: 'https://kauth.kakao.com/oauth/authorize',
  token_endpoint: 'https://kauth.kakao.com/oauth/token',
  userinfo_endpoint: 'https://kapi.kakao.com/v1/oidc/userinfo',
  jwks_uri: 'https://kauth.kakao.com/.well-known/jwks.json',
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256'],
}

interface Played {
  /** Claims of the ID token besides the standard ones. */
  readonly claims?: JWTPayload
  readonly person: { readonly address: string; readonly status?: number; readonly body: object }
  readonly token?: { readonly status: number; readonly body: object }
}

/** A provider for the adapter; records every request. */
function play(discovery: typeof google, { claims = {}, person, token }: Played) {
  const asked: { address: string; form: URLSearchParams | undefined; authorization: string | null }[] = []
  let nonce = ''
  const fetch: SocialLoginServer['fetch'] = async (address, init) => {
    const form = init?.body instanceof URLSearchParams ? init.body : undefined
    asked.push({ address, form, authorization: new Headers(init?.headers).get('Authorization') })
    if (address === `${discovery.issuer}/.well-known/openid-configuration`) return Response.json(discovery)
    if (address === discovery.jwks_uri) return Response.json({ keys: [publicKey] })
    if (address === person.address) return Response.json(person.body, { status: person.status ?? 200 })
    if (address !== discovery.token_endpoint) throw new Error(`nobody is at ${address}`)
    if (token) return Response.json(token.body, { status: token.status })
    const due = { iss: discovery.issuer, aud: client.clientId, sub: '1234567890', nonce, iat: now, exp: now + 3_600 }
    const id_token = await new SignJWT({ ...due, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
      .sign(keys.privateKey)
    return Response.json({ access_token: 'token-1', token_type: 'bearer', expires_in: 3599, scope: 'openid', id_token })
  }
  const comeBack = async (login: SocialLogin) => {
    const start = await login.begin({ state: 'state-1', redirectUri })
    nonce = start.nonce ?? ''
    const parameters = new URLSearchParams({ code: 'code-1', state: 'state-1', prompt: 'consent' })
    return login.finish({ ...start, state: 'state-1', redirectUri, parameters })
  }
  return { place: { address: discovery.issuer, fetch }, asked, comeBack }
}

const googlePerson = {
  address: google.userinfo_endpoint,
  body: {
    sub: '1234567890',
    name: 'Kim Haneul',
    given_name: 'Haneul',
    family_name: 'Kim',
    picture: 'https://lh3.googleusercontent.com/a/x',
    email: 'haneul@gmail.example',
    email_verified: true,
  },
}

describe('Google', () => {
  test('is asked with PKCE, state and nonce', async () => {
    const { place } = play(google, { person: googlePerson })
    const { url, nonce } = await createGoogleLogin(client, place).begin({ state: 'state-1', redirectUri })
    const { origin, pathname, searchParams } = new URL(url)
    expect(origin + pathname).toBe(google.authorization_endpoint)
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'shop-id',
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid email profile',
      state: 'state-1',
      nonce,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
  })

  test('tells who it is', async () => {
    const { place, asked, comeBack } = play(google, { person: googlePerson })
    expect(await comeBack(createGoogleLogin(client, place))).toEqual({
      subject: '1234567890',
      name: 'Kim Haneul',
      email: 'haneul@gmail.example',
    })
    const exchange = asked.find(({ address }) => address === google.token_endpoint)
    expect(Object.fromEntries(exchange?.form ?? [])).toEqual({
      client_id: 'shop-id',
      client_secret: 'shop-secret',
      grant_type: 'authorization_code',
      code: 'code-1',
      redirect_uri: redirectUri,
      code_verifier: expect.stringMatching(/^[\w-]{43,128}$/),
    })
    const profile = asked.find(({ address }) => address === google.userinfo_endpoint)
    expect(profile?.authorization?.toLowerCase()).toBe('bearer token-1')
  })

  test('returns no unverified email address', async () => {
    const body = { ...googlePerson.body, email_verified: false }
    const { place, comeBack } = play(google, { person: { ...googlePerson, body } })
    expect((await comeBack(createGoogleLogin(client, place))).email).toBeNull()
  })

  test('loads the discovery document once for many logins', async () => {
    const { place, asked, comeBack } = play(google, { person: googlePerson })
    const login = createGoogleLogin(client, place)
    for (let time = 0; time < 3; time++) await comeBack(login)
    expect(asked.filter(({ address }) => address.includes('.well-known'))).toHaveLength(1)
  })

  test('loads the discovery document again after a failure', async () => {
    const { place, comeBack } = play(google, { person: googlePerson })
    let isAway = true
    const fetch: SocialLoginServer['fetch'] = (address, init) =>
      isAway ? Promise.reject(new TypeError('fetch failed')) : place.fetch(address, init)
    const login = createGoogleLogin(client, { ...place, fetch })
    await expect(comeBack(login)).rejects.toThrow()
    isAway = false
    expect((await comeBack(login)).subject).toBe('1234567890')
  })

  test.each([
    ['another shop’s token', { claims: { aud: 'other-shop' } }],
    ['another provider’s token', { claims: { iss: 'https://evil.example' } }],
    ['a token that is over', { claims: { exp: 1_000_000_000 } }],
    ['the token of another login', { claims: { nonce: 'other' } }],
    ['the profile of somebody else', { person: { ...googlePerson, body: { ...googlePerson.body, sub: '99' } } }],
    ['a refused code', { token: { status: 400, body: { error: 'invalid_grant', error_description: 'Bad Request' } } }],
    ['no ID token', { token: { status: 200, body: { access_token: 'x', token_type: 'bearer' } } }],
    ['a profile that fails', { person: { ...googlePerson, status: 401, body: { error: 'invalid_request' } } }],
  ])('is not believed with %s', async (_, special) => {
    const { place, comeBack } = play(google, { person: googlePerson, ...special })
    await expect(comeBack(createGoogleLogin(client, place))).rejects.toThrow()
  })
})

const kakaoPeople = 'https://kapi.kakao.com/v2/user/me'
const kakaoPerson = {
  address: kakaoPeople,
  body: {
    id: 1234567890,
    connected_at: '2026-11-20T10:00:00Z',
    kakao_account: {
      profile_nickname_needs_agreement: false,
      profile: { nickname: '하늘', is_default_nickname: false },
      has_email: true,
      email_needs_agreement: false,
      is_email_valid: true,
      is_email_verified: true,
      email: 'haneul@kakao.example',
    },
  },
}
const withAccount = (account: object) => ({
  ...kakaoPerson,
  body: { ...kakaoPerson.body, kakao_account: { ...kakaoPerson.body.kakao_account, ...account } },
})

describe('Kakao', () => {
  test('returns the person, with the nickname when there is no name', async () => {
    const { place, asked, comeBack } = play(kakao, { person: kakaoPerson })
    expect(await comeBack(createKakaoLogin(client, place))).toEqual({
      subject: '1234567890',
      name: '하늘',
      email: 'haneul@kakao.example',
    })
    expect(asked.map(({ address }) => address)).toEqual([
      'https://kauth.kakao.com/.well-known/openid-configuration',
      kakao.token_endpoint,
      kakao.jwks_uri,
      kakaoPeople,
    ])
  })

  test('returns only the number when nothing else is shared', async () => {
    const { place, comeBack } = play(kakao, { person: { ...kakaoPerson, body: { id: 1234567890 } } })
    expect(await comeBack(createKakaoLogin(client, place))).toEqual({ subject: '1234567890', name: null, email: null })
  })

  test.each([{ is_email_valid: false }, { is_email_verified: false }])(
    'returns no email address with %o',
    async (account) => {
      const { place, comeBack } = play(kakao, { person: withAccount(account) })
      expect((await comeBack(createKakaoLogin(client, place))).email).toBeNull()
    },
  )

  test.each([
    ['a child under 14', { status: 400, body: { msg: 'under age', code: -406 } }],
    ['a token that it does not know', { status: 401, body: { msg: 'this access token does not exist', code: -401 } }],
    ['somebody else than it signed for', { body: { id: 2 } }],
    ['a number that is none', { body: { id: 'x' } }],
  ])('fails with %s', async (_, person) => {
    const { place, comeBack } = play(kakao, { person: { ...kakaoPerson, ...person } })
    await expect(comeBack(createKakaoLogin(client, place))).rejects.toThrow()
  })
})
