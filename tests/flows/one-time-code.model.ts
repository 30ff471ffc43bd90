import { findId, requestFindIdCode } from '#contract/accounts/find-id.ts'
import { oneTimeCodeLimits, requestLimits } from '#contract/accounts/one-time-code.ts'
import * as codes from '#contract/protocol/codes.ts'
import { findIdMachine } from '#machines/find-id.machine.ts'
import { oneTimeCodeActors, oneTimeCodeMachine } from '#machines/one-time-code.machine.ts'
import type { Notice } from './expectations.ts'
import { defineFlow, defineFlowModel, positionIn } from './flow-model.ts'
import { errorOf, errorReply, offlineReply } from './replies.ts'
import { sampleCode, sampleDeadline, sampleFound, sampleId, samplePerson } from './samples/samples.ts'
import type { UserDriver } from './user-driver.ts'

const limited = {
  ...errorOf(requestFindIdCode, codes.tooManyOneTimeCodes),
  retryAfterSeconds: requestLimits.seconds - 72 * 60,
}

const wrong = { ...errorOf(findId, codes.wrongOneTimeCode), details: { attempts_left: oneTimeCodeLimits.attempts - 1 } }

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

const oneTimeCodeFlow = defineFlow({
  name: 'one-time-code',
  title: { ko: '인증번호', en: 'One-time code' },
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
      wrong: { error: wrong },
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
})

/** A code can be entered until it expires. */
const entering = { target: 'enteringCode', invokes: { deadline: { expiresAt: sampleDeadline } } } as const

/** The code's time is over (`MB21102404`). What was said of an earlier try is gone. */
const expired = {
  target: 'codeExpired',
  shows: {
    ko: '인증번호는 3분 동안만 쓸 수 있어요. 새 번호를 받아 입력해 주세요.',
    en: 'Codes work for three minutes. Get a new one and enter it.',
  },
} as const

/** No more codes for 24 hours (`MB21003429`). */
const requestLimited = {
  target: 'requestLimited',
  shows: {
    ko: '인증번호를 너무 많이 요청했어요. 24시간 뒤에 다시 시도해 주세요.',
    en: 'You’ve requested too many codes. Try again in 24 hours.',
  },
} as const

/** Another code is out. */
const newCode: Notice<typeof oneTimeCodeMachine> = {
  text: {
    ko: '이전 번호는 쓸 수 없어요. 가장 최근에 온 번호를 입력해 주세요.',
    en: 'Earlier codes no longer work. Enter the latest one.',
  },
  context: { isResent: true, error: undefined },
}

/** No code could be sent (`MB21004500`). */
const notSent = {
  ko: '저희 쪽에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
  en: 'Something went wrong on our side. Try again in a moment.',
} as const

/** Another code is asked for. */
const requesting = [
  { when: { isResent: true }, target: 'requestingCode', invokes: { requestCode: undefined }, notice: newCode },
  { target: 'requestingCode', invokes: { requestCode: undefined } },
] as const

/** A code is sent to the server. */
const verifying = {
  target: 'verifyingCode',
  invokes: { enterCode: { otpId: sampleId, code: '483910' } },
} as const

/**
 * Entering a code that was sent (specification, sections 4, 8 and 9): it expires, and the tries and the codes of 24
 * hours are counted. A wrong or missing code is told at the field.
 */
export const oneTimeCodeModel = defineFlowModel(oneTimeCodeFlow, {
  starts: { sent: entering, limited: requestLimited },
  states: {
    starting: 'transient',
    enteringCode: {
      sees: { role: 'textbox', name: { ko: '인증번호', en: 'One-time code' } },
      failureTitles: [{ ko: '처리하지 못했어요', en: 'That didn’t work' }],
      steps: {
        'code.submitted typed': [{ when: { isResent: true }, ...verifying, notice: newCode }, verifying],
        'code.requested pressed': requesting,
        'deadline passed': [{ when: { error: wrong }, ...expired }, expired],
      },
    },
    verifyingCode: {
      sees: { role: 'button', name: { ko: '번호를 확인하는 중이에요', en: 'Checking the code' } },
      steps: {
        'enterCode accepted': {
          target: 'codeAccepted',
          actions: [{ type: 'reportAccepted', params: { found: sampleFound, otpId: sampleId } }],
        },
        'enterCode wrong': {
          ...entering,
          shows: {
            ko: '인증번호가 맞지 않아요. 확인하고 다시 입력해 주세요.',
            en: 'That code isn’t right. Check it and try again.',
          },
        },
        'enterCode not given': { ...entering, shows: { ko: '인증번호를 입력해 주세요.', en: 'Enter the code.' } },
        'enterCode over': expired,
        'enterCode too many': {
          target: 'tooManyAttempts',
          shows: {
            ko: '더 이상 쓸 수 없는 번호예요. 새 번호를 받아 입력해 주세요.',
            en: 'This code no longer works. Get a new one and enter it.',
          },
        },
        'enterCode nobody': { target: 'noAccount', actions: [{ type: 'reportNoAccount' }] },
        'enterCode offline': { ...entering, shows: { ko: '네트워크 오류가 생겼어요', en: 'Network Error' } },
      },
    },
    requestingCode: {
      sees: { role: 'heading', name: { ko: '인증번호를 입력해 주세요', en: 'Enter the code' } },
      steps: {
        'requestCode sent': { ...entering, notice: newCode },
        'requestCode limited': requestLimited,
        'requestCode failing': [
          // Without a new code the old one stays closed.
          { when: { attemptsLeft: 0 }, target: 'tooManyAttempts', shows: notSent },
          { when: { isExpired: true }, target: 'codeExpired', shows: notSent },
          { ...entering, shows: notSent },
        ],
      },
    },
    codeExpired: {
      sees: { role: 'alert', name: { ko: '입력 시간이 지났어요', en: 'The code has expired' } },
      steps: { 'code.requested pressed': requesting },
    },
    tooManyAttempts: {
      sees: { role: 'alert', name: { ko: '다섯 번 모두 틀렸어요', en: 'Five wrong attempts' } },
      steps: { 'code.requested pressed': requesting },
    },
    requestLimited: {
      sees: { role: 'heading', name: { ko: '지금은 더 받을 수 없어요', en: 'No more codes for now' } },
      reads: [
        { ko: '원하지 않는 메시지를 막기 위한 제한이에요.', en: 'This limit protects you from unwanted messages.' },
        { ko: '기다리지 않고 찾는 방법', en: 'Other ways without waiting' },
      ],
      steps: {},
    },
    codeAccepted: {
      sees: {
        role: 'status',
        name: { ko: '인증번호를 확인했어요', en: 'Code confirmed' },
        continuesIn: positionIn(findIdMachine, 'idFound'),
      },
      steps: {},
    },
    noAccount: {
      sees: {
        role: 'status',
        name: { ko: '인증번호를 확인했어요', en: 'Code confirmed' },
        continuesIn: positionIn(findIdMachine, 'nobodyFound'),
      },
      steps: {},
    },
  },
})
