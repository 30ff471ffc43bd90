import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { SignUpResult, signUpAsGroup, signUpAsIndividual } from '#contract/accounts/sign-up.ts'
import type { Throws } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { SocialProvider } from '#contract/values/social-providers.ts'
import { sqlState } from '#server/db/errors.ts'
import { readCurrentEditions } from '#server/db/legal-editions.ts'
import { type Transaction, transact } from '#server/db/open.ts'
import { guardianConsents, members } from '#server/db/schema/members.ts'
import { socialAccounts } from '#server/db/schema/sign-in.ts'
import { featureOff } from '#server/lib/any-call-errors.ts'
import { isInUse } from '../email-verification/send-email-verification.ts'
import { consumeVerifiedEmail, findVerifiedEmail } from '../email-verification/verification.ts'
import type { Caller, Services } from '../handler.ts'
import { consumeHumanProof } from '../human-check/proofs.ts'
import { hasLeft } from '../member-status.ts'
import { refuseNameOfShop } from '../refuse-name-of-shop.ts'
import { openSession } from '../session/open-session.ts'
import { findPasswordOwner } from '../session/password-owner.ts'
import { consumeSocialJoin } from '../social-login/join.ts'
import { addConsents } from './add-consents.ts'
import { assertProof, findApplicant, proofUsed, spendIdentification } from './applicant.ts'
import { isTaken } from './check-userid.ts'
import { type SignUpForm, validateForm } from './form.ts'

/** Kind of member and their group. */
export type MemberKind =
  | { readonly memberType: 'IDV'; readonly group: null }
  | { readonly memberType: 'GRP'; readonly group: string }

/** What a sign-up needs of its call. */
type SignUpCall = Pick<Services, 'db' | 'clock' | 'config' | 'passwords'> & {
  readonly caller: Caller
} & Throws<(typeof signUpAsIndividual | typeof signUpAsGroup)['codes'][number]>

/**
 * Creates the member who was identified in this browser, or in a shop without identity verification the owner of the
 * verified email address, with every consent, and uses up the identification; all or nothing. Then logs the member in to
 * this browser. The same form again, with the same password, gets the same answer with another session, in case the answer was lost. Throws the codes of the two sign-up calls.
 */
export async function register(call: SignUpCall, kind: MemberKind, filled: SignUpForm): Promise<SignUpResult> {
  const { db, clock, passwords } = call
  const form = validateForm(filled, await readCurrentEditions(db, clock.today()), call)
  if (form.recv_sms && call.config.off.includes('text-messages')) throw featureOff('text-messages')
  await assertProof(db, call, form)
  const passwordHash = await passwords.hash(form.pwd)
  const write = () => transact(db, (tx) => writeMember(tx, call, { kind, form, passwordHash }))
  try {
    return await logIn(call, form.pwd, await write())
  } catch (error) {
    if (sqlState(error) !== uniqueViolation) throw error
    // Another sign-up was faster: its row is visible now and gives the right code.
    return logIn(call, form.pwd, await write())
  }
}

/** Opens a session for the new member. A repeated form needs its password. */
async function logIn(
  call: SignUpCall,
  password: string,
  { memberId, content, repeated }: Registered,
): Promise<SignUpResult> {
  if (repeated && !(await call.passwords.matches(password, repeated.passwordHash))) throw proofUsed(call)
  const who = repeated
    ? (tx: Transaction) =>
        findPasswordOwner(tx, { id: memberId, passwordHash: repeated.passwordHash }, () => proofUsed(call))
    : memberId
  return { ...content, session: await openSession(call, call.caller, who) }
}

interface Registered {
  readonly memberId: string
  readonly content: Omit<SignUpResult, 'session'>
  /** Present when the member exists already. */
  readonly repeated?: { readonly passwordHash: string | null }
}

const uniqueViolation = '23505'

interface NewMember {
  readonly kind: MemberKind
  readonly form: SignUpForm
  readonly passwordHash: string
}

async function writeMember(
  tx: Transaction,
  call: SignUpCall,
  { kind, form, passwordHash }: NewMember,
): Promise<Registered> {
  const { clock, caller, apiError } = call
  const now = clock.now()
  const applicant = await findApplicant(tx, call, form)
  if ('memberId' in applicant) return repeatRegistration(tx, call, applicant.memberId, form.userid)
  const { name, birth, personHash, guardian, identificationId } = applicant
  if (await isTaken(tx, form.userid)) throw apiError(codes.alreadyInUse, 'Somebody has this ID.', 'userid')
  if (await isInUse(tx, form.email)) throw apiError(codes.alreadyInUse, 'A member has this address.', 'email')
  await refuseNameOfShop(tx, form.nickname)
  const proof = { id: form.email_verification_id, email: form.email }
  // Without an identification, the verified address tells a repeated form from a new one.
  const email = await (identificationId === undefined ? findVerifiedEmail : consumeVerifiedEmail)(tx, call, proof)
  await consumeHumanProof(tx, call, form.human_check)

  const memberId = randomUUID()
  const { userid, phone, nickname, belonging, recv_sms, recv_email } = form
  await tx.insert(members).values({
    id: memberId,
    userid,
    passwordHash,
    type: kind.memberType,
    name,
    nickname: nickname === '' ? null : nickname,
    birth,
    phone,
    email,
    receivesSms: recv_sms,
    receivesEmail: recv_email,
    group: kind.group,
    belonging: Object.fromEntries(Object.entries(belonging).filter(([, text]) => text !== '')),
    isIdentityVerified: personHash !== null,
    personHash,
    status: 'active',
    registeredAt: now,
    locale: caller.locale,
  })
  const consented = { receivesSms: recv_sms, receivesEmail: recv_email, agreedAt: now }
  await addConsents(tx, { ...consented, memberId, editions: form })
  if (guardian) await tx.insert(guardianConsents).values({ memberId, ...guardian })
  if (identificationId !== undefined) await spendIdentification(tx, identificationId, memberId)
  const social = form.social ? await linkSocial(tx, clock, caller, form.social, memberId) : null
  const content = { userid, username: name, email, created_at: now.toISOString(), social }
  return { memberId, content }
}

async function repeatRegistration(
  tx: Transaction,
  call: SignUpCall,
  memberId: string,
  userid: string,
): Promise<Registered> {
  const [member] = await tx.select().from(members).where(eq(members.id, memberId))
  if (member?.userid !== userid || hasLeft(member.status)) throw proofUsed(call)
  const [account] = await tx.select().from(socialAccounts).where(eq(socialAccounts.memberId, memberId))
  const content = {
    userid,
    username: member.name,
    email: member.email,
    created_at: member.registeredAt.toISOString(),
    social: account?.provider ?? null,
  }
  return { memberId, content, repeated: { passwordHash: member.passwordHash } }
}

/**
 * Links the social account that this browser came with. Returns its provider. Links nothing, and lets the sign-up
 * succeed, when the account is of another provider, has expired, or belongs to another member meanwhile.
 */
async function linkSocial(
  tx: Transaction,
  clock: Services['clock'],
  caller: Caller,
  provider: SocialProvider,
  memberId: string,
): Promise<SocialProvider | null> {
  const join = await consumeSocialJoin(tx, clock, caller)
  if (join?.provider !== provider) return null
  const { subject } = join
  const isAccount = and(eq(socialAccounts.provider, provider), eq(socialAccounts.subject, subject))
  const [other] = await tx.select().from(socialAccounts).where(isAccount)
  if (other) return null
  await tx.insert(socialAccounts).values({ id: randomUUID(), memberId, provider, subject, linkedAt: clock.now() })
  return provider
}
