import { expect, test } from 'vitest'
import { createNaverLogin } from './naver.ts'

const redirectUri = 'https://shop.example/api/v1/member/auth/login/social/naver/callback'
const client = { clientId: 'shop-id', clientSecret: 'shop-secret' }

/** Answers of Naver from its documentation. */
const token = { access_token: 'token-1', refresh_token: 'refresh-1', token_type: 'bearer', expires_in: '3600' }
const person = {
  resultcode: '00',
  message: 'success',
  response: { id: 'naver-1', nickname: '하늘이', name: '김하늘', email: 'haneul@naver.example', gender: 'F' },
}

/** Naver with these answers; `parameters` are those of the callback. */
function play(answers: { token?: object; tokenStatus?: number; person?: object; personStatus?: number } = {}) {
  const asked: { address: string; form: string; authorization: string | null }[] = []
  const login = createNaverLogin(client, {
    address: 'https://nid.naver.com/oauth2.0',
    people: 'https://openapi.naver.com/v1/nid/me',
    fetch: async (address, init) => {
      asked.push({
        address,
        form: String(init?.body ?? ''),
        authorization: new Headers(init?.headers).get('Authorization'),
      })
      return address.endsWith('/token')
        ? Response.json(answers.token ?? token, { status: answers.tokenStatus ?? 200 })
        : Response.json(answers.person ?? person, { status: answers.personStatus ?? 200 })
    },
  })
  const comeBack = (parameters: Record<string, string> = { code: 'code-1', state: 'state-1' }) =>
    login.finish({
      state: 'state-1',
      redirectUri,
      parameters: new URLSearchParams(parameters),
      codeVerifier: null,
      nonce: null,
    })
  return { login, asked, comeBack }
}

test('is asked with the state', async () => {
  const { url } = await play().login.begin({ state: 'state-1', redirectUri })
  const address = new URL(url)
  expect(address.origin + address.pathname).toBe('https://nid.naver.com/oauth2.0/authorize')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'shop-id',
    redirect_uri: redirectUri,
    state: 'state-1',
  })
})

test('returns the person', async () => {
  const { asked, comeBack } = play()
  expect(await comeBack()).toEqual({ subject: 'naver-1', name: '김하늘', email: 'haneul@naver.example' })
  const [exchange, profile] = asked
  expect(exchange?.address).toBe('https://nid.naver.com/oauth2.0/token')
  expect(Object.fromEntries(new URLSearchParams(exchange?.form))).toEqual({
    grant_type: 'authorization_code',
    client_id: 'shop-id',
    client_secret: 'shop-secret',
    redirect_uri: redirectUri,
    code: 'code-1',
    state: 'state-1',
  })
  expect(profile).toMatchObject({ address: 'https://openapi.naver.com/v1/nid/me', authorization: 'Bearer token-1' })
})

test('returns only the key when nothing else is shared', async () => {
  const { comeBack } = play({ person: { ...person, response: { id: 'naver-1' } } })
  expect(await comeBack()).toEqual({ subject: 'naver-1', name: null, email: null })
})

test.each([
  ['answers another request', { code: 'code-1', state: 'state-2' }],
  ['refuses', { error: 'access_denied', error_description: 'Canceled By User', state: 'state-1' }],
  ['brings no code', { state: 'state-1' }],
])('is asked nothing more when it %s', async (_, parameters) => {
  const { asked, comeBack } = play()
  await expect(comeBack(parameters)).rejects.toThrow()
  expect(asked).toEqual([])
})

test.each([
  ['a refused code, which it answers with 200', { token: { error: 'invalid_request', error_description: 'no data' } }],
  ['a broken exchange', { tokenStatus: 500 }],
  ['a token that it does not know', { person: { resultcode: '024', message: 'Authentication failed' } }],
  ['a refused profile', { personStatus: 401 }],
  ['a profile of nobody', { person: { ...person, response: { id: '' } } }],
])('fails with %s', async (_, answers) => {
  await expect(play(answers).comeBack()).rejects.toThrow(/^Naver failed/)
})
