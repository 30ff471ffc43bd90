import { identityLogin, passwordLogin } from '../../contract/login.ts'
import * as codes from '../../contract/codes.ts'
import { loginActors, loginMachine } from '../login.machine.ts'
import { defineFlowModel } from './flow-model.ts'
import { errorReply, offlineReply, errorOf } from './replies.ts'
import type { UserDriver } from './user-driver.ts'
import { sampleId, samplePassword, sampleSession } from './samples.ts'

const accounts: Record<string, readonly [userid: string, password: string]> = {
  'passwordLogin wrong': ['practice01', 'Wrong-password1'],
  'passwordLogin deactivated': ['deactivated01', samplePassword],
  'passwordLogin deleted': ['deleted01', samplePassword],
}

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
}

async function verify(user: UserDriver, next: string | undefined): Promise<void> {
  await user.click('button', 'Verify your identity')
  await user.environment.verifyIdentity('approve', people[next ?? ''] ?? 'haneul')
}

const byIdentity = { payload: { method: 'OACX' as const, idfc_id: sampleId }, perform: verify }

/** Login by each of the three methods. */
export const loginModel = defineFlowModel({
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
    'simple.chosen': { tab: { payload: {}, perform: (user) => user.click('link', 'Simple authentication') } },
    'password.chosen': { tab: { payload: {}, perform: (user) => user.click('link', 'ID') } },
    'qr.chosen': { tab: { payload: {}, perform: (user) => user.click('link', 'Student ID QR') } },
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
    'alert.closed': { alert: { payload: {}, perform: (user) => user.click('button', 'Close') } },
  },
  replies: {
    passwordLogin: {
      welcome: { output: sampleSession },
      wrong: { error: errorOf(passwordLogin, codes.wrongCredentials) },
      deactivated: { error: errorOf(passwordLogin, codes.accountDeactivated) },
      deleted: { error: errorOf(passwordLogin, codes.accountDeleted) },
      offline: offlineReply,
    },
    identityLogin: {
      welcome: { output: sampleSession },
      unregistered: { error: errorOf(identityLogin, codes.notRegistered) },
      deactivated: { error: errorOf(identityLogin, codes.accountDeactivated) },
      deleted: { error: errorOf(identityLogin, codes.accountDeleted) },
      failing: errorReply(identityLogin, codes.internalError),
    },
  },
  stateTitles: {
    enteringPassword: { ko: '비밀번호 적는 중', en: 'Entering the password' },
    verifyingIdentity: { ko: '본인 확인 중', en: 'Verifying identity' },
    showingQr: { ko: 'QR 코드 보이는 중', en: 'Showing the QR code' },
    checkingPassword: { ko: '비밀번호 확인 중', en: 'Checking the password' },
    checkingIdentity: { ko: '본인 대조 중', en: 'Checking the identity' },
    unregistered: { ko: '아직 회원 아님', en: 'Not a member yet' },
    accountDeactivated: { ko: '멈춘 계정', en: 'Account switched off' },
    accountDeleted: { ko: '지워진 계정', en: 'Account deleted' },
    signedIn: { ko: '로그인됨', en: 'Logged in' },
  },
  expectations: {
    enteringPassword: { role: 'textbox', name: 'ID' },
    verifyingIdentity: { role: 'button', name: 'Verify your identity', navigatesTo: '^/regist$' },
    showingQr: { role: 'heading', name: 'Log in with your student ID' },
    checkingPassword: { role: 'button', name: 'Logging in' },
    checkingIdentity: { role: 'status', name: 'Logging in' },
    unregistered: { role: 'alertdialog', name: 'You are not a member yet' },
    accountDeactivated: { role: 'alertdialog', name: 'This account is switched off' },
    accountDeleted: { role: 'alertdialog', name: 'This account has been deleted' },
    signedIn: { role: 'status', name: 'You are logged in', navigatesTo: '^/$' },
  },
})
