import { randomUUID } from 'node:crypto'
import type * as v from 'valibot'
import { expect } from 'vitest'
import { confirmEmail, sendEmailVerification } from '#contract/accounts/email-verification.ts'
import { identifyForSignUp, signUpAsIndividual } from '#contract/accounts/sign-up.ts'
import { type HumanCheck, openHumanCheck, verifyHuman } from '#contract/protocol/human-check.ts'
import { bindBrowser } from '#server/api/browser-binding.ts'
import { emailVerifications, humanChecks, identifications } from '#server/db/schema/sign-up.ts'
import { identityCookie, requestCookie } from '#server/lib/cookies.ts'
import { sampleEditions } from '#tests/support/sample-editions.ts'
import type { Browser } from './http-browser.ts'
import { answerVerification, beginVerification } from './identity-verification.ts'
import { tokenTo } from './outbox.ts'
import { solveToken } from './proof-of-work.ts'
import type { Shop } from './shop.ts'

/** The token of a solved challenge, as the browser's widget makes it. */
export async function solve(check: HumanCheck): Promise<string> {
  if (check.provider !== 'altcha') expect.fail('a challenge of ours')
  return solveToken(check.challenge)
}

/** Passes the human check; returns the proof. */
export async function proveHuman(browser: Browser): Promise<string> {
  const { content } = await browser.call(openHumanCheck, '/v1/recaptcha')
  const body = { token: await solve(content) }
  return (await browser.call(verifyHuman, '/v1/recaptcha', { body })).content.code
}

/** Verifies an address by the link in its mail; returns the ID of the verification. */
export async function verifyEmail(shop: Shop, browser: Browser, email: string): Promise<string> {
  const address = '/v1/member/auth/join/verify/email'
  const { content } = await browser.call(sendEmailVerification, address, { body: { email } })
  const body = { token: await tokenTo(shop, email) }
  // The mail may be read on another device.
  await shop.browser().call(confirmEmail, '/v1/member/auth/verify/email', { body })
  return content.id
}

/** Verifies a person in the sandbox's window; returns the ID of the identification. */
export async function identify(browser: Browser, person: string): Promise<string> {
  const opened = await beginVerification(browser, { purpose: 'join' })
  await answerVerification(browser, opened, 'approve', person)
  const body = { idfc_id: opened.idfc_id }
  const address = '/v1/member/auth/join/identification/OACX'
  return (await browser.call(identifyForSignUp, address, { body })).content.idfc_id
}

let count = 0

/** A valid form of a new person, whose identity and address are verified in `browser`. */
export async function filledForm(shop: Shop, browser: Browser, person = 'Oh Sora'): Promise<IdentifiedForm> {
  count += 1
  const email = `joiner${count}@shop.example`
  return formOf({
    userid: `joiner${count}`,
    email,
    idfc_id: await identify(browser, person),
    email_verification_id: await verifyEmail(shop, browser, email),
    human_check: await proveHuman(browser),
  })
}

/** Body of an individual sign-up. */
export type SignUpBody = v.InferInput<(typeof signUpAsIndividual)['body']>

/** The same of a person who was identified. */
type IdentifiedForm = SignUpBody & { readonly idfc_id: string }

/** The same of a person who states name and day of birth, in a shop without identity verification. */
export async function statedForm(shop: Shop, browser: Browser, own: Partial<SignUpBody> = {}): Promise<SignUpBody> {
  count += 1
  const email = own.email ?? `stated${count}@shop.example`
  const { terms, collection } = sampleEditions
  return {
    ...{ userid: `stated${count}`, pwd: 'Secret1!pass', pwd_confirm: 'Secret1!pass', phone: '010 3652 0142' },
    ...{ name: '오소라', birth: '1986-03-17', terms, collection, email },
    email_verification_id: await verifyEmail(shop, browser, email),
    human_check: await proveHuman(browser),
    ...own,
  }
}

/** The fields that are the same for every person. */
export function formOf(own: {
  readonly userid: string
  readonly email: string
  readonly idfc_id: string
  readonly email_verification_id: string
  readonly human_check: string
}): IdentifiedForm {
  const { terms, collection } = sampleEditions
  return { pwd: 'Secret1!pass', pwd_confirm: 'Secret1!pass', phone: '010 3652 0142', terms, collection, ...own }
}

/** The same without verifications: writes the rows of a person unknown to every provider. */
export async function readyForm(shop: Shop, browser: Browser, userid: string): Promise<IdentifiedForm> {
  count += 1
  const { db, clock } = shop.services
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + 3_600_000)
  const [identification, verification, proof] = [randomUUID(), randomUUID(), randomUUID()]
  const email = `ready${count}@shop.example`
  const bindingHash = await bindBrowser(shop.services, browser.asCaller(), requestCookie)
  await Promise.all([
    db.insert(identifications).values({
      id: identification,
      bindingHash: await bindBrowser(shop.services, browser.asCaller(), identityCookie),
      method: 'OACX',
      personHash: randomUUID(),
      name: 'Somebody',
      birth: '1990-01-01',
      expiresAt,
    }),
    db.insert(emailVerifications).values({
      id: verification,
      bindingHash,
      email,
      tokenHash: randomUUID(),
      sentAt: now,
      expiresAt,
      verifiedAt: now,
    }),
    db.insert(humanChecks).values({ id: proof, challengeHash: randomUUID(), bindingHash, expiresAt }),
  ])
  return formOf({
    userid,
    email,
    idfc_id: identification,
    email_verification_id: verification,
    human_check: proof,
  })
}

/** Signs up as an individual; returns the new member. */
export function signUp(browser: Browser, body: SignUpBody) {
  return browser.call(signUpAsIndividual, '/v1/member/auth/join/IDV', { body })
}
