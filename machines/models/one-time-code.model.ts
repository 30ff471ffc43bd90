import { findId, requestFindIdCode } from '../../contract/find-id.ts'
import * as codes from '../../contract/codes.ts'
import { oneTimeCodeLimits, requestLimits } from '../../contract/one-time-code.ts'
import { defineFlowModel, positionIn } from './flow-model.ts'
import { errorReply, offlineReply, errorOf } from './replies.ts'
import { findIdMachine } from '../find-id.machine.ts'
import { oneTimeCodeActors, oneTimeCodeMachine } from '../one-time-code.machine.ts'
import type { UserDriver } from './user-driver.ts'
import { sampleCode, sampleFound, samplePerson } from './samples.ts'

const limited = {
  ...errorOf(requestFindIdCode, codes.tooManyOneTimeCodes),
  retryAfterSeconds: requestLimits.seconds - 72 * 60,
}

/** Requests a code in the parent flow, which ends with `reply`. */
async function ask(user: UserDriver, reply: 'sent' | 'limited'): Promise<void> {
  if (reply === 'limited') await user.environment.failNextCall(requestFindIdCode, codes.tooManyOneTimeCodes)
  await user.type('Name', samplePerson.name)
  await user.type('Mobile phone', samplePerson.phone)
  await user.click('button', 'Get a code')
  await user.environment.settleActor('find-id', 'requestFindIdCode', reply)
}

async function enter(user: UserDriver, next: string | undefined): Promise<void> {
  const code = await user.environment.readCode(samplePerson.phone)
  const wrong = code === '000000' ? '000001' : '000000'
  await user.type('One-time code', next === 'enterCode wrong' ? wrong : code)
  await user.click('button', 'Confirm')
}

async function askAgain(user: UserDriver): Promise<void> {
  await user.environment.advanceClock(requestLimits.resendSeconds)
  await user.click('button', 'Send a new code')
}

/** Entry of a one-time code. */
export const oneTimeCodeModel = defineFlowModel({
  name: 'one-time-code',
  title: { ko: '인증 번호', en: 'One-time code' },
  machine: oneTimeCodeMachine,
  actors: oneTimeCodeActors,
  within: positionIn(findIdMachine, 'confirmingContact'),
  starts: {
    sent: {
      input: { sent: sampleCode, error: undefined },
      address: '/find-account',
      arrange: (user) => ask(user, 'sent'),
    },
    limited: {
      input: { sent: undefined, error: limited },
      address: '/find-account',
      arrange: (user) => ask(user, 'limited'),
    },
  },
  events: {
    'code.submitted': { typed: { payload: { code: '483910' }, perform: enter } },
    'code.requested': { pressed: { payload: {}, perform: askAgain, takesTime: true } },
  },
  replies: {
    requestCode: {
      sent: { output: { ...sampleCode, sends_left: sampleCode.sends_left - 1 } },
      limited: {
        error: limited,
        before: (user) => user.environment.failNextCall(requestFindIdCode, codes.tooManyOneTimeCodes),
      },
      failing: errorReply(requestFindIdCode, codes.oneTimeCodeNotSent),
    },
    enterCode: {
      accepted: { output: sampleFound },
      wrong: { error: { ...errorOf(findId, codes.wrongOneTimeCode), attemptsLeft: oneTimeCodeLimits.attempts - 1 } },
      'not given': errorReply(findId, codes.oneTimeCodeMissing),
      over: errorReply(findId, codes.oneTimeCodeExpired),
      'too many': errorReply(findId, codes.oneTimeCodeAttemptsUsedUp),
      nobody: errorReply(findId, codes.foundIdNotRegistered),
      offline: offlineReply,
    },
    deadline: {
      passed: { output: undefined, after: (user) => user.environment.advanceClock(oneTimeCodeLimits.seconds + 1) },
    },
  },
  calls: { requestCode: [requestFindIdCode], enterCode: [findId] },
  stateTitles: {
    enteringCode: { ko: '번호 입력', en: 'Entering the code' },
    verifyingCode: { ko: '번호 확인 중', en: 'Checking the code' },
    requestingCode: { ko: '번호 다시 보냄', en: 'Sending a new code' },
    codeExpired: { ko: '코드 시간 지남', en: 'Code has expired' },
    tooManyAttempts: { ko: '다섯 번 틀림', en: 'Too many tries' },
    requestLimited: { ko: '24시간 쉼', en: '24-hour pause' },
    codeAccepted: { ko: '번호 맞음', en: 'Code is right' },
    noAccount: { ko: '계정 없음', en: 'Nobody found' },
  },
  expectations: {
    enteringCode: { role: 'textbox', name: 'One-time code' },
    verifyingCode: { role: 'button', name: 'Checking the code' },
    requestingCode: { role: 'heading', name: 'Enter the code' },
    codeExpired: { role: 'alert', name: 'The code has expired' },
    tooManyAttempts: { role: 'alert', name: 'All five tries were wrong' },
    requestLimited: { role: 'heading', name: 'No more codes for now' },
    codeAccepted: { role: 'status', name: 'The code is right', continuesIn: positionIn(findIdMachine, 'idFound') },
    noAccount: { role: 'status', name: 'The code is right', continuesIn: positionIn(findIdMachine, 'nobodyFound') },
  },
})
