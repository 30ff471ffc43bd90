import { passwordLinkLimits } from '../contract/find-password.ts'
import { requestLimits } from '../contract/one-time-code.ts'
import type { ErrorCode } from '../contract/codes.ts'
import { refusal } from './failure.ts'
import { findPasswordActors, findPasswordMachine } from './find-password.machine.ts'
import { flowModel } from './model.ts'
import type { Person } from './person.ts'
import { networkFailure, sampleDeadline, sampleLink, samplePassword } from './sample.ts'

/** A member of the sandbox to whom nothing else happens: the password does change. */
const account = { userid: 'unverified01', email: 'minseo@practicum.example' }

async function submit(person: Person): Promise<void> {
  await person.type('ID', account.userid)
  await person.type('E-mail', account.email)
  await person.press('button', 'Get the link')
}

async function askAgain(person: Person): Promise<void> {
  await person.world.waitFor(requestLimits.resendSeconds)
  await person.press('button', 'Send it again')
}

async function change(person: Person): Promise<void> {
  // Never the one before.
  const password = `Aa1!${crypto.randomUUID().slice(0, 8)}`
  await person.type('New password', password)
  await person.type('Once more', password)
  await person.press('button', 'Change the password')
}

/** A reply that the server is made to give to a call. */
const refusedBy = (call: string) => (code: ErrorCode) => ({
  error: refusal(code),
  before: (person: Person) => person.world.fault(call, code),
})
const whenSent = refusedBy('send-password-link')
const whenChecked = refusedBy('check-password-link')
const whenChanged = refusedBy('change-forgotten-password')

/** Setting a forgotten password anew. */
export const findPasswordModel = flowModel({
  name: 'find-password',
  title: { ko: '비밀번호 찾기', en: 'Finding a password' },
  machine: findPasswordMachine,
  actors: findPasswordActors,
  starts: {
    asking: { input: { step: 'request', refused: undefined }, address: '/find-password' },
    'after a link': {
      input: { step: 'request', refused: 'MB22101404' },
      address: '/find-password?refused=MB22101404',
    },
    link: {
      input: { step: 'link' },
      address: '/find-password-reset',
      open: async (person) => {
        await person.world.visit('/find-password')
        await submit(person)
        await person.world.openMailedLink(account.email)
      },
    },
  },
  events: {
    'account.submitted': { typed: { facts: account, gesture: submit } },
    'link.requested': { pressed: { facts: {}, gesture: askAgain, takesTime: true } },
    'check.requested': { pressed: { facts: {}, gesture: (person) => person.press('button', 'Try again') } },
    'password.submitted': {
      typed: { facts: { password: samplePassword, repeated: samplePassword }, gesture: change },
    },
    back: { browser: { facts: {}, gesture: (person) => person.goBack() } },
  },
  replies: {
    sendPasswordLink: {
      sent: { output: sampleLink },
      limited: whenSent('MB22003429'),
      'no address': whenSent('MB22001400'),
      unknown: whenSent('MB22002404'),
      refused: whenSent('MB22003500'),
      failing: whenSent('MB22004500'),
      offline: { error: networkFailure, before: (person) => person.world.network('down') },
    },
    deadline: {
      passed: {
        output: undefined,
        after: (person) => person.world.waitFor(passwordLinkLimits.linkSeconds + 1),
      },
    },
    checkLink: {
      good: { output: { userid: account.userid, expires_at: sampleDeadline } },
      missing: whenChecked('MB22101400'),
      used: whenChecked('MB22101404'),
      over: whenChecked('MB22103404'),
      failing: whenChecked('PR10006500'),
    },
    changePassword: {
      changed: { output: { ended_sessions: 2, removed_accounts: [] } },
      refused: whenChanged('MB22201400'),
      'too weak': whenChanged('MB22202400'),
      different: whenChanged('MB22203400'),
      same: whenChanged('MB22204400'),
      offline: { error: networkFailure, before: (person) => person.world.network('down') },
    },
  },
  calls: { checkLink: 'check-password-link', changePassword: 'change-forgotten-password' },
  sights: {
    enteringAccount: { role: 'button', name: 'Get the link' },
    sendingLink: { role: 'button', name: 'Sending the link' },
    linkSent: { role: 'heading', name: 'Open the mail' },
    linkExpired: { role: 'heading', name: 'The link has expired' },
    linksLimited: { role: 'heading', name: 'No more links for now' },
    checkingLink: { role: 'status', name: 'Checking the link' },
    linkUnchecked: { role: 'alert', name: 'The link could not be checked' },
    enteringPassword: { role: 'heading', name: 'Choose a new password' },
    changingPassword: { role: 'button', name: 'Changing the password' },
    linkRefused: {
      role: 'status',
      name: 'This link does not work. Going to where you get a new one.',
      leadsTo: '^/find-password$',
    },
    passwordChanged: { role: 'alertdialog', name: 'The password is changed' },
  },
})
