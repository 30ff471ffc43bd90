import { loginActors, loginMachine } from './login.machine.ts'
import { refusal } from './failure.ts'
import { flowModel } from './model.ts'
import type { Person } from './person.ts'
import { networkFailure, sampleId, samplePassword, sampleSession } from './sample.ts'

const accounts: Record<string, readonly [userid: string, password: string]> = {
  'passwordLogin wrong': ['practice01', 'Wrong-password1'],
  'passwordLogin deactivated': ['deactivated01', samplePassword],
  'passwordLogin deleted': ['deleted01', samplePassword],
}

async function logIn(person: Person, next: string | undefined): Promise<void> {
  const [userid, password] = accounts[next ?? ''] ?? ['practice01', samplePassword]
  await person.type('ID', userid)
  await person.type('Password', password)
  await person.press('button', 'Log in')
}

/** Who shows their face to the identity provider, so that the reply that is to follow comes of it. */
const people: Record<string, string> = {
  'identityLogin unregistered': 'sora',
  'identityLogin deactivated': 'seojun',
  'identityLogin deleted': 'yuna',
}

async function verify(person: Person, next: string | undefined): Promise<void> {
  await person.press('button', 'Verify your identity')
  await person.world.verifyIdentity('approve', people[next ?? ''] ?? 'haneul')
}

const byIdentity = { facts: { method: 'OACX' as const, idfc_id: sampleId }, gesture: verify }

/** Logging in, by each of the three ways. */
export const loginModel = flowModel({
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
    'simple.chosen': { tab: { facts: {}, gesture: (person) => person.press('link', 'Simple authentication') } },
    'password.chosen': { tab: { facts: {}, gesture: (person) => person.press('link', 'ID') } },
    'qr.chosen': { tab: { facts: {}, gesture: (person) => person.press('link', 'Student ID QR') } },
    'password.submitted': { typed: { facts: { userid: 'practice01', password: samplePassword }, gesture: logIn } },
    'identity.verified': { approved: byIdentity },
    'qr.approved': {
      approved: {
        facts: { session: sampleSession },
        gesture: async (person) => {
          await person.world.phone('scan')
          await person.world.phone('approve', 'haneul')
        },
      },
    },
    'sign-up.chosen': { alert: { facts: {}, gesture: (person) => person.press('button', 'Sign up') } },
    'alert.closed': { alert: { facts: {}, gesture: (person) => person.press('button', 'Close') } },
  },
  replies: {
    passwordLogin: {
      welcome: { output: sampleSession },
      wrong: { error: refusal('MB20003400') },
      deactivated: { error: refusal('MB20005400') },
      deleted: { error: refusal('MB20004400') },
      offline: { error: networkFailure, before: (person) => person.world.network('down') },
    },
    identityLogin: {
      welcome: { output: sampleSession },
      unregistered: { error: refusal('MB20022404') },
      deactivated: { error: refusal('MB20005400') },
      deleted: { error: refusal('MB20004400') },
      failing: {
        error: refusal('PR10006500'),
        before: (person) => person.world.fault('identity-login', 'PR10006500'),
      },
    },
  },
  sights: {
    enteringPassword: { role: 'textbox', name: 'ID' },
    verifyingIdentity: { role: 'button', name: 'Verify your identity', leadsTo: '^/regist$' },
    showingQr: { role: 'heading', name: 'Log in with your student ID' },
    checkingPassword: { role: 'button', name: 'Logging in' },
    checkingIdentity: { role: 'status', name: 'Logging in' },
    unregistered: { role: 'alertdialog', name: 'You are not a member yet' },
    accountDeactivated: { role: 'alertdialog', name: 'This account is switched off' },
    accountDeleted: { role: 'alertdialog', name: 'This account has been deleted' },
    signedIn: { role: 'status', name: 'You are logged in', leadsTo: '^/$' },
  },
})
