import type { APIResponse } from '@playwright/test'
import * as v from 'valibot'
import { sendEmailVerification } from '#contract/accounts/email-verification.ts'
import { openIdentityPopup } from '#contract/accounts/identity-verification.ts'
import type { OpenedSession } from '#contract/accounts/session.ts'
import { identifyForSignUp, signUpAsIndividual } from '#contract/accounts/sign-up.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import { openHumanCheck, verifyHuman } from '#contract/protocol/human-check.ts'
import { localStorageKeys } from '#contract/values/browser-storage.ts'
import type { SignUpProgress } from '#machines/sign-up.data.ts'
import { samplePassword } from '#tests/flows/samples/samples.ts'
import { sampleEditions } from '#tests/support/sample-editions.ts'
import { solveToken } from '../server/proof-of-work.ts'
import { expect } from './fixtures.ts'
import type { WebContext, WebPage } from './web-page.ts'

/** Calls the shop as a page of this browser would, with its anti-forgery pair; as a member with an access token. */
export async function callApi<E extends Endpoint>(
  context: WebContext,
  endpoint: E,
  path: string,
  body: object = {},
  accessToken?: string,
): Promise<v.InferOutput<E['content']>> {
  const answer = await sendToApi(context, endpoint, path, body, accessToken)
  expect(answer.ok(), `${endpoint.name}: ${await answer.text()}`).toBe(true)
  return v.parse(v.object({ content: endpoint.content }), await answer.json()).content
}

/** Makes a call with the anti-forgery pair of a context, whatever it answers; as a member with an access token. */
export async function sendToApi(
  { request }: WebContext,
  { method }: Pick<Endpoint, 'method'>,
  path: string,
  data: object,
  accessToken?: string,
): Promise<APIResponse> {
  await request.head('/api/v1/lecture/intro/category/menu')
  const { cookies } = await request.storageState()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const headers = {
    'X-XSRF-TOKEN': token,
    ...(accessToken === undefined ? {} : { Authorization: accessToken }),
  }
  return request.fetch(`/api${path}`, { method, data, headers })
}

const messagesSchema = v.object({
  messages: v.array(
    v.object({ good_until: v.nullable(v.string()), code: v.nullable(v.string()), link: v.nullable(v.string()) }),
  ),
})

/**
 * Waits for a message with a code or link to a contact, which other tests may write to as well. Notifications, such
 * as of a login from a new browser, have no code or link that expires.
 */
async function newestWith(kind: 'code' | 'link', { request }: WebContext, contact: string, part = ''): Promise<string> {
  const read = async () => {
    const answer = await request.get(`/sandbox/outbox/messages?to=${encodeURIComponent(contact)}`)
    const { messages } = v.parse(messagesSchema, await answer.json())
    return messages.find((message) => message[kind]?.includes(part) && message.good_until !== null)?.[kind] ?? ''
  }
  await expect.poll(read, { intervals: [50, 100] }).not.toBe('')
  return read()
}

/** The link in the newest mail to an address; with `path`, in the newest whose link opens that page. */
export async function linkSentTo(context: WebContext, address: string, path?: string): Promise<string> {
  return newestWith('link', context, address, path)
}

/** The token in the hash of a link. */
export function tokenOf(link: string): string | null {
  return new URLSearchParams(new URL(link).hash.slice(1)).get('token')
}

/** The code in the newest message to a phone number or address. */
export async function codeSentTo(context: WebContext, contact: string): Promise<string> {
  return newestWith('code', context, contact)
}

/** Opens the link in the newest mail to an address, in a tab of its own, and confirms there. */
export async function confirmAddress(context: WebContext, address: string, button: string): Promise<void> {
  const link = new URL(await linkSentTo(context, address))
  const page = await context.newPage()
  await page.goto(`${link.pathname}${link.search}${link.hash}`)
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.getByRole('button', { name: button, exact: true }).waitFor({ state: 'detached' })
  await page.close()
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz'
/** Ten letters that no other test has. They begin with `qz`, as no word does, so that a transcript can mask them. */
export function randomLetters(): string {
  return `qz${Array.from({ length: 8 }, () => alphabet[Math.floor(Math.random() * alphabet.length)]).join('')}`
}

/** Fills in the identity provider's window with a new person. */
export async function fillNewIdentity(window: WebPage, kind: 'newcomer' | 'child'): Promise<void> {
  await window.locator('input[type=radio][value=by-hand]').check()
  await window.locator('#name').fill(randomLetters())
  await window.locator('#birth').fill(kind === 'child' ? '2016-05-03' : '1999-05-03')
  await window.locator('#phone').fill(`0107${Math.floor(1_000_000 + Math.random() * 8_999_999)}`)
}

async function identification(context: WebContext, kind: 'newcomer' | 'child') {
  const { idfc_id, url } = await callApi(context, openIdentityPopup, '/v1/member/auth/oacx/popup/join')
  const window = await context.newPage()
  await window.goto(url)
  await fillNewIdentity(window, kind)
  await window.locator('button[value=verified]').click()
  await window.waitForURL((address) => !address.pathname.startsWith('/sandbox'))
  await window.close()
  return callApi(context, identifyForSignUp, '/v1/member/auth/join/identification/OACX', { idfc_id })
}

const provedSchema = v.object({ id: v.string() })

async function provedAddress(context: WebContext) {
  const email = `${randomLetters()}@member.example`
  const sent = await callApi(context, sendEmailVerification, '/v1/member/auth/join/verify/email', { email })
  const token = tokenOf(await linkSentTo(context, email))
  const { id } = v.parse(
    provedSchema,
    await callApi(context, sendEmailVerification, '/v1/member/auth/verify/email', { token }),
  )
  expect(id).toBe(sent.id)
  return { id, email }
}

/** Stores a valid draft of a sign-up in the browser, up to a step. */
export async function storeSignUpDraft(context: WebContext, page: WebPage, until: SignUpProgress): Promise<void> {
  const { terms, collection, marketing } = sampleEditions
  const isChild = until === 'child' || until === 'guardian'
  const found = until === 'terms' ? undefined : await identification(context, isChild ? 'child' : 'newcomer')
  const email = until === 'email' ? await provedAddress(context) : undefined
  await page.goto('/')
  await page.evaluate(
    ([key, kept, values]) => {
      if (kept !== '') localStorage.setItem(key, kept)
      const draft = { version: 1, expiresAt: Date.now() + 1_800_000, values }
      sessionStorage.setItem('draft:sign-up', JSON.stringify(draft))
    },
    [
      localStorageKeys.identification,
      found ? JSON.stringify(found) : '',
      {
        consents: { terms, collection, marketing, recv_sms: false, recv_email: true },
        ...(until === 'guardian' ? { guardian: { relation: 'mother', collection } } : {}),
        ...(email ? { email } : {}),
      },
    ] as const,
  )
}

/** Signs a new person up by calls, for a test that leaves its member unusable. Returns the session and address. */
export async function signUp(context: WebContext): Promise<{ session: OpenedSession; email: string }> {
  const { terms, collection } = sampleEditions
  const { idfc_id, phone } = await identification(context, 'newcomer')
  const { id, email } = await provedAddress(context)
  const check = await callApi(context, openHumanCheck, openHumanCheck.path)
  if (check.provider !== 'altcha') throw new Error('the sandbox checks by a challenge of the shop')
  const token = await solveToken(check.challenge)
  const proof = await callApi(context, verifyHuman, verifyHuman.path, { token })
  const { session } = await callApi(context, signUpAsIndividual, signUpAsIndividual.path, {
    userid: randomLetters(),
    pwd: samplePassword,
    pwd_confirm: samplePassword,
    email,
    email_verification_id: id,
    idfc_id,
    phone: phone ?? '',
    human_check: proof.code,
    terms,
    collection,
  })
  return { session, email }
}
