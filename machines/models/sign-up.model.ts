import * as codes from '../../contract/codes.ts'
import type { ErrorCode } from '../../contract/code-catalogue.ts'
import type { Identification } from '../../contract/sign-up.ts'
import { errorWithCode } from '../api-error-data.ts'
import { defineFlowModel } from './flow-model.ts'
import type { UserDriver } from './user-driver.ts'
import { sampleDeadline, sampleId, sampleMoment, samplePassword, sampleSession } from './samples.ts'
import { type SignUpProgress, type SignUpDraft, emptySignUpDraft, type SignUpContext } from '../sign-up.data.ts'
import { signUpActors } from '../sign-up.actors.ts'
import { signUpMachine } from '../sign-up.machine.ts'

const consents = { terms: '2025', collection: '2025', marketing: '', recv_sms: false, recv_email: false }
const adult: Identification = {
  idfc_id: sampleId,
  name: '문가을',
  birth: '2004-10-09',
  phone: '01047830142',
  is_under_14: false,
  guardian: null,
  expires_at: sampleDeadline,
}
const child: Identification = { ...adult, name: '윤바다', birth: '2016-05-03', is_under_14: true }
const guardian = { relation: 'mother', collection: '2025' } as const
const email = { id: sampleId, email: 'gaeul@practicum.example' }
const userid = 'gaeul2026'

const begun: Record<SignUpProgress, SignUpDraft> = {
  terms: { ...emptySignUpDraft, consents },
  identity: { ...emptySignUpDraft, consents, identification: adult },
  child: { ...emptySignUpDraft, consents, identification: child },
  guardian: { ...emptySignUpDraft, consents, identification: child, guardian },
  email: { ...emptySignUpDraft, consents, identification: adult, email },
}
/**
 * Where a reply is offered. What the steps have brought makes hundreds of situations that differ in nothing that
 * matters here: the paths are looked for among those in which it is brought in its order.
 */
const isFirst = ({ email, checkedUserid }: SignUpContext) => email === undefined && checkedUserid === undefined
const isUnproved = ({ humanProof, availableUserid }: SignUpContext) =>
  humanProof === undefined && availableUserid === undefined
const keptUntil = (until: SignUpProgress) => ({
  output: begun[until],
  possible: ({ requestedStep }: SignUpContext) =>
    (until === 'terms' || until === 'identity' ? 'identity' : 'details') === requestedStep,
  before: (user: UserDriver) => user.environment.storeSignUpDraft(until),
})

/** A code with which the server answers the next call of that name. */
const answered = (
  call: string,
  code: ErrorCode,
  possible: (context: SignUpContext) => boolean = ({ humanProof }) => humanProof !== undefined,
) => ({
  error: errorWithCode(code),
  possible,
  before: (user: UserDriver) => user.environment.failNextCall(call, code),
})
const identified = (code: ErrorCode) =>
  answered('identify-for-sign-up', code, (context) => isFirst(context) && !context.identification)
const consented = (code: ErrorCode) => answered('consent-as-guardian', code, isFirst)
const joined = (code: ErrorCode) => answered('sign-up-as-individual', code)

async function agree(user: UserDriver): Promise<void> {
  await user.check('Terms of use')
  await user.check('Collection and use of personal information')
  await user.click('button', 'Agree and go on')
}

/** Who shows their face to the identity provider, so that the reply that is to follow comes of it. */
async function verify(user: UserDriver, next: string | undefined): Promise<void> {
  await user.click('button', 'Verify your identity')
  const isChild = next === 'identifyForSignUp child'
  const isGuardian = next?.startsWith('consentAsGuardian') ?? false
  await user.environment.verifyIdentity('approve', isGuardian ? 'sora' : isChild ? 'child' : 'newcomer')
}

async function agreeAsGuardian(user: UserDriver): Promise<void> {
  await user.check('Collection and use of the child’s personal information')
  await user.check('Use of the guardian’s name and number to confirm this consent alone')
  await user.click('button', 'On to the guardian’s verification')
}

/** Each account has an address and an ID of its own. */
const fresh = () => crypto.randomUUID().replaceAll('-', '').slice(0, 8)

async function proveEmail(user: UserDriver): Promise<void> {
  const address = `${fresh()}@practicum.example`
  await user.type('E-mail', address)
  await user.click('button', 'Send the mail')
  await user.environment.confirmEmail(address)
}

async function askForUserid(user: UserDriver, next: string | undefined): Promise<void> {
  await user.type('ID', next === 'checkUserid taken' ? 'practice01' : `n${fresh()}`)
  await user.click('button', 'Check')
}

async function submitDetails(user: UserDriver): Promise<void> {
  await user.type('Password', samplePassword)
  await user.type('Password again', samplePassword)
  await user.click('button', 'Sign up')
}

/** Becoming a member, from the terms to the account. */
export const signUpModel = defineFlowModel({
  name: 'sign-up',
  title: { ko: '회원가입', en: 'Sign-up' },
  machine: signUpMachine,
  actors: signUpActors,
  starts: {
    terms: { input: { requestedStep: 'terms', type: 'IDV', social: undefined }, address: '/regist' },
    identity: {
      input: { requestedStep: 'identity', type: 'IDV', social: undefined },
      address: '/regist?step=identity',
    },
    details: { input: { requestedStep: 'details', type: 'IDV', social: undefined }, address: '/regist_data' },
  },
  events: {
    'terms.agreed': { ticked: { payload: { consents }, perform: agree } },
    'identity.verified': { approved: { payload: { method: 'OACX', idfc_id: sampleId }, perform: verify } },
    'guardian.agreed': { ticked: { payload: { guardian }, perform: agreeAsGuardian } },
    'email.verified': { confirmed: { payload: { email }, perform: proveEmail } },
    'result.kept': { pressed: { payload: {}, perform: (user) => user.click('button', 'Keep this and go on') } },
    'userid.submitted': { typed: { payload: { userid }, perform: askForUserid } },
    'human.asserted': { ticked: { payload: {}, perform: (user) => user.check('I am a person') } },
    'details.submitted': {
      typed: {
        payload: {
          details: {
            userid,
            pwd: samplePassword,
            pwd_confirm: samplePassword,
            phone: adult.phone ?? '',
            nickname: '',
            group: '',
            belonging: { scnm: '', clno: '', dept: '' },
          },
        },
        perform: submitDetails,
      },
    },
    'find-id.chosen': { alert: { payload: {}, perform: (user) => user.click('button', 'Find my ID') } },
    'alert.closed': {
      alert: { payload: {}, perform: (user) => user.click('button', 'Close') },
    },
    back: { pressed: { payload: {}, perform: (user) => user.click('button', 'Step back') } },
  },
  replies: {
    readDraft: {
      nothing: { output: emptySignUpDraft, possible: ({ requestedStep }) => requestedStep !== 'identity' },
      terms: keptUntil('terms'),
      identity: keptUntil('identity'),
      child: keptUntil('child'),
      guardian: keptUntil('guardian'),
      email: keptUntil('email'),
      denied: { error: new Error('no storage'), before: (user) => user.environment.storeSignUpDraft('denied') },
    },
    identifyForSignUp: {
      adult: { output: adult, possible: isFirst },
      child: { output: child, possible: isFirst },
      member: identified(codes.alreadyRegistered),
      unfinished: identified(codes.identityNotVerified),
      late: identified(codes.identificationExpired),
      refused: identified(codes.identityVerificationRefused),
    },
    consentAsGuardian: {
      given: { output: { ...child, guardian: '오소라' }, possible: isFirst },
      unfit: consented(codes.guardianInvalid),
      late: consented(codes.identificationExpired),
      unfinished: consented(codes.identityNotVerified),
      refused: consented(codes.identityVerificationRefused),
      rewritten: consented(codes.termsOutdated),
    },
    checkUserid: {
      free: { output: {}, possible: isUnproved },
      taken: { error: errorWithCode(codes.alreadyInUse), possible: isUnproved },
      unfit: answered('check-userid', codes.useridInvalid, isUnproved),
    },
    proveHuman: {
      proved: { output: sampleId, possible: ({ availableUserid }) => availableUserid !== undefined },
      refused: answered('verify-human', codes.humanCheckFailed, isUnproved),
    },
    join: {
      welcome: {
        output: {
          userid,
          username: adult.name,
          email: email.email,
          created_at: sampleMoment,
          social: null,
          session: sampleSession,
        },
      },
      member: joined(codes.alreadyRegistered),
      'member meanwhile': joined(codes.personHasAccount),
      late: joined(codes.identificationExpired),
      unidentified: joined(codes.identityNotVerified),
      'without guardian': joined(codes.guardianConsentRequired),
      'without e-mail': joined(codes.emailNotVerified),
      rewritten: joined(codes.termsOutdated),
      'in use': joined(codes.alreadyInUse),
      'unfit ID': joined(codes.useridInvalid),
      'unfit password': joined(codes.signUpPasswordInvalid),
      'passwords differ': joined(codes.signUpPasswordMismatch),
      'unfit phone': joined(codes.phoneInvalid),
      'unfit e-mail': joined(codes.emailInvalid),
      'no person': joined(codes.humanCheckFailed),
      failing: joined(codes.signUpMailRefused),
      'failing again': joined(codes.signUpMailUnavailable),
    },
  },
  calls: { readDraft: ['check-userid'], proveHuman: ['open-human-check'], join: ['sign-up-as-individual'] },
  expectations: {
    opening: { role: 'heading', name: 'Look through the terms' },
    enteringTerms: { role: 'heading', name: 'Look through the terms' },
    verifyingIdentity: { role: 'heading', name: 'Verify your identity first', navigatesTo: '^/find-account$' },
    identifying: { role: 'status', name: 'Taking over your details' },
    agreeingAsGuardian: { role: 'heading', name: 'Go on with your guardian' },
    verifyingGuardian: { role: 'heading', name: 'Now the guardian verifies' },
    consenting: { role: 'status', name: 'Writing down the consent' },
    verifyingEmail: { role: 'heading', name: 'Confirm your e-mail address' },
    enteringDetails: { role: 'heading', name: 'Enter your details' },
    checkingUserid: { role: 'button', name: 'Checking the ID' },
    provingHuman: { role: 'status', name: 'Checking' },
    joining: { role: 'button', name: 'Making your account' },
    accountExists: { role: 'alertdialog', name: 'You already have an account' },
    identificationOver: { role: 'alertdialog', name: 'Verify your identity once more' },
    complete: { role: 'heading', name: 'You are a member' },
  },
})
