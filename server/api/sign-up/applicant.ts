import { and, eq, ne, sql } from 'drizzle-orm'
import { needsGuardian } from '#contract/accounts/age.ts'
import type { signUpAsIndividual } from '#contract/accounts/sign-up.ts'
import type { Throws } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Database, Transaction } from '#server/db/open.ts'
import { type guardianConsents, members } from '#server/db/schema/members.ts'
import { identifications } from '#server/db/schema/sign-up.ts'
import { featureOff, invalidRequest } from '#server/lib/any-call-errors.ts'
import { findVerifiedEmail } from '../email-verification/verification.ts'
import type { Caller, Services } from '../handler.ts'
import type { SignUpForm } from './form.ts'
import { findIdentification, hasAccount, type IdentificationRow } from './identifications.ts'

/** What finding an applicant needs of the call. */
export type ApplicantCall = Pick<Services, 'clock' | 'config'> & {
  readonly caller: Caller
} & Throws<(typeof signUpAsIndividual)['codes'][number]>

/** Who signs up. */
export interface Applicant {
  readonly name: string
  /** Day of birth, `YYYY-MM-DD`. */
  readonly birth: string
  /** `members.personHash`; null for somebody who states who they are. */
  readonly personHash: string | null
  /** The guardian who consented. */
  readonly guardian: Omit<typeof guardianConsents.$inferInsert, 'memberId'> | undefined
  /** Number of the identification that the sign-up uses up; undefined without one. */
  readonly identificationId: string | undefined
}

/** The member whom an earlier call with the same form made, and whose answer may have been lost. */
export interface EarlierMember {
  readonly memberId: string
}

type Tables = Pick<Database, 'select'>

/** Throws when the caller has proved nothing yet, so that passwords are hashed only for those who have. */
export async function assertProof(db: Tables, call: ApplicantCall, form: SignUpForm): Promise<void> {
  if (call.config.off.includes('identity-verification')) await findVerifiedEmail(db, call, proofOf(form))
  else if (!(await findIdentificationOf(db, call, form))) throw identificationNotFound(call)
}

/**
 * Who signs up: the person whom a verification identified in this browser, or in a shop without identity verification
 * whoever owns the email address, as they state. Throws when a guardian is missing, and when the person has an account.
 */
export function findApplicant(
  tx: Transaction,
  call: ApplicantCall,
  form: SignUpForm,
): Promise<Applicant | EarlierMember> {
  return call.config.off.includes('identity-verification')
    ? findStatedApplicant(tx, call, form)
    : findIdentifiedApplicant(tx, call, form)
}

/** What was proved has made a member already, whom this form does not log in. */
export const proofUsed = ({ apiError, config }: ApplicantCall) =>
  config.off.includes('identity-verification')
    ? apiError(codes.alreadyInUse, 'A member has this address.', 'email')
    : apiError(codes.identityNotVerified, 'This identification has served already.', 'idfc_id')
const identificationNotFound = ({ apiError }: ApplicantCall) =>
  apiError(codes.identityNotVerified, 'There is no identification of this number.', 'idfc_id')

async function findIdentificationOf(
  db: Tables,
  { caller }: ApplicantCall,
  { idfc_id: id }: SignUpForm,
): Promise<IdentificationRow | undefined> {
  return id === undefined ? undefined : findIdentification(db, caller, id)
}

async function findIdentifiedApplicant(
  tx: Transaction,
  call: ApplicantCall,
  form: SignUpForm,
): Promise<Applicant | EarlierMember> {
  const { clock, apiError } = call
  const identification = await findIdentificationOf(tx, call, form)
  if (!identification) throw identificationNotFound(call)
  const isOver = identification.expiresAt <= clock.now()
  if (identification.memberId !== null) {
    // Only while the identification is valid; later, the member logs in.
    if (isOver) throw proofUsed(call)
    return { memberId: identification.memberId }
  }
  const person = personOf(identification)
  if (isOver) throw apiError(codes.identificationExpired, 'The time of this identification is over.')
  const guardian = guardianOf(identification)
  if (needsGuardian(clock.today(), person.birth) && !guardian) {
    throw apiError(codes.guardianConsentRequired, 'A guardian has to consent.')
  }
  if (await hasAccount(tx, person.personHash))
    throw apiError(codes.personHasAccount, 'This person has an account by now.')
  return { ...person, guardian, identificationId: identification.id }
}

async function findStatedApplicant(
  tx: Transaction,
  call: ApplicantCall,
  form: SignUpForm,
): Promise<Applicant | EarlierMember> {
  const { clock, apiError } = call
  const { name, birth } = form
  // A page from before the verification was switched off.
  if (form.idfc_id !== undefined) throw featureOff('identity-verification')
  if (name === undefined) throw invalidRequest('name', 'the name is missing')
  if (birth === undefined || birth > clock.today()) throw invalidRequest('birth', 'this is no day of birth')
  if (needsGuardian(clock.today(), birth)) {
    throw apiError(codes.tooYoung, 'Nobody under 14 signs up without a guardian, who cannot consent here.', 'birth')
  }
  const email = await findVerifiedEmail(tx, call, proofOf(form))
  const [earlier] = await tx
    .select({ id: members.id, userid: members.userid })
    .from(members)
    .where(and(eq(sql`lower(${members.email})`, email.toLowerCase()), ne(members.status, 'withdrawn')))
    .limit(1)
  if (earlier?.userid === form.userid) return { memberId: earlier.id }
  return { name, birth, personHash: null, guardian: undefined, identificationId: undefined }
}

const proofOf = ({ email_verification_id: id, email }: SignUpForm) => ({ id, email })

function personOf({ personHash, name, birth }: IdentificationRow) {
  if (personHash === null || name === null || birth === null) throw new Error('an identification without a person')
  return { personHash, name, birth }
}

/** The guardian who consented; undefined when a part is missing. */
function guardianOf(row: IdentificationRow): Applicant['guardian'] {
  const { guardianHash: personHash, guardianName: name, guardianRelation: relation } = row
  const { guardianPhone: phone, guardianEdition: edition, guardianAgreedAt: agreedAt } = row
  if (personHash === null || name === null || relation === null || edition === null || agreedAt === null) {
    return undefined
  }
  return { personHash, name, relation, phone, edition, agreedAt }
}

/** Leaves nothing of a used identification but the member. */
export async function spendIdentification(tx: Transaction, id: string, memberId: string): Promise<void> {
  const nothing = { personHash: null, name: null, birth: null, phone: null }
  const ofGuardian = { guardianHash: null, guardianName: null, guardianPhone: null, guardianRelation: null }
  await tx
    .update(identifications)
    .set({ ...nothing, ...ofGuardian, memberId })
    .where(eq(identifications.id, id))
}
