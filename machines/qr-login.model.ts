import { refusal } from './failure.ts'
import { flowModel } from './model.ts'
import { qrLoginActors, qrLoginMachine } from './qr-login.machine.ts'
import { sampleDeadline, sampleId, sampleSession } from './sample.ts'
import { qrLoginLimits } from '../contract/qr-login.ts'

const code = { qr_id: sampleId, text: `https://app.practicum.example/qr/${sampleId}`, expires_at: sampleDeadline }

/** Logging in with the student ID on a phone. */
export const qrLoginModel = flowModel({
  name: 'qr-login',
  title: { ko: '학생증 QR 로그인', en: 'QR login' },
  machine: qrLoginMachine,
  actors: qrLoginActors,
  starts: { opened: { input: undefined, address: '/login?tab=qr' } },
  events: {
    'code.requested': { pressed: { facts: {}, gesture: (person) => person.press('button', 'Get a new code') } },
  },
  replies: {
    openQrLogin: {
      shown: { output: code },
      failing: {
        error: refusal('PR10006500'),
        before: (person) => person.world.fault('open-qr-login', 'PR10006500'),
      },
    },
    watchCode: {
      scanned: {
        output: 'scanned',
        possible: (_, state) => state === 'waitingForScan',
        after: (person) => person.world.phone('scan'),
      },
      approved: {
        output: 'approved',
        after: (person, next) => person.world.phone('approve', next === 'qrLogin closed' ? 'seojun' : 'haneul'),
      },
      refused: { output: 'refused', after: (person) => person.world.phone('refuse', 'haneul') },
      over: { output: 'expired', after: (person) => person.world.waitFor(qrLoginLimits.codeSeconds + 1) },
      unknown: { error: refusal('PR20002404'), after: (person) => person.world.spoil('cookies') },
    },
    deadline: { passed: { output: undefined, after: (person) => person.world.waitFor(qrLoginLimits.codeSeconds + 1) } },
    qrLogin: {
      welcome: { output: sampleSession },
      closed: { error: refusal('MB20005400') },
    },
  },
  sights: {
    requestingCode: { role: 'status', name: 'Getting a code' },
    waitingForScan: { role: 'status', name: 'Waiting for the scan' },
    waitingForApproval: { role: 'status', name: 'Scanned. Approve the login on the phone.' },
    openingSession: { role: 'status', name: 'Logging in' },
    loginRefused: { role: 'status', name: 'The login was refused on the phone' },
    codeExpired: { role: 'status', name: 'The time is over' },
    failed: { role: 'alert', name: 'This did not work' },
    signedIn: { role: 'status', name: 'You are logged in', leadsTo: '^/$' },
  },
})
