import { type Profile, profile, updateProfile, verifyPassword } from '#contract/accounts/profile.ts'
import { sessionLimits } from '#contract/accounts/session.ts'
import { verifyMember } from '#contract/orders/checkout.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { NewEmail, ProfileForm } from '#machines/edit-profile.data.ts'
import type { editProfileActors, editProfileMachine } from '#machines/edit-profile.machine.ts'
import type { EventCases, ReplyCases } from './flow-model.ts'
import { errorOf, errorReply, lostReply, offlineReply } from './replies.ts'
import { sampleProfile } from './samples/order-samples.ts'
import { sampleDeadline, sampleId, samplePassword } from './samples/samples.ts'
import type { UserDriver } from './user-driver.ts'

/** A group member: the profile really changes. */
export const account = { userid: 'company01', email: 'doyun@member.example' }
export const address = '/mypage/edit'
const typedNickname = '안전한손'
/** Nickname that somebody else has stored. */
const otherNickname = '바른손'
/** Typed while somebody else stores another nickname. */
const contestedNickname = '다른손'
/** Typed into a form whose profile is outdated without a difference. */
const outdatedNickname = '같은손'

export const base: Profile = {
  ...sampleProfile,
  userid: account.userid,
  username: '이도윤',
  email: account.email,
  phone: '01044200142',
  type: 'GRP',
  group: '바른현장 안전원',
  belonging: { ...sampleProfile.belonging, organization: '바른현장' },
}
/** The profile after somebody stored another nickname. */
export const changed: Profile = { ...base, nickname: otherNickname, version: 'another-version' }
/** The same values under another version. */
export const reread: Profile = { ...base, version: 'reread-version' }

const storedForm: ProfileForm = {
  nickname: '',
  group: '바른현장 안전원',
  organization: '바른현장',
  scnm: '',
  clno: '',
  colg: '',
  dept: '',
  major: '',
  recv_sms: true,
  recv_email: false,
}
export const form: ProfileForm = { ...storedForm, nickname: typedNickname }
export const contestedForm: ProfileForm = { ...storedForm, nickname: contestedNickname }
export const outdatedForm: ProfileForm = { ...storedForm, nickname: outdatedNickname }
export const newEmail = { id: sampleId, email: 'new@member.example' }

async function confirmPassword(user: UserDriver): Promise<void> {
  await user.type('Password', samplePassword)
  await user.click('button', 'Confirm')
}

async function save(user: UserDriver, nickname: string): Promise<void> {
  await user.type('Nickname', nickname)
  await user.click('button', 'Save')
}

async function proveEmail(user: UserDriver): Promise<void> {
  const email = `${crypto.randomUUID().slice(0, 8)}@member.example`
  await user.type('Email', email)
  await user.click('button', 'Send email')
  await user.environment.confirmEmail(email)
}

/** A nickname that nobody has stored before. */
const storeAnotherNickname = (user: UserDriver) =>
  user.environment.storeNicknameElsewhere(crypto.randomUUID().slice(0, 8))

interface Context {
  readonly base: Profile | undefined
  readonly form: ProfileForm | undefined
  readonly newEmail: NewEmail | undefined
}

/** Somebody else has stored another nickname than the form began with. */
const isContested = ({ base: began, form: typed }: Context) =>
  typed?.nickname === contestedNickname && began?.nickname !== otherNickname
/** The profile that the form began with has another version meanwhile, and the same values. */
const isOutdated = ({ base: began, form: typed, newEmail: address }: Context) =>
  typed?.nickname === outdatedNickname && began?.version === base.version && address === undefined
const isReread = ({ base: began }: Context) => began?.version === reread.version
/** Neither contested nor outdated. */
const isPlain = ({ form: typed }: Context) =>
  typed?.nickname !== contestedNickname && typed?.nickname !== outdatedNickname

/** What a member does. */
export const editProfileEvents = {
  'password.submitted': { typed: { payload: { password: samplePassword }, perform: confirmPassword } },
  'profile.requested': { pressed: { payload: {}, perform: (user) => user.click('button', 'Try again') } },
  'email.requested': {
    pressed: { payload: { form: storedForm }, perform: (user) => user.click('button', 'Change email address') },
  },
  'phone.requested': {
    pressed: { payload: { form: storedForm }, perform: (user) => user.click('button', 'Change phone number') },
    contested: {
      payload: { form: contestedForm },
      perform: async (user) => {
        await user.type('Nickname', contestedNickname)
        await user.click('button', 'Change phone number')
      },
    },
  },
  'profile.submitted': {
    typed: { payload: { form }, perform: (user) => save(user, typedNickname) },
    contested: { payload: { form: contestedForm }, perform: (user) => save(user, contestedNickname) },
    outdated: { payload: { form: outdatedForm }, perform: (user) => save(user, outdatedNickname) },
  },
  'email.verified': { confirmed: { payload: newEmail, perform: proveEmail } },
  'identity.verified': {
    approved: { payload: { idfc_id: sampleId }, perform: (user) => user.environment.verifyOnPage('doyun') },
  },
  'values.chosen': {
    merged: { payload: { form }, perform: (user) => user.click('button', 'Save my choices') },
    'all stored': {
      payload: { form: { ...storedForm, nickname: otherNickname } },
      perform: (user) => user.click('button', 'Use all saved values'),
    },
  },
  back: { pressed: { payload: {}, perform: (user) => user.click('button', 'Back to my profile') } },
} satisfies EventCases<typeof editProfileMachine>

/** How the calls and the password check end. */
export const editProfileReplies = {
  verifyPassword: {
    right: { output: { fresh_until: sampleDeadline } },
    empty: errorReply(verifyPassword, codes.passwordMissing),
    wrong: errorReply(verifyPassword, codes.wrongPassword),
    limited: errorReply(verifyPassword, codes.loginAttemptsUsedUp),
    offline: offlineReply,
  },
  profile: {
    loaded: { output: base, possible: (context) => isPlain(context) && context.base?.nickname !== otherNickname },
    reread: { output: reread, possible: isOutdated },
    differing: { output: changed, possible: isContested },
    failing: {
      ...errorReply(profile, codes.internalError),
      possible: (context) => isPlain(context) || isOutdated(context),
    },
  },
  updateProfile: {
    saved: { output: { ...base, nickname: typedNickname }, possible: isPlain },
    'saved again': { output: { ...base, nickname: outdatedNickname }, possible: isReread },
    'changed elsewhere': {
      error: errorOf(updateProfile, codes.profileChanged),
      possible: isContested,
      before: storeAnotherNickname,
    },
    outdated: { ...errorReply(updateProfile, codes.profileChanged), possible: isOutdated },
    'too late': { ...errorReply(updateProfile, codes.freshAuthenticationRequired), possible: isPlain },
    'invalid email': { ...errorReply(updateProfile, codes.emailInvalid), possible: isPlain },
    'unverified email': { ...errorReply(updateProfile, codes.emailNotVerified), possible: isPlain },
    'email in use': { ...errorReply(updateProfile, codes.alreadyInUse), possible: isPlain },
    'invalid phone': { ...errorReply(updateProfile, codes.phoneInvalid), possible: isPlain },
    'unverified phone': { ...errorReply(updateProfile, codes.identityNotVerified), possible: isPlain },
    'new marketing text': { ...errorReply(updateProfile, codes.termsOutdated), possible: isPlain },
    invalid: { ...errorReply(updateProfile, codes.invalidRequest), possible: isPlain },
    failing: { ...errorReply(updateProfile, codes.internalError), possible: isPlain },
    lost: { ...lostReply(updateProfile), possible: isPlain },
    offline: { ...offlineReply, possible: isPlain },
  },
  verifyMember: {
    taken: { output: {}, possible: isPlain },
    'taken while contested': { output: {}, possible: isContested, before: storeAnotherNickname },
    unfinished: { ...errorReply(verifyMember, codes.identityNotVerified), possible: isPlain },
    late: { ...errorReply(verifyMember, codes.identificationExpired), possible: isPlain },
    refused: { ...errorReply(verifyMember, codes.identityVerificationRefused), possible: isPlain },
    foreign: { ...errorReply(verifyMember, codes.personHasAccount), possible: isPlain },
    'too late': { ...errorReply(verifyMember, codes.freshAuthenticationRequired), possible: isPlain },
  },
  deadline: {
    passed: { output: undefined, after: (user) => user.environment.advanceClock(sessionLimits.freshSeconds + 1) },
  },
} satisfies ReplyCases<typeof editProfileMachine, typeof editProfileActors>
