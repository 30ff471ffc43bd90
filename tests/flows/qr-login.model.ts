import { openQrLogin, qrLogin, qrLoginLimits, qrLoginStatus } from '#contract/accounts/qr-login.ts'
import * as codes from '#contract/protocol/codes.ts'
import { qrLoginActors, qrLoginMachine } from '#machines/qr-login.machine.ts'
import { defineFlow, defineFlowModel } from './flow-model.ts'
import { errorOf, errorReply } from './replies.ts'
import { sampleDeadline, sampleId, sampleSession } from './samples/samples.ts'

/** Link token of the page about a terminated membership. */
const membershipToken = `${sampleId}.sample`
const code = { qr_id: sampleId, text: `https://app.practicum.example/qr/${sampleId}`, expires_at: sampleDeadline }

/** Who approves on the phone, so that the reply that is to follow comes of it. */
const students: Record<string, string> = {
  'qrLogin deactivated': 'seojun',
  'qrLogin deleted': 'yuna',
  'qrLogin terminated': 'minjun',
}

const qrLoginFlow = defineFlow({
  name: 'qr-login',
  title: { ko: '학생증 QR 로그인', en: 'QR login' },
  machine: qrLoginMachine,
  actors: qrLoginActors,
  starts: { opened: { input: undefined, address: '/login?tab=qr' } },
  events: {
    'code.requested': { pressed: { payload: {}, perform: (user) => user.click('button', 'Get a new code') } },
    'termination.chosen': {
      pressed: { payload: {}, perform: (user) => user.click('button', 'See why, or object') },
    },
  },
  replies: {
    openQrLogin: {
      shown: { output: code },
      failing: errorReply(openQrLogin, codes.internalError),
    },
    watchCode: {
      scanned: {
        output: 'scanned',
        possible: (_, state) => state === 'waitingForScan',
        after: (user) => user.environment.actInSchoolApp('scan'),
      },
      approved: {
        output: 'approved',
        after: (user, next) => user.environment.actInSchoolApp('approve', students[next ?? ''] ?? 'haneul'),
      },
      refused: { output: 'refused', after: (user) => user.environment.actInSchoolApp('refuse', 'haneul') },
      over: { output: 'expired', after: (user) => user.environment.advanceClock(qrLoginLimits.codeSeconds + 1) },
      unknown: {
        error: errorOf(qrLoginStatus, codes.qrCodeInvalid),
        after: (user) => user.environment.corrupt('cookies'),
      },
    },
    deadline: {
      passed: { output: undefined, after: (user) => user.environment.advanceClock(qrLoginLimits.codeSeconds + 1) },
    },
    qrLogin: {
      welcome: { output: sampleSession },
      deactivated: { error: errorOf(qrLogin, codes.accountDeactivated) },
      deleted: { error: errorOf(qrLogin, codes.accountDeleted) },
      terminated: {
        error: { ...errorOf(qrLogin, codes.accountDeleted), details: { membership_token: membershipToken } },
      },
    },
  },
  leavesBy: ['goToTermination'],
  stateTitles: {
    requestingCode: { ko: '코드 받는 중', en: 'Getting a code' },
    waitingForScan: { ko: '스캔 기다리는 중', en: 'Waiting for the scan' },
    waitingForApproval: { ko: '승인 기다리는 중', en: 'Waiting for approval' },
    openingSession: { ko: '로그인하는 중', en: 'Opening the session' },
    loginRefused: { ko: '휴대폰에서 거절됨', en: 'Refused on the phone' },
    codeExpired: { ko: '코드 시간 지남', en: 'Code has expired' },
    approverTerminated: { ko: '해지된 계정', en: 'Account terminated' },
    failed: { ko: '실패함', en: 'Did not work' },
    signedIn: { ko: '로그인됨', en: 'Logged in' },
  },
})

/** A new code is asked for. */
const requesting = { target: 'requestingCode', invokes: { openQrLogin: {} } } as const

/** The student has approved on the phone. */
const opening = {
  target: 'openingSession',
  invokes: { qrLogin: { body: { qr_id: sampleId } } },
} as const

/** The student has refused on the phone. */
const refused = { target: 'loginRefused' } as const

/** The shop ended the membership of the student. */
const terminated = {
  target: 'approverTerminated',
  shows: {
    ko: '삭제된 계정이에요. 다시 가입하려면 고객센터로 전화해 주세요.',
    en: 'This account has been deleted. Call customer support to sign up again.',
  },
} as const

/** The code has expired, is used, or belongs to another browser. */
const expired = { target: 'codeExpired' } as const

/** How to log in with the phone. */
const instructionsTexts = [
  { ko: '학교 앱에서 모바일 학생증을 열어요.', en: 'Open your mobile student ID in the school app.' },
  { ko: '이 화면을 비추고 ‘승인’을 눌러요.', en: 'Point your phone at this screen and tap Approve.' },
] as const

/** Logging in with the student ID on a phone (specification, sections 2, 4 and 8). A code ends; a new one is asked for. */
export const qrLoginModel = defineFlowModel(qrLoginFlow, {
  starts: { opened: requesting },
  states: {
    requestingCode: {
      sees: { role: 'status', name: { ko: '코드를 받고 있어요', en: 'Getting a code' } },
      reads: instructionsTexts,
      steps: {
        'openQrLogin shown': {
          target: 'waitingForScan',
          invokes: { deadline: { expiresAt: sampleDeadline }, watchCode: { qrId: sampleId, known: 'waiting' } },
        },
        'openQrLogin failing': {
          target: 'failed',
          shows: {
            ko: '저희 쪽에 문제가 생겼어요. 다시 시도해 주세요. 계속되면 아래 번호와 함께 알려 주세요.',
            en: 'Something went wrong on our side. Try again. If it keeps happening, send us the number below.',
          },
        },
      },
    },
    waitingForScan: {
      sees: { role: 'status', name: { ko: '스캔을 기다리고 있어요', en: 'Waiting for you to scan' } },
      reads: instructionsTexts,
      steps: {
        'watchCode scanned': {
          target: 'waitingForApproval',
          invokes: { watchCode: { qrId: sampleId, known: 'scanned' } },
        },
        'watchCode approved': opening,
        'watchCode refused': refused,
        'watchCode over': expired,
        'watchCode unknown': expired,
        'deadline passed': expired,
      },
    },
    waitingForApproval: {
      sees: {
        role: 'status',
        name: { ko: '스캔했어요. 휴대폰에서 로그인을 승인해 주세요.', en: 'Scanned. Approve the login on your phone.' },
      },
      reads: instructionsTexts,
      steps: {
        'watchCode approved': opening,
        'watchCode refused': refused,
        'watchCode over': expired,
        'watchCode unknown': expired,
        'deadline passed': expired,
      },
    },
    openingSession: {
      sees: { role: 'status', name: { ko: '로그인하고 있어요', en: 'Logging in' } },
      reads: instructionsTexts,
      steps: {
        'qrLogin welcome': {
          target: 'signedIn',
          actions: [{ type: 'reportApproved', params: { session: sampleSession } }],
        },
        'qrLogin deactivated': {
          target: 'failed',
          shows: {
            ko: '탈퇴를 신청해서 사용할 수 없는 계정이에요. 다시 사용하려면 고객센터로 전화해 주세요.',
            en: 'This account is deactivated because you asked to close it. Call customer support to use it again.',
          },
        },
        'qrLogin deleted': {
          target: 'failed',
          shows: {
            ko: '삭제된 계정이에요. 다시 가입하려면 고객센터로 전화해 주세요.',
            en: 'This account has been deleted. Call customer support to sign up again.',
          },
        },
        'qrLogin terminated': terminated,
      },
    },
    loginRefused: {
      sees: {
        role: 'status',
        name: { ko: '휴대폰에서 로그인을 거절했어요', en: 'Login declined on your phone' },
      },
      reads: instructionsTexts,
      steps: { 'code.requested pressed': requesting },
    },
    codeExpired: {
      sees: { role: 'status', name: { ko: '시간이 지났어요', en: 'Time’s up' } },
      reads: instructionsTexts,
      steps: { 'code.requested pressed': requesting },
    },
    approverTerminated: {
      sees: {
        role: 'alert',
        name: { ko: '회원 계약이 해지됐어요', en: 'Your account was terminated' },
        navigatesTo: '^/membership-ended$',
      },
      steps: {
        'termination.chosen pressed': {
          ...terminated,
          actions: [{ type: 'goToTermination', params: { token: membershipToken } }],
        },
        'code.requested pressed': requesting,
      },
    },
    failed: {
      sees: { role: 'alert', name: { ko: '처리하지 못했어요', en: 'That didn’t work' } },
      steps: { 'code.requested pressed': requesting },
    },
    signedIn: {
      sees: { role: 'status', name: { ko: '로그인했어요', en: 'You are logged in' }, navigatesTo: '^/$' },
      steps: {},
    },
  },
})
