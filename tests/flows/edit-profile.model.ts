import type { ProfileForm } from '#machines/edit-profile.data.ts'
import { editProfileActors, editProfileMachine } from '#machines/edit-profile.machine.ts'
import {
  account,
  address,
  base,
  changed,
  contestedForm,
  editProfileEvents,
  editProfileReplies,
  form,
  newEmail,
  outdatedForm,
  reread,
} from './edit-profile.cases.ts'
import type { Text } from './expectations.ts'
import { defineFlow, defineFlowModel } from './flow-model.ts'
import { sampleId } from './samples/samples.ts'

const editProfileFlow = defineFlow({
  name: 'edit-profile',
  title: { ko: '회원 정보 수정', en: 'Editing the profile' },
  machine: editProfileMachine,
  actors: editProfileActors,
  starts: {
    'from my page': {
      input: { unsaved: undefined },
      address,
      isMember: true,
      open: (user) => user.environment.visitAs(account.userid, address),
    },
  },
  events: editProfileEvents,
  replies: editProfileReplies,
  stateTitles: {
    enteringPassword: { ko: '비밀번호 입력', en: 'Typing the password' },
    checkingPassword: { ko: '비밀번호 확인 중', en: 'Checking the password' },
    loadingProfile: { ko: '정보 읽는 중', en: 'Loading the profile' },
    profileUnavailable: { ko: '정보 못 읽음', en: 'Profile not loaded' },
    editing: { ko: '정보 고치는 중', en: 'Editing the profile' },
    savingProfile: { ko: '저장 중', en: 'Saving it' },
    comparing: { ko: '바뀐 곳 비교 중', en: 'Comparing the values' },
    choosingValues: { ko: '값 고르는 중', en: 'Choosing values' },
    verifyingEmail: { ko: '이메일 확인 중', en: 'Verifying an email' },
    verifyingPhone: { ko: '번호 확인 중', en: 'Verifying a phone' },
    takingIdentity: { ko: '번호 저장 중', en: 'Storing the phone' },
    refreshingProfile: { ko: '정보 다시 읽는 중', en: 'Reading it again' },
    profileSaved: { ko: '저장됨', en: 'Profile saved' },
  },
})

const networkError = { ko: '네트워크 오류가 생겼어요', en: 'Network Error' }
const serverError = {
  ko: '저희 쪽에 문제가 생겼어요. 다시 시도해 주세요. 계속되면 아래 번호와 함께 알려 주세요.',
  en: 'Something went wrong on our side. Try again. If it keeps happening, send us the number below.',
}
const unverifiedIdentity = {
  ko: '먼저 본인 확인을 마쳐 주세요.',
  en: 'Verify your identity first.',
}

/** The form, as long as the password check counts. */
const editing = { target: 'editing', invokes: { deadline: { expiresAt: '2099-12-31T15:00:00.000Z' } } } as const
/** The form with the reason why it was not saved. */
const refused = (shows: Text) => ({ ...editing, shows }) as const
const readingProfile = { profile: {} } as const
/** What is saved: a form on top of one of two profiles, and a verified address if there is one. */
const savingOf = (typed: ProfileForm) =>
  [base, changed].flatMap((began) =>
    [newEmail, undefined].map((address) => ({
      when: { base: began, newEmail: address },
      target: 'savingProfile' as const,
      invokes: { updateProfile: { base: began, form: typed, newEmail: address } },
    })),
  )
/** The password again, with the reason. */
const notConfirmed = (shows: Text) => ({ target: 'enteringPassword', shows }) as const

/** What of the profile cannot be changed here. */
const profileTexts = [
  {
    ko: '본인 확인한 정보는 여기서 바꿀 수 없어요.',
    en: 'Details from your identity verification can’t be changed here.',
  },
  { ko: '기본 정보', en: 'Basic information' },
  { ko: '연락처', en: 'Contact' },
] as const

/** What the verification changes. */
const phoneTexts = [
  { ko: '본인 확인한 휴대폰 번호를 저장해요.', en: 'We’ll save the phone number from your verification.' },
] as const

/** Editing the profile (specification, sections 2, 3, 5, 7 and 8). */
export const editProfileModel = defineFlowModel(editProfileFlow, {
  starts: { 'from my page': { target: 'enteringPassword' } },
  states: {
    enteringPassword: {
      sees: { role: 'button', name: { ko: '확인', en: 'Confirm' } },
      failureTitles: [{ ko: '비밀번호를 확인하지 못했어요', en: 'We couldn’t check your password' }],
      steps: {
        'password.submitted typed': {
          target: 'checkingPassword',
          invokes: { verifyPassword: { body: { password: 'Practice1!' } } },
        },
      },
    },
    checkingPassword: {
      sees: { role: 'button', name: { ko: '비밀번호를 확인하고 있어요', en: 'Checking your password' } },
      steps: {
        'verifyPassword right': [
          { when: { base: undefined }, target: 'loadingProfile', invokes: readingProfile },
          editing,
        ],
        'verifyPassword empty': notConfirmed({ ko: '비밀번호를 입력해 주세요.', en: 'Enter your password.' }),
        'verifyPassword wrong': notConfirmed({
          ko: '비밀번호가 맞지 않아요. 다시 입력해 주세요.',
          en: 'That password isn’t right. Try again.',
        }),
        'verifyPassword limited': notConfirmed({
          ko: '비밀번호를 여러 번 잘못 입력했어요. 잠시 기다리거나 새 비밀번호를 정해 주세요.',
          en: 'Too many wrong passwords. Wait a while, or set a new password.',
        }),
        'verifyPassword offline': notConfirmed(networkError),
      },
    },
    loadingProfile: {
      sees: { role: 'button', name: { ko: '비밀번호를 확인하고 있어요', en: 'Checking your password' } },
      steps: {
        'profile loaded': editing,
        'profile failing': { target: 'profileUnavailable', shows: serverError },
      },
    },
    profileUnavailable: {
      sees: { role: 'button', name: { ko: '다시 시도', en: 'Try again' } },
      failureTitles: [{ ko: '내 정보를 불러오지 못했어요', en: 'Your profile didn’t load' }],
      steps: { 'profile.requested pressed': { target: 'loadingProfile', invokes: readingProfile } },
    },
    editing: {
      sees: { role: 'textbox', name: { ko: '별명', en: 'Nickname' } },
      reads: profileTexts,
      failureTitles: [{ ko: '회원 정보를 수정하지 못했어요', en: 'Profile update failed' }],
      steps: {
        'profile.submitted typed': savingOf(form),
        'profile.submitted contested': savingOf(contestedForm),
        'profile.submitted outdated': savingOf(outdatedForm),
        'email.requested pressed': { target: 'verifyingEmail' },
        'phone.requested pressed': { target: 'verifyingPhone' },
        'phone.requested contested': { target: 'verifyingPhone' },
        'deadline passed': { target: 'enteringPassword' },
      },
    },
    savingProfile: {
      sees: { role: 'button', name: { ko: '저장하는 중이에요', en: 'Saving your details' } },
      reads: profileTexts,
      steps: {
        'updateProfile saved': { target: 'profileSaved' },
        'updateProfile saved again': { target: 'profileSaved' },
        'updateProfile changed elsewhere': { target: 'comparing', invokes: readingProfile },
        'updateProfile outdated': { target: 'comparing', invokes: readingProfile },
        'updateProfile too late': { target: 'enteringPassword' },
        'updateProfile invalid email': refused({
          ko: '이메일 주소를 다시 확인해 주세요.',
          en: 'Enter a valid email address.',
        }),
        'updateProfile unverified email': refused({
          ko: '이메일 주소를 아직 확인하지 않았어요. 메일의 링크를 열어 주세요.',
          en: 'Your email address isn’t confirmed yet. Open the link in our email to continue.',
        }),
        'updateProfile email in use': refused({
          ko: '이미 사용 중이에요. 다른 것으로 정해 주세요.',
          en: 'This is already in use. Choose another.',
        }),
        'updateProfile invalid phone': refused({
          ko: '휴대폰 번호를 다시 확인해 주세요.',
          en: 'Enter a valid phone number.',
        }),
        'updateProfile unverified phone': refused(unverifiedIdentity),
        'updateProfile new marketing text': refused({
          ko: '그사이 약관이 바뀌었어요. 확인하고 다시 동의해 주세요.',
          en: 'The terms have changed. Read and accept them again.',
        }),
        'updateProfile invalid': refused({
          ko: '입력한 내용 중 맞지 않는 것이 있어요. 확인하고 다시 시도해 주세요.',
          en: 'Something you entered isn’t valid. Check it and try again.',
        }),
        'updateProfile failing': refused(serverError),
        'updateProfile lost': refused(networkError),
        'updateProfile offline': refused(networkError),
      },
    },
    comparing: {
      sees: { role: 'button', name: { ko: '저장하는 중이에요', en: 'Saving your details' } },
      reads: profileTexts,
      steps: {
        'profile differing': { target: 'choosingValues' },
        'profile reread': {
          target: 'savingProfile',
          invokes: { updateProfile: { base: reread, form: outdatedForm, newEmail: undefined } },
        },
        'profile failing': refused(serverError),
      },
    },
    choosingValues: {
      sees: {
        role: 'heading',
        name: { ko: '다른 곳에서 정보가 바뀌었어요', en: 'Your details were changed elsewhere' },
      },
      reads: [
        ...profileTexts,
        {
          ko: '다른 탭이나 기기에서 저장했어요. 어느 쪽을 남길지 선택해 주세요. 아직 저장하지 않았어요.',
          en: 'They were saved in another tab or on another device. Choose which values to keep. Nothing is saved yet.',
        },
      ],
      steps: { 'values.chosen merged': editing, 'values.chosen all stored': editing },
    },
    verifyingEmail: {
      sees: { role: 'button', name: { ko: '내 정보로 돌아가기', en: 'Back to my profile' } },
      steps: { 'email.verified confirmed': editing, 'back pressed': editing },
    },
    verifyingPhone: {
      sees: { role: 'button', name: { ko: '내 정보로 돌아가기', en: 'Back to my profile' } },
      reads: phoneTexts,
      steps: {
        'identity.verified approved': {
          target: 'takingIdentity',
          invokes: { verifyMember: { body: { idfc_id: sampleId, purpose: 'profile' } } },
        },
        'back pressed': editing,
      },
    },
    takingIdentity: {
      sees: { role: 'status', name: { ko: '휴대폰 번호를 저장하고 있어요', en: 'Saving your phone number' } },
      reads: phoneTexts,
      steps: {
        'verifyMember taken': { target: 'refreshingProfile', invokes: readingProfile },
        'verifyMember taken while contested': { target: 'refreshingProfile', invokes: readingProfile },
        'verifyMember unfinished': refused(unverifiedIdentity),
        'verifyMember late': refused({
          ko: '확인 시간이 지났어요. 처음부터 다시 해 주세요.',
          en: 'The verification has expired. Start again.',
        }),
        'verifyMember refused': refused({
          ko: '본인 확인을 마치지 않았어요. 준비되면 다시 시작해 주세요.',
          en: 'Identity verification wasn’t completed. Start again when you’re ready.',
        }),
        'verifyMember foreign': refused({
          ko: '이미 가입한 분이에요.',
          en: 'There is already an account for this person.',
        }),
        'verifyMember too late': { target: 'enteringPassword' },
      },
    },
    refreshingProfile: {
      sees: { role: 'status', name: { ko: '휴대폰 번호를 저장하고 있어요', en: 'Saving your phone number' } },
      reads: phoneTexts,
      steps: {
        'profile loaded': editing,
        'profile differing': { target: 'choosingValues' },
        'profile failing': refused(serverError),
      },
    },
    profileSaved: {
      sees: { role: 'heading', name: { ko: '회원 정보를 저장했어요', en: 'Your details are saved' } },
      reads: [
        {
          ko: '이메일이나 번호가 바뀌면 메일로 알려 드려요.',
          en: 'We’ll email you whenever your address or number changes.',
        },
      ],
      steps: {},
    },
  },
})
