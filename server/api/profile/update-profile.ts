import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { needsGuardian } from '#contract/accounts/age.ts'
import { updateProfile as endpoint, type Profile } from '#contract/accounts/profile.ts'
import { statedNameSchema } from '#contract/accounts/sign-up.ts'
import * as codes from '#contract/protocol/codes.ts'
import { emailSchema, phoneSchema } from '#contract/values/contact.ts'
import { cleanLine } from '#contract/values/text.ts'
import { readCurrentEditions } from '#server/db/legal-editions.ts'
import { type Transaction, transact } from '#server/db/open.ts'
import { consents, members } from '#server/db/schema/members.ts'
import { invalidRequest } from '#server/lib/any-call-errors.ts'
import { recordChange } from '../account-changes/record-change.ts'
import { defineHandler } from '../define-handler.ts'
import { consumeVerifiedEmail } from '../email-verification/verification.ts'
import type { Call } from '../handler.ts'
import { refuseNameOfShop } from '../refuse-name-of-shop.ts'
import { requireFreshAuthentication } from '../session/fresh-authentication.ts'
import { consentsOf } from './consents.ts'
import { presentProfile } from './present.ts'
import { profileVersion } from './profile-version.ts'

type UpdateCall = Call<typeof endpoint>
type MemberRow = typeof members.$inferSelect

export default defineHandler(endpoint, (call) => transact(call.db, (tx) => updateProfile(tx, call)))

interface UpdatedProfile {
  readonly content: Profile
  readonly changedFields: readonly string[]
}

async function updateProfile(tx: Transaction, call: UpdateCall): Promise<UpdatedProfile> {
  const { clock, member, body, apiError } = call
  await requireFreshAuthentication(tx, call)
  const now = clock.now()
  const [own] = await tx.select().from(members).where(eq(members.id, member.memberId))
  if (!own) throw apiError(codes.memberGone, 'The member behind this access token is gone.')
  const email = await takeEmail(tx, call, own)
  if (body.version !== profileVersion(own)) throw apiError(codes.profileChanged, 'The profile has changed meanwhile.')
  if (email === undefined) throw apiError(codes.emailNotVerified, 'This address is not verified.', 'email')
  const phone = takePhone(call, own)
  const person = takePerson(call, own)
  if (body.nickname !== null && body.nickname !== own.nickname) await refuseNameOfShop(tx, body.nickname)
  if (own.type === 'GRP' && body.group === null) throw invalidRequest('group', 'a group has a name.')
  // A name that was stored before names were cleaned is no change when it comes back cleaned.
  const isSameGroup = cleanLine(own.group ?? '') === (body.group ?? '')
  const group = own.type === 'GRP' && !isSameGroup ? body.group : own.group
  await changeConsent(tx, call, { kind: 'marketing_sms', before: own.receivesSms, after: body.recv_sms })
  await changeConsent(tx, call, { kind: 'marketing_email', before: own.receivesEmail, after: body.recv_email })
  const [updated] = await tx
    .update(members)
    .set({
      ...person,
      nickname: body.nickname,
      phone,
      email,
      receivesSms: body.recv_sms,
      receivesEmail: body.recv_email,
      group,
      belonging: body.belonging,
    })
    .where(eq(members.id, own.id))
    .returning()
  if (!updated) throw new Error('the member has gone within the transaction')
  if (email !== own.email) {
    await recordChange(tx, now, own.id, { kind: 'email-changed', previous: own.email, current: email })
  }
  if (own.phone !== null && phone !== own.phone) {
    await recordChange(tx, now, own.id, { kind: 'phone-changed', previous: own.phone, current: phone })
  }
  const changed = (['name', 'birth'] as const).filter((part) => updated[part] !== own[part])
  if (changed.length > 0) {
    const { name, birth } = own
    await recordChange(tx, now, own.id, {
      kind: 'person-changed',
      previous: { name, birth, phone: own.phone },
      changed,
    })
  }
  if (updated.group !== own.group) {
    const change = { previous: own.group ?? '', current: updated.group ?? '' }
    await recordChange(tx, now, own.id, { kind: 'group-changed', ...change })
  }
  const present = async (row: MemberRow) => presentProfile(row, await consentsOf(tx, own, clock.today()), now)
  const content = await present(updated)
  return { content, changedFields: changedFields(await present(own), content) }
}

/** Names of the fields that an update changed. */
function changedFields(before: Profile, after: Profile): string[] {
  const fields = [
    'username',
    'birth',
    'nickname',
    'phone',
    'email',
    'recv_sms',
    'recv_email',
    'group',
    'belonging',
  ] as const
  return fields.filter((field) => !isDeepStrictEqual(before[field], after[field]))
}

/**
 * The address to store: the own one, or a changed one whose verification is used up. Undefined for a changed one
 * without a verification, which an outdated profile also has.
 */
async function takeEmail(tx: Transaction, call: UpdateCall, own: MemberRow): Promise<string | undefined> {
  const { body, apiError } = call
  const parsed = v.safeParse(emailSchema, body.email)
  if (!parsed.success) throw apiError(codes.emailInvalid, 'This is no email address.', 'email')
  if (parsed.output === own.email) return own.email
  if (body.email_verification_id === undefined) return undefined
  const email = await consumeVerifiedEmail(tx, call, { id: body.email_verification_id, email: parsed.output })
  const isOther = and(ne(members.id, own.id), ne(members.status, 'withdrawn'))
  const [other] = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(sql`lower(${members.email})`, email.toLowerCase()), isOther))
    .limit(1)
  if (other) throw apiError(codes.alreadyInUse, 'A member has this address.', 'email')
  return email
}

/** The phone number to store. Where identities are verified, it changes by a verification alone, before this call. */
function takePhone({ body, config, apiError }: UpdateCall, own: MemberRow): string {
  const phone = v.safeParse(phoneSchema, body.phone)
  if (!phone.success) throw apiError(codes.phoneInvalid, 'This is no mobile number.', 'phone')
  if (phone.output !== own.phone && !config.off.includes('identity-verification'))
    throw apiError(codes.identityNotVerified, 'This number is not verified.', 'phone')
  return phone.output
}

/**
 * Name and day of birth to store. The member states them where nobody has verified them; somebody who was 14 at the
 * sign-up does not become younger.
 */
function takePerson({ body, config, clock, apiError }: UpdateCall, own: MemberRow): Pick<MemberRow, 'name' | 'birth'> {
  const stored = { name: own.name, birth: own.birth }
  if (own.isIdentityVerified || !config.off.includes('identity-verification')) return stored
  const { username = own.name, birth = own.birth } = body
  const name = v.safeParse(statedNameSchema, username)
  const isSameName = cleanLine(username) === cleanLine(own.name)
  if (!isSameName && !name.success) throw invalidRequest('username', 'this is no name')
  if (birth !== own.birth) {
    if (birth === null || birth > clock.today()) throw invalidRequest('birth', 'this is no day of birth')
    if (needsGuardian(clock.today(), birth)) throw apiError(codes.tooYoung, 'Members are 14 or older.', 'birth')
  }
  return { name: !isSameName && name.success ? name.output : own.name, birth }
}

interface ConsentChange {
  readonly kind: 'marketing_sms' | 'marketing_email'
  readonly before: boolean
  readonly after: boolean
}

/** Writes a new agreement with its edition, or withdraws the one before. */
async function changeConsent(tx: Transaction, call: UpdateCall, { kind, before, after }: ConsentChange): Promise<void> {
  if (before === after) return
  const { clock, member, body, apiError } = call
  const { memberId } = member
  const now = clock.now()
  const isOpen = and(eq(consents.memberId, memberId), eq(consents.kind, kind), isNull(consents.withdrawnAt))
  await tx.update(consents).set({ withdrawnAt: now }).where(isOpen)
  if (!after) return
  const { marketing: edition } = await readCurrentEditions(tx, clock.today())
  if (body.marketing !== edition) throw apiError(codes.termsOutdated, 'The marketing text has changed.', 'marketing')
  await tx.insert(consents).values({ id: randomUUID(), memberId, kind, edition, agreedAt: now })
}
