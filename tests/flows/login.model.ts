import { identityLogin, passwordLogin } from '#contract/accounts/login.ts'
import * as codes from '#contract/protocol/codes.ts'
import { loginActors, loginMachine } from '#machines/login.machine.ts'
import { defineFlow, defineFlowModel } from './flow-model.ts'
import { errorOf, errorReply, offlineReply } from './replies.ts'
import { sampleId, samplePassword, sampleSession } from './samples/samples.ts'
import type { UserDriver } from './user-driver.ts'

const accounts: Record<string, readonly [userid: string, password: string]> = {
  'passwordLogin wrong': ['practice01', 'Wrong-password1'],
  'passwordLogin deactivated': ['deactivated01', samplePassword],
  'passwordLogin deleted': ['deleted01', samplePassword],
  'passwordLogin terminated': ['terminated01', samplePassword],
}

/** Link token of the page about a termination. */
const membershipToken = `${sampleId}.sample`

async function logIn(user: UserDriver, next: string | undefined): Promise<void> {
  const [userid, password] = accounts[next ?? ''] ?? ['practice01', samplePassword]
  await user.type('ID', userid)
  await user.type('Password', password)
  await user.click('button', 'Log in')
}

/** Person who verifies, so that the given reply follows. */
const people: Record<string, string> = {
  'identityLogin unregistered': 'sora',
  'identityLogin deactivated': 'seojun',
  'identityLogin deleted': 'yuna',
  'identityLogin terminated': 'minjun',
}

async function verify(user: UserDriver, next: string | undefined): Promise<void> {
  await user.click('button', 'Verify your identity')
  await user.environment.verifyIdentity('approve', people[next ?? ''] ?? 'haneul')
}

const byIdentity = { payload: { method: 'OACX' as const, idfc_id: sampleId }, perform: verify }

/** An alert covers the tabs, and a login leaves them. */
const offersTabs = (_: unknown, state: string) => /^(entering|verifying|showing|checking)/.test(state)

const loginFlow = defineFlow({
  name: 'login',
  title: { ko: '로그인', en: 'Login' },
  machine: loginMachine,
  actors: loginActors,
  starts: {
    password: { input: { method: 'password' }, address: '/login?tab=password' },
    simple: { input: { method: 'simple' }, address: '/login?tab=simple' },
    qr: { input: { method: 'qr' }, address: '/login?tab=qr' },
  },
  events: {
    'simple.chosen': {
      tab: { payload: {}, possible: offersTabs, perform: (user) => user.click('link', 'Mobile ID') },
    },
    'password.chosen': { tab: { payload: {}, possible: offersTabs, perform: (user) => user.click('link', 'ID') } },
    'qr.chosen': {
      tab: { payload: {}, possible: offersTabs, perform: (user) => user.click('link', 'Student ID QR') },
    },
    'password.submitted': { typed: { payload: { userid: 'practice01', password: samplePassword }, perform: logIn } },
    'identity.verified': { approved: byIdentity },
    'qr.approved': {
      approved: {
        payload: { session: sampleSession },
        perform: async (user) => {
          await user.environment.actInSchoolApp('scan')
          await user.environment.actInSchoolApp('approve', 'haneul')
        },
      },
    },
    'sign-up.chosen': { alert: { payload: {}, perform: (user) => user.click('button', 'Sign up') } },
    'termination.chosen': {
      alert: { payload: {}, perform: (user) => user.click('button', 'See why, or object') },
    },
    'alert.closed': { alert: { payload: {}, perform: (user) => user.click('button', 'Close') } },
  },
  replies: {
    passwordLogin: {
      welcome: { output: sampleSession },
      wrong: { error: errorOf(passwordLogin, codes.wrongCredentials) },
      paused: errorReply(passwordLogin, codes.passwordLoginPaused),
      deactivated: { error: errorOf(passwordLogin, codes.accountDeactivated) },
      deleted: { error: errorOf(passwordLogin, codes.accountDeleted) },
      terminated: {
        error: { ...errorOf(passwordLogin, codes.accountDeleted), details: { membership_token: membershipToken } },
      },
      offline: offlineReply,
    },
    identityLogin: {
      welcome: { output: sampleSession },
      unregistered: { error: errorOf(identityLogin, codes.notRegistered) },
      deactivated: { error: errorOf(identityLogin, codes.accountDeactivated) },
      deleted: { error: errorOf(identityLogin, codes.accountDeleted) },
      terminated: {
        error: { ...errorOf(identityLogin, codes.accountDeleted), details: { membership_token: membershipToken } },
      },
      failing: errorReply(identityLogin, codes.internalError),
    },
  },
  leavesBy: ['goToSignUp', 'goToTermination', 'openSession'],
  stateTitles: {
    enteringPassword: { ko: '비밀번호 적는 중', en: 'Entering the password' },
    verifyingIdentity: { ko: '본인 확인 중', en: 'Verifying identity' },
    showingQr: { ko: 'QR 코드 보이는 중', en: 'Showing the QR code' },
    checkingPassword: { ko: '비밀번호 확인 중', en: 'Checking the password' },
    checkingIdentity: { ko: '본인 대조 중', en: 'Checking the identity' },
    unregistered: { ko: '아직 회원 아님', en: 'Not a member yet' },
    accountDeactivated: { ko: '멈춘 계정', en: 'Account switched off' },
    accountDeleted: { ko: '지워진 계정', en: 'Account deleted' },
    accountTerminated: { ko: '해지된 계정', en: 'Account terminated' },
    signedIn: { ko: '로그인됨', en: 'Logged in' },
  },
})

/** Members of every kind get the same session. */
const openSession = [{ type: 'openSession', params: { session: sampleSession } }] as const

const goToTermination = [{ type: 'goToTermination', params: { token: membershipToken } }] as const

/** Closing an alert leads back to the tab that was open. */
const backToTab = [
  { when: { method: 'simple' }, target: 'verifyingIdentity' },
  { when: { method: 'password' }, target: 'enteringPassword' },
] as const

/** Another tab of the page is chosen. A login that is being checked is not waited for. */
const toSimple = { 'simple.chosen tab': { target: 'verifyingIdentity' } } as const
const toPassword = { 'password.chosen tab': { target: 'enteringPassword' } } as const
const toQr = { 'qr.chosen tab': { target: 'showingQr' } } as const

const deactivated = {
  target: 'accountDeactivated',
  keepsError: true,
  shows: {
    ko: '탈퇴를 신청해서 사용할 수 없는 계정이에요. 다시 사용하려면 고객센터로 전화해 주세요.',
    en: 'This account is deactivated because you asked to close it. Call customer support to use it again.',
  },
} as const

const deleted = {
  target: 'accountDeleted',
  keepsError: true,
  shows: {
    ko: '삭제된 계정이에요. 다시 가입하려면 고객센터로 전화해 주세요.',
    en: 'This account has been deleted. Call customer support to sign up again.',
  },
} as const

const terminated = {
  target: 'accountTerminated',
  keepsError: true,
  shows: {
    ko: '회원 계약을 해지했어요. 사유를 확인하고 15일 안에 이의를 신청할 수 있어요.',
    en: 'We ended your membership. You can read why, and object within 15 days.',
  },
} as const

/** Logging in, by each of the three ways (specification, sections 2, 5 and 8). */
export const loginModel = defineFlowModel(loginFlow, {
  starts: {
    password: { target: 'enteringPassword' },
    simple: { target: 'verifyingIdentity' },
    qr: { target: 'showingQr' },
  },
  states: {
    opening: 'transient',
    enteringPassword: {
      sees: { role: 'textbox', name: { ko: '아이디', en: 'ID' }, navigatesTo: '^/membership-ended$' },
      failureTitles: [{ ko: '로그인하지 못했어요', en: 'We couldn’t log you in' }],
      steps: {
        ...toSimple,
        ...toQr,
        'password.submitted typed': {
          target: 'checkingPassword',
          invokes: {
            passwordLogin: { body: { userid: 'practice01', password: 'Practice1!' } },
          },
        },
      },
    },
    verifyingIdentity: {
      sees: {
        role: 'button',
        name: { ko: '본인 확인하기', en: 'Verify your identity' },
        navigatesTo: '^/(regist|membership-ended)$',
      },
      failureTitles: [{ ko: '로그인하지 못했어요', en: 'We couldn’t log you in' }],
      steps: {
        ...toPassword,
        ...toQr,
        'identity.verified approved': {
          target: 'checkingIdentity',
          invokes: { identityLogin: { params: { type: 'OACX' }, body: { idfc_id: sampleId } } },
        },
      },
    },
    showingQr: {
      sees: { role: 'heading', name: { ko: '학생증으로 로그인', en: 'Log in with your student ID' } },
      steps: { ...toSimple, ...toPassword, 'qr.approved approved': { target: 'signedIn', actions: openSession } },
    },
    checkingPassword: {
      sees: { role: 'button', name: { ko: '로그인하고 있어요', en: 'Logging in' } },
      steps: {
        ...toSimple,
        ...toQr,
        'passwordLogin welcome': { target: 'signedIn', actions: openSession },
        'passwordLogin wrong': {
          target: 'enteringPassword',
          shows: {
            ko: '아이디나 비밀번호가 맞지 않아요. 확인하고 다시 입력해 주세요.',
            en: 'Your ID or password isn’t right. Check both and try again.',
          },
        },
        'passwordLogin paused': {
          target: 'enteringPassword',
          shows: {
            ko: '잘못된 비밀번호가 여러 번 입력돼서 계정을 보호하고 있어요. 새 브라우저에서는 당분간 비밀번호로 로그인할 수 없어요. 다른 방법으로 로그인하거나 새 비밀번호를 정해 주세요.',
            en: 'To protect this account after many wrong passwords, the password doesn’t work in new browsers for now. Log in another way, or set a new password.',
          },
        },
        'passwordLogin deactivated': deactivated,
        'passwordLogin deleted': deleted,
        'passwordLogin terminated': terminated,
        'passwordLogin offline': {
          target: 'enteringPassword',
          shows: { ko: '네트워크 오류가 생겼어요', en: 'Network Error' },
        },
      },
    },
    checkingIdentity: {
      sees: { role: 'status', name: { ko: '로그인하고 있어요', en: 'Logging in' } },
      steps: {
        ...toPassword,
        ...toQr,
        'identityLogin welcome': { target: 'signedIn', actions: openSession },
        'identityLogin unregistered': {
          target: 'unregistered',
          keepsError: true,
          shows: {
            ko: '아직 회원이 아니거나 본인 확인을 하지 않았어요. 먼저 가입해 주세요.',
            en: 'You haven’t signed up yet, or your identity isn’t verified. Sign up first.',
          },
        },
        'identityLogin deactivated': deactivated,
        'identityLogin deleted': deleted,
        'identityLogin terminated': terminated,
        'identityLogin failing': {
          target: 'verifyingIdentity',
          shows: {
            ko: '저희 쪽에 문제가 생겼어요. 다시 시도해 주세요. 계속되면 아래 번호와 함께 알려 주세요.',
            en: 'Something went wrong on our side. Try again. If it keeps happening, send us the number below.',
          },
        },
      },
    },
    unregistered: {
      sees: { role: 'alertdialog', name: { ko: '아직 회원이 아니에요', en: 'You haven’t signed up yet' } },
      steps: {
        'sign-up.chosen alert': { target: 'verifyingIdentity', actions: [{ type: 'goToSignUp' }] },
        'alert.closed alert': { target: 'verifyingIdentity' },
      },
    },
    accountDeactivated: {
      sees: { role: 'alertdialog', name: { ko: '사용이 중지된 계정이에요', en: 'This account is deactivated' } },
      steps: { 'alert.closed alert': backToTab },
    },
    accountDeleted: {
      sees: { role: 'alertdialog', name: { ko: '삭제된 계정이에요', en: 'This account has been deleted' } },
      steps: { 'alert.closed alert': backToTab },
    },
    accountTerminated: {
      sees: { role: 'alertdialog', name: { ko: '회원 계약이 해지됐어요', en: 'Your account was terminated' } },
      steps: {
        'termination.chosen alert': [
          { when: { method: 'simple' }, target: 'verifyingIdentity', actions: goToTermination },
          { when: { method: 'password' }, target: 'enteringPassword', actions: goToTermination },
        ],
        'alert.closed alert': backToTab,
      },
    },
    signedIn: {
      sees: { role: 'status', name: { ko: '로그인했어요', en: 'You are logged in' }, navigatesTo: '^/$' },
      steps: {},
    },
  },
})
