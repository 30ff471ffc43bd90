import { oneTimeCodeLimits, requestLimits } from '../contract/one-time-code.ts'
import { refusal } from './failure.ts'
import { flowModel } from './model.ts'
import { oneTimeCodeActors, oneTimeCodeMachine } from './one-time-code.machine.ts'
import type { Person } from './person.ts'
import { networkFailure, sampleCode, sampleFound, samplePerson } from './sample.ts'

const limited = { ...refusal('MB21003429'), retryAfterSeconds: requestLimits.seconds - 72 * 60 }

/** Asks for a code on the page around, which answers `reply`. */
async function ask(person: Person, reply: 'sent' | 'limited'): Promise<void> {
  if (reply === 'limited') await person.world.fault('request-find-id-code', 'MB21003429')
  await person.type('Name', samplePerson.name)
  await person.type('Mobile phone', samplePerson.phone)
  await person.press('button', 'Get a code')
  await person.world.answer('find-id', 'requestFindIdCode', reply)
}

async function enter(person: Person, next: string | undefined): Promise<void> {
  const code = await person.world.readCode(samplePerson.phone)
  const wrong = code === '000000' ? '000001' : '000000'
  await person.type('One-time code', next === 'enterCode wrong' ? wrong : code)
  await person.press('button', 'Confirm')
}

async function askAgain(person: Person): Promise<void> {
  await person.world.waitFor(requestLimits.resendSeconds)
  await person.press('button', 'Send a new code')
}

const beforeEnter = (code: 'MB21101400' | 'MB21102404' | 'MB21105429' | 'MB21104404') => ({
  error: refusal(code),
  before: (person: Person) => person.world.fault('find-id', code),
})

/** Entering a code that was sent. */
export const oneTimeCodeModel = flowModel({
  name: 'one-time-code',
  title: { ko: '인증 번호', en: 'One-time code' },
  machine: oneTimeCodeMachine,
  actors: oneTimeCodeActors,
  within: { flow: 'find-id', state: 'confirmingContact' },
  starts: {
    sent: {
      input: { sent: sampleCode, failure: undefined },
      address: '/find-account',
      approach: (person) => ask(person, 'sent'),
    },
    limited: {
      input: { sent: undefined, failure: limited },
      address: '/find-account',
      approach: (person) => ask(person, 'limited'),
    },
  },
  events: {
    'code.submitted': { typed: { facts: { code: '483910' }, gesture: enter } },
    'code.requested': { pressed: { facts: {}, gesture: askAgain, takesTime: true } },
  },
  replies: {
    requestCode: {
      sent: { output: { ...sampleCode, sends_left: sampleCode.sends_left - 1 } },
      limited: { error: limited, before: (person) => person.world.fault('request-find-id-code', 'MB21003429') },
      failing: {
        error: refusal('MB21004500'),
        before: (person) => person.world.fault('request-find-id-code', 'MB21004500'),
      },
    },
    enterCode: {
      accepted: { output: sampleFound },
      wrong: { error: { ...refusal('MB21103400'), attemptsLeft: oneTimeCodeLimits.attempts - 1 } },
      'not given': beforeEnter('MB21101400'),
      over: beforeEnter('MB21102404'),
      'too many': beforeEnter('MB21105429'),
      nobody: beforeEnter('MB21104404'),
      offline: { error: networkFailure, before: (person) => person.world.network('down') },
    },
    deadline: {
      passed: { output: undefined, after: (person) => person.world.waitFor(oneTimeCodeLimits.seconds + 1) },
    },
  },
  calls: { requestCode: 'request-find-id-code', enterCode: 'find-id' },
  sights: {
    enteringCode: { role: 'textbox', name: 'One-time code' },
    verifyingCode: { role: 'button', name: 'Checking the code' },
    requestingCode: { role: 'heading', name: 'Enter the code' },
    codeExpired: { role: 'alert', name: 'The code has expired' },
    tooManyAttempts: { role: 'alert', name: 'All five tries were wrong' },
    requestLimited: { role: 'heading', name: 'No more codes for now' },
    codeAccepted: { role: 'status', name: 'The code is right', handsTo: { flow: 'find-id', state: 'idFound' } },
    nobodyBehind: { role: 'status', name: 'The code is right', handsTo: { flow: 'find-id', state: 'nobodyFound' } },
  },
})
