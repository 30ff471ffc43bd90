import type { SocialProvider } from '#contract/values/social-providers.ts'

/** An answer of a provider's server. */
export interface ProviderAnswer {
  readonly status: 200 | 400 | 401
  readonly body: object
}

interface IssuedTokens {
  readonly accessToken: string
  readonly idToken: string | undefined
  readonly scope: string
}

/** What a person agreed to share. */
interface ToldPerson {
  readonly subject: string
  readonly name: string | undefined
  readonly email: string | undefined
}

/** Answer formats of a provider, from its documentation. */
export interface ProviderShape {
  /** Parameters of the callback when the person refuses. */
  readonly refusal: Readonly<Record<string, string>>
  tokens(tokens: IssuedTokens): ProviderAnswer
  /** Invalid code, client, or proof. */
  badGrant(): ProviderAnswer
  person(person: ToldPerson): ProviderAnswer
  /** Invalid access token. */
  badToken(): ProviderAnswer
}

const ok = (body: object): ProviderAnswer => ({ status: 200, body })

export const shapes: Readonly<Record<SocialProvider, ProviderShape>> = {
  google: {
    refusal: { error: 'access_denied' },
    tokens: ({ accessToken, idToken, scope }) =>
      ok({ access_token: accessToken, expires_in: 3599, scope, token_type: 'Bearer', id_token: idToken }),
    badGrant: () => ({ status: 400, body: { error: 'invalid_grant', error_description: 'Bad Request' } }),
    person: ({ subject, name, email }) =>
      ok({
        sub: subject,
        ...(name === undefined ? {} : { name, given_name: name }),
        ...(email === undefined ? {} : { email, email_verified: true }),
      }),
    badToken: () => ({ status: 401, body: { error: 'invalid_request', error_description: 'Invalid Credentials' } }),
  },
  kakao: {
    refusal: { error: 'access_denied', error_description: 'User denied access' },
    tokens: ({ accessToken, idToken, scope }) =>
      ok({
        access_token: accessToken,
        token_type: 'bearer',
        refresh_token: 'unused',
        id_token: idToken,
        expires_in: 7199,
        scope,
        refresh_token_expires_in: 5_184_000,
      }),
    badGrant: () => ({
      status: 400,
      body: { error: 'invalid_grant', error_description: 'authorization code not found', error_code: 'KOE320' },
    }),
    person: ({ subject, name, email }) =>
      ok({
        id: Number(subject),
        connected_at: '2026-01-01T00:00:00Z',
        kakao_account: {
          profile_nickname_needs_agreement: name === undefined,
          ...(name === undefined ? {} : { profile: { nickname: name } }),
          email_needs_agreement: email === undefined,
          has_email: email !== undefined,
          ...(email === undefined ? {} : { is_email_valid: true, is_email_verified: true, email }),
        },
      }),
    badToken: () => ({ status: 401, body: { msg: 'this access token does not exist', code: -401 } }),
  },
  naver: {
    refusal: { error: 'access_denied', error_description: 'Canceled By User' },
    tokens: ({ accessToken }) =>
      ok({ access_token: accessToken, refresh_token: 'unused', token_type: 'bearer', expires_in: '3600' }),
    badGrant: () => ok({ error: 'invalid_request', error_description: 'no valid data in session' }),
    person: ({ subject, name, email }) =>
      ok({
        resultcode: '00',
        message: 'success',
        response: { id: subject, ...(name === undefined ? {} : { name }), ...(email === undefined ? {} : { email }) },
      }),
    badToken: () => ({ status: 401, body: { resultcode: '024', message: 'Authentication failed' } }),
  },
}

/** Kakao's answer for a person under 14. */
export const underAge: ProviderAnswer = {
  status: 400,
  body: { msg: 'permission denied. the user is under age of 14.', code: -406 },
}
