import * as codes from '../../contract/codes.ts'
import { defineFlowModel } from './flow-model.ts'
import { errorReply, errorOf } from './replies.ts'
import { qrLoginActors, qrLoginMachine } from '../qr-login.machine.ts'
import { sampleDeadline, sampleId, sampleSession } from './samples.ts'
import { qrLoginLimits, openQrLogin, qrLogin, qrLoginStatus } from '../../contract/qr-login.ts'

const code = { qr_id: sampleId, text: `https://app.practicum.example/qr/${sampleId}`, expires_at: sampleDeadline }

/** Login with the student ID on a phone. */
export const qrLoginModel = defineFlowModel({
  name: 'qr-login',
  title: { ko: '학생증 QR 로그인', en: 'QR login' },
  machine: qrLoginMachine,
  actors: qrLoginActors,
  starts: { opened: { input: undefined, address: '/login?tab=qr' } },
  events: {
    'code.requested': { pressed: { payload: {}, perform: (user) => user.click('button', 'Get a new code') } },
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
        after: (user, next) =>
          user.environment.actInSchoolApp('approve', next === 'qrLogin closed' ? 'seojun' : 'haneul'),
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
      closed: { error: errorOf(qrLogin, codes.accountDeactivated) },
    },
  },
  stateTitles: {
    requestingCode: { ko: '코드 받는 중', en: 'Getting a code' },
    waitingForScan: { ko: '스캔 기다리는 중', en: 'Waiting for the scan' },
    waitingForApproval: { ko: '승인 기다리는 중', en: 'Waiting for approval' },
    openingSession: { ko: '로그인하는 중', en: 'Opening the session' },
    loginRefused: { ko: '휴대폰에서 거절됨', en: 'Refused on the phone' },
    codeExpired: { ko: '코드 시간 지남', en: 'Code has expired' },
    failed: { ko: '실패함', en: 'Did not work' },
    signedIn: { ko: '로그인됨', en: 'Logged in' },
  },
  expectations: {
    requestingCode: { role: 'status', name: 'Getting a code' },
    waitingForScan: { role: 'status', name: 'Waiting for the scan' },
    waitingForApproval: { role: 'status', name: 'Scanned. Approve the login on the phone.' },
    openingSession: { role: 'status', name: 'Logging in' },
    loginRefused: { role: 'status', name: 'The login was refused on the phone' },
    codeExpired: { role: 'status', name: 'The time is over' },
    failed: { role: 'alert', name: 'This did not work' },
    signedIn: { role: 'status', name: 'You are logged in', navigatesTo: '^/$' },
  },
})
