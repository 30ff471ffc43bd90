import { checkUserid, consentAsGuardian, identifyForSignUp, signUpAsIndividual } from '#contract/accounts/sign-up.ts'
import * as codes from '#contract/protocol/codes.ts'
import { openHumanCheck, verifyHuman } from '#contract/protocol/human-check.ts'
import { signUpActors } from '#machines/sign-up.actors.ts'
import { emptySignUpDraft, type SignUpContext, type SignUpProgress } from '#machines/sign-up.data.ts'
import { signUpMachine } from '#machines/sign-up.machine.ts'
import { defineFlow, defineFlowModel } from './flow-model.ts'
import { errorOf, errorReply, lostReply, offlineReply } from './replies.ts'
import { sampleId, sampleMoment, samplePassword, sampleSession } from './samples/samples.ts'
import {
  adult,
  child,
  consentedChild,
  consents,
  drafts,
  email,
  guardian,
  humanProof,
  userid,
} from './samples/sign-up.samples.ts'
import { signUpExpectations } from './sign-up.expectations.ts'
import type { UserDriver } from './user-driver.ts'

/**
 * Conditions under which a reply is possible. The results of the steps can be combined in hundreds of ways that lead to
 * the same transitions: the paths use only those in which the results come in the order of the steps.
 */
const isFirst = ({ email, checkedUserid }: SignUpContext) => email === undefined && checkedUserid === undefined
const isUnproved = ({ humanProof, availableUserid }: SignUpContext) =>
  humanProof === undefined && availableUserid === undefined
const isProved = ({ humanProof }: SignUpContext) => humanProof !== undefined
const isIdentifiedAndProved = (context: SignUpContext) => isProved(context) && context.verifiesIdentity
const isUnidentified = (context: SignUpContext) => isFirst(context) && context.identification === undefined

/** Reply: the draft of a sign-up that was left after the given step. */
const storedDraft = (until: SignUpProgress) => ({
  output: drafts[until],
  possible: ({ requestedStep, verifiesIdentity }: SignUpContext) =>
    verifiesIdentity
      ? (until === 'terms' || until === 'identity' ? 'identity' : 'details') === requestedStep ||
        (until === 'email' && requestedStep === 'terms')
      : until === 'terms' || until === 'email',
  before: (user: UserDriver) => user.environment.storeSignUpDraft(until),
})

async function agree(user: UserDriver): Promise<void> {
  await user.check('Terms of use')
  await user.check('Collection and use of personal information')
  await user.check('Get news about courses by email')
  await user.click('button', 'Agree and continue')
}

/** Person who verifies, so that the given reply follows. */
async function verify(user: UserDriver, next: string | undefined): Promise<void> {
  await user.click('button', 'Verify your identity')
  const isChild = next === 'identifyForSignUp child'
  const isGuardian = next?.startsWith('consentAsGuardian') ?? false
  await user.environment.verifyIdentity('approve', isGuardian ? 'sora' : isChild ? 'child' : 'newcomer')
}

async function agreeAsGuardian(user: UserDriver): Promise<void> {
  await user.check('Collection and use of the child’s personal information')
  await user.check('Use of the guardian’s name and number only to confirm this consent')
  await user.click('button', 'Continue to guardian verification')
}

/** Random part of an address or ID, so that each account is new. */
const fresh = () => crypto.randomUUID().replaceAll('-', '').slice(0, 8)

async function proveEmail(user: UserDriver): Promise<void> {
  const address = `${fresh()}@member.example`
  await user.type('Email', address)
  await user.click('button', 'Send email')
  await user.environment.confirmEmail(address)
}

async function askForUserid(user: UserDriver, next: string | undefined): Promise<void> {
  await user.type('ID', next === 'checkUserid taken' ? 'practice01' : `n${fresh()}`)
  await user.click('button', 'Check')
}

async function submitDetails(user: UserDriver): Promise<void> {
  await user.type('Password', samplePassword)
  await user.type('Confirm password', samplePassword)
  await user.click('button', 'Sign up')
}

const details = {
  userid,
  pwd: samplePassword,
  pwd_confirm: samplePassword,
  phone: adult.phone ?? '',
  nickname: '',
  group: '',
  belonging: { scnm: '', clno: '', dept: '' },
}

const individual = { memberType: 'IDV', social: undefined, verifiesIdentity: true } as const

export const signUpFlow = defineFlow({
  name: 'sign-up',
  title: { ko: '회원가입', en: 'Sign-up' },
  machine: signUpMachine,
  actors: signUpActors,
  starts: {
    terms: { input: { requestedStep: 'terms', ...individual }, address: '/regist' },
    identity: {
      input: { requestedStep: 'identity', ...individual },
      address: '/regist?step=identity',
    },
    details: { input: { requestedStep: 'details', ...individual }, address: '/regist_data' },
    'without identity verification': {
      input: { requestedStep: 'details', ...individual, verifiesIdentity: false },
      address: '/regist_data',
      off: ['identity-verification'],
    },
  },
  events: {
    'terms.agreed': { ticked: { payload: { consents }, perform: agree } },
    'identity.verified': { approved: { payload: { method: 'OACX', idfc_id: sampleId }, perform: verify } },
    'guardian.agreed': { ticked: { payload: { guardian }, perform: agreeAsGuardian } },
    'email.verified': { confirmed: { payload: { email }, perform: proveEmail } },
    'result.kept': { pressed: { payload: {}, perform: (user) => user.click('button', 'Continue') } },
    'userid.submitted': { typed: { payload: { userid }, perform: askForUserid } },
    'human.asserted': { ticked: { payload: {}, perform: (user) => user.check('I’m not a robot') } },
    'details.submitted': {
      typed: {
        payload: { details },
        possible: ({ identification }) => identification !== undefined,
        perform: submitDetails,
      },
      'typed with name and birth': {
        payload: { details: { name: adult.name, birth: adult.birth, ...details } },
        possible: ({ identification }) => identification === undefined,
        perform: async (user) => {
          await user.type('Name', adult.name)
          await user.type('Date of birth', adult.birth)
          await user.type('Mobile phone', details.phone)
          await submitDetails(user)
        },
      },
    },
    'find-id.chosen': { alert: { payload: {}, perform: (user) => user.click('button', 'Find ID') } },
    'alert.closed': {
      alert: { payload: {}, perform: (user) => user.click('button', 'Close') },
    },
    back: { pressed: { payload: {}, perform: (user) => user.click('button', 'Back') } },
  },
  replies: {
    readDraft: {
      nothing: { output: emptySignUpDraft, possible: ({ requestedStep }) => requestedStep !== 'identity' },
      terms: storedDraft('terms'),
      identity: storedDraft('identity'),
      child: storedDraft('child'),
      guardian: storedDraft('guardian'),
      email: storedDraft('email'),
      denied: {
        error: new Error('no storage'),
        // On a phone the verification leaves the page, and without a storage nothing of the sign-up is kept.
        endsPath: true,
        before: (user) => user.environment.storeSignUpDraft('denied'),
      },
    },
    identifyForSignUp: {
      adult: { output: adult, possible: isFirst },
      child: { output: child, possible: isFirst },
      member: { ...errorReply(identifyForSignUp, codes.alreadyRegistered), possible: isUnidentified },
      unfinished: { ...errorReply(identifyForSignUp, codes.identityNotVerified), possible: isUnidentified },
      late: { ...errorReply(identifyForSignUp, codes.identificationExpired), possible: isUnidentified },
      refused: { ...errorReply(identifyForSignUp, codes.identityVerificationRefused), possible: isUnidentified },
      offline: { ...lostReply(identifyForSignUp), possible: isUnidentified },
    },
    consentAsGuardian: {
      given: { output: consentedChild, possible: isFirst },
      invalid: { ...errorReply(consentAsGuardian, codes.guardianInvalid), possible: isFirst },
      late: { ...errorReply(consentAsGuardian, codes.identificationExpired), possible: isFirst },
      unfinished: { ...errorReply(consentAsGuardian, codes.identityNotVerified), possible: isFirst },
      refused: { ...errorReply(consentAsGuardian, codes.identityVerificationRefused), possible: isFirst },
      rewritten: { ...errorReply(consentAsGuardian, codes.termsOutdated), possible: isFirst },
      offline: { ...lostReply(consentAsGuardian), possible: isFirst },
    },
    checkUserid: {
      free: { output: {}, possible: isUnproved },
      taken: { error: errorOf(checkUserid, codes.alreadyInUse), possible: isUnproved },
      invalid: { ...errorReply(checkUserid, codes.useridInvalid), possible: isUnproved },
      offline: { ...offlineReply, possible: isUnproved },
    },
    proveHuman: {
      proved: { output: humanProof, possible: ({ availableUserid }) => availableUserid !== undefined },
      refused: { ...errorReply(verifyHuman, codes.humanCheckFailed), possible: isUnproved },
      offline: { ...offlineReply, possible: isUnproved },
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
      member: { ...errorReply(signUpAsIndividual, codes.alreadyRegistered), possible: isIdentifiedAndProved },
      'member meanwhile': {
        ...errorReply(signUpAsIndividual, codes.personHasAccount),
        possible: isIdentifiedAndProved,
      },
      late: { ...errorReply(signUpAsIndividual, codes.identificationExpired), possible: isIdentifiedAndProved },
      unidentified: { ...errorReply(signUpAsIndividual, codes.identityNotVerified), possible: isIdentifiedAndProved },
      'without guardian': {
        ...errorReply(signUpAsIndividual, codes.guardianConsentRequired),
        possible: ({ identification, humanProof }) => identification?.is_under_14 === true && humanProof !== undefined,
      },
      'too young': {
        ...errorReply(signUpAsIndividual, codes.tooYoung),
        possible: ({ verifiesIdentity, humanProof }) => !verifiesIdentity && humanProof !== undefined,
      },
      'without email': { ...errorReply(signUpAsIndividual, codes.emailNotVerified), possible: isProved },
      rewritten: { ...errorReply(signUpAsIndividual, codes.termsOutdated), possible: isProved },
      'in use': { ...errorReply(signUpAsIndividual, codes.alreadyInUse), possible: isProved },
      'invalid ID': { ...errorReply(signUpAsIndividual, codes.useridInvalid), possible: isProved },
      'invalid password': { ...errorReply(signUpAsIndividual, codes.signUpPasswordInvalid), possible: isProved },
      'passwords differ': { ...errorReply(signUpAsIndividual, codes.signUpPasswordMismatch), possible: isProved },
      'email in use': {
        ...errorReply(signUpAsIndividual, codes.alreadyInUse),
        possible: isProved,
        error: { ...errorOf(signUpAsIndividual, codes.alreadyInUse), field: 'email' },
      },
      'invalid phone': { ...errorReply(signUpAsIndividual, codes.phoneInvalid), possible: isProved },
      'invalid email': { ...errorReply(signUpAsIndividual, codes.emailInvalid), possible: isProved },
      'no person': { ...errorReply(signUpAsIndividual, codes.humanCheckFailed), possible: isProved },
      failing: { ...errorReply(signUpAsIndividual, codes.signUpMailRefused), possible: isProved },
      'failing again': { ...errorReply(signUpAsIndividual, codes.signUpMailUnavailable), possible: isProved },
      offline: { ...offlineReply, possible: isProved },
    },
  },
  calls: { readDraft: [checkUserid], proveHuman: [openHumanCheck], join: [signUpAsIndividual] },
  leavesBy: ['goToFindId'],
  stateTitles: {
    opening: { ko: '저장 내용 확인', en: 'Looking what is kept' },
    enteringTerms: { ko: '약관 동의', en: 'Agreeing to terms' },
    verifyingIdentity: { ko: '본인 확인 중', en: 'Verifying identity' },
    identifying: { ko: '확인 결과 가져오기', en: 'Taking the identity' },
    agreeingAsGuardian: { ko: '보호자 동의', en: 'Guardian agrees' },
    verifyingGuardian: { ko: '보호자 본인 확인', en: 'Guardian verifies' },
    consenting: { ko: '동의 기록 중', en: 'Noting the consent' },
    verifyingEmail: { ko: '이메일 확인', en: 'Confirming the email' },
    enteringDetails: { ko: '회원 정보 입력', en: 'Entering details' },
    checkingUserid: { ko: '아이디 중복 확인', en: 'Checking the ID' },
    provingHuman: { ko: '사람인지 확인', en: 'Checking for a person' },
    joining: { ko: '계정 만드는 중', en: 'Making the account' },
    accountExists: { ko: '이미 회원', en: 'Has an account' },
    identificationOver: { ko: '본인 확인 만료', en: 'Identity is over' },
    complete: { ko: '가입 완료', en: 'Is a member' },
  },
})

/** Becoming a member, from the terms to the account. */
export const signUpModel = defineFlowModel(signUpFlow, signUpExpectations)
