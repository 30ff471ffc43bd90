import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { needsGuardian } from '#contract/accounts/age.ts'
import type { SignUpResult, signUpAsGroup, signUpAsIndividual } from '#contract/accounts/sign-up.ts'
import type { Throws } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { SocialProvider } from '#contract/values/social-providers.ts'
import { sqlState } from '#server/db/errors.ts'
import { readCurrentEditions } from '#server/db/legal-editions.ts'
import { type Transaction, transact } from '#server/db/open.ts'
import { guardianConsents, members } from '#server/db/schema/members.ts'
import { socialAccounts } from '#server/db/schema/sign-in.ts'
import { identifications } from '#server/db/schema/sign-up.ts'
import { featureOff } from '#server/lib/any-call-errors.ts'
import { isInUse } from '../email-verification/send-email-verification.ts'
import { consumeVerifiedEmail } from '../email-verification/verification.ts'
import type { Caller, Services } from '../handler.ts'
import { consumeHumanProof } from '../human-check/proofs.ts'
import { hasLeft } from '../member-status.ts'
import { refuseNameOfShop } from '../refuse-name-of-shop.ts'
import { openSession } from '../session/open-session.ts'
import { findPasswordOwner } from '../session/password-owner.ts'
import { consumeSocialJoin } from '../social-login/join.ts'
import { addConsents } from './add-consents.ts'
import { isTaken } from './check-userid.ts'
import { type SignUpForm, validateForm } from './form.ts'
import { findIdentification, hasAccount, type IdentificationRow } from './identifications.ts'

/** Kind of member and their group. */
export type MemberKind =
  | { readonly memberType: 'IDV'; readonly group: null }
  | { readonly memberType: 'GRP'; readonly group: string }

/** What a sign-up needs of its call. */
type SignUpCall = Pick<Services, 'db' | 'clock' | 'config' | 'passwords'> & {
  readonly caller: Caller
} & Throws<(typeof signUpAsIndividual | typeof signUpAsGroup)['codes'][number]>

/**
 * Creates the member who was identified in this browser, with every consent, and uses up what was proved; all or
 * nothing. Then logs the member in to this browser. The same form again, with the same password, gets the same answer
 * with another session, in case the answer was lost. Throws the codes of the two sign-up calls.
 */
export async function register(call: SignUpCall, kind: MemberKind, filled: SignUpForm): Promise<SignUpResult> {
  const { db, clock, caller, passwords } = call
  const form = validateForm(filled, await readCurrentEditions(db, clock.today()), call)
  if (form.recv_sms && call.config.off.includes('text-messages')) throw featureOff('text-messages')
  // Passwords are hashed only for identified callers.
  if (!(await findIdentification(db, caller, form.idfc_id))) throw identificationNotFound(call)
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
  if (repeated && !(await call.passwords.matches(password, repeated.passwordHash))) throw identificationUsed(call)
  const who = repeated
    ? (tx: Transaction) =>
        findPasswordOwner(tx, { id: memberId, passwordHash: repeated.passwordHash }, () => identificationUsed(call))
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

const identificationUsed = ({ apiError }: SignUpCall) =>
  apiError(codes.identityNotVerified, 'This identification has served already.', 'idfc_id')
const identificationNotFound = ({ apiError }: SignUpCall) =>
  apiError(codes.identityNotVerified, 'There is no identification of this number.', 'idfc_id')

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
  const identification = await findIdentification(tx, caller, form.idfc_id)
  if (!identification) throw identificationNotFound(call)
  if (identification.memberId !== null) {
    // Only while the identification is valid; later, the member logs in.
    if (identification.expiresAt <= now) throw identificationUsed(call)
    return repeatRegistration(tx, call, identification.memberId, form.userid)
  }
  const person = personOf(identification)
  if (identification.expiresAt <= now)
    throw apiError(codes.identificationExpired, 'The time of this identification is over.')
  const guardian = guardianOf(identification)
  if (needsGuardian(clock.today(), person.birth) && !guardian) {
    throw apiError(codes.guardianConsentRequired, 'A guardian has to consent.')
  }
  if (await hasAccount(tx, person.personHash))
    throw apiError(codes.personHasAccount, 'This person has an account by now.')
  if (await isTaken(tx, form.userid)) throw apiError(codes.alreadyInUse, 'Somebody has this ID.', 'userid')
  if (await isInUse(tx, form.email)) throw apiError(codes.alreadyInUse, 'A member has this address.', 'email')
  await refuseNameOfShop(tx, form.nickname)
  const email = await consumeVerifiedEmail(tx, call, { id: form.email_verification_id, email: form.email })
  await consumeHumanProof(tx, call, form.human_check)

  const memberId = randomUUID()
  const { userid, phone, nickname, belonging, recv_sms, recv_email } = form
  await tx.insert(members).values({
    id: memberId,
    userid,
    passwordHash,
    type: kind.memberType,
    name: person.name,
    nickname: nickname === '' ? null : nickname,
    birth: person.birth,
    phone,
    email,
    receivesSms: recv_sms,
    receivesEmail: recv_email,
    group: kind.group,
    belonging: Object.fromEntries(Object.entries(belonging).filter(([, text]) => text !== '')),
    isIdentityVerified: true,
    personHash: person.personHash,
    status: 'active',
    registeredAt: now,
    locale: caller.locale,
  })
  const consented = { receivesSms: recv_sms, receivesEmail: recv_email, agreedAt: now }
  await addConsents(tx, { ...consented, memberId, editions: form })
  if (guardian) await tx.insert(guardianConsents).values({ memberId, ...guardian })
  await tx.update(identifications).set(used(memberId)).where(eq(identifications.id, identification.id))
  const social = form.social ? await linkSocial(tx, clock, caller, form.social, memberId) : null
  const content = { userid, username: person.name, email, created_at: now.toISOString(), social }
  return { memberId, content }
}

function personOf({ personHash, name, birth }: IdentificationRow) {
  if (personHash === null || name === null || birth === null) throw new Error('an identification without a person')
  return { personHash, name, birth }
}

/** The guardian who consented; undefined when a part is missing. */
function guardianOf(row: IdentificationRow): Omit<typeof guardianConsents.$inferInsert, 'memberId'> | undefined {
  const { guardianHash: personHash, guardianName: name, guardianRelation: relation } = row
  const { guardianPhone: phone, guardianEdition: edition, guardianAgreedAt: agreedAt } = row
  if (personHash === null || name === null || relation === null || edition === null || agreedAt === null) {
    return undefined
  }
  return { personHash, name, relation, phone, edition, agreedAt }
}

/** What stays of a used identification: the member. */
function used(memberId: string): Partial<IdentificationRow> {
  const nothing = { personHash: null, name: null, birth: null, phone: null }
  return { ...nothing, memberId, guardianHash: null, guardianName: null, guardianPhone: null, guardianRelation: null }
}

async function repeatRegistration(
  tx: Transaction,
  call: SignUpCall,
  memberId: string,
  userid: string,
): Promise<Registered> {
  const [member] = await tx.select().from(members).where(eq(members.id, memberId))
  if (member?.userid !== userid || hasLeft(member.status)) throw identificationUsed(call)
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
