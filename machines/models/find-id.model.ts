import { findId, requestFindIdCode } from '../../contract/find-id.ts'
import * as codes from '../../contract/codes.ts'
import { findIdActors, findIdMachine } from '../find-id.machine.ts'
import { defineFlowModel } from './flow-model.ts'
import { errorReply, offlineReply } from './replies.ts'
import type { UserDriver } from './user-driver.ts'
import { sampleCode, sampleFound, sampleId, samplePerson } from './samples.ts'

async function submit(user: UserDriver): Promise<void> {
  await user.type('Name', samplePerson.name)
  await user.type('Mobile phone', samplePerson.phone)
  await user.click('button', 'Get a code')
}

/** Enters the right code in the inner flow, which ends with `reply`. */
async function enterCode(user: UserDriver, reply: 'accepted' | 'nobody'): Promise<void> {
  if (reply === 'nobody') await user.environment.failNextCall(findId, codes.foundIdNotRegistered)
  await user.type('One-time code', await user.environment.readCode(samplePerson.phone))
  await user.click('button', 'Confirm')
  await user.environment.settleActor('one-time-code', 'enterCode', reply)
}

/** Finds a user ID by phone or e-mail. */
export const findIdModel = defineFlowModel({
  name: 'find-id',
  title: { ko: '아이디 찾기', en: 'Finding an ID' },
  machine: findIdMachine,
  actors: findIdActors,
  starts: {
    'by phone': { input: { type: 'phone' }, address: '/find-account' },
    'by e-mail': { input: { type: 'email' }, address: '/find-account/findbyemail' },
  },
  events: {
    'phone.chosen': { tab: { payload: {}, perform: (user) => user.click('link', 'By phone') } },
    'email.chosen': { tab: { payload: {}, perform: (user) => user.click('link', 'By e-mail') } },
    'contact.submitted': {
      typed: { payload: { name: samplePerson.name, contact: samplePerson.phone }, perform: submit },
    },
    'code.accepted': {
      entered: { payload: { found: sampleFound, otpId: sampleId }, perform: (user) => enterCode(user, 'accepted') },
    },
    'nobody.found': { entered: { payload: {}, perform: (user) => enterCode(user, 'nobody') } },
    'full.requested': { pressed: { payload: {}, perform: (user) => user.click('button', 'Show the whole ID') } },
    'id.hidden': { pressed: { payload: {}, perform: (user) => user.click('button', 'Hide it again') } },
    back: { browser: { payload: {}, perform: (user) => user.goBack() } },
  },
  replies: {
    requestFindIdCode: {
      sent: { output: sampleCode },
      limited: errorReply(requestFindIdCode, codes.tooManyOneTimeCodes),
      unfit: errorReply(requestFindIdCode, codes.contactNotRegistered),
      failing: errorReply(requestFindIdCode, codes.oneTimeCodeNotSent),
    },
    findId: {
      whole: { output: { ...sampleFound, userid: 'practice01' } },
      'too late': errorReply(findId, codes.oneTimeCodeExpired),
      offline: offlineReply,
    },
  },
  stateTitles: {
    enteringContact: { ko: '연락처 입력', en: 'Entering the contact' },
    sendingCode: { ko: '번호 보내는 중', en: 'Sending the code' },
    confirmingContact: { ko: '연락처 확인', en: 'Confirming the code' },
    nobodyFound: { ko: '계정 없음', en: 'Nobody found' },
    idFound: { ko: '가린 아이디', en: 'ID found, masked' },
    revealingId: { ko: '아이디 요청', en: 'Asking for the ID' },
    idShown: { ko: '아이디 전체', en: 'Whole ID shown' },
  },
  expectations: {
    enteringContact: { role: 'button', name: 'Get a code' },
    sendingCode: { role: 'button', name: 'Sending the code' },
    confirmingContact: { role: 'button', name: 'Previous' },
    nobodyFound: { role: 'heading', name: 'No account has these details' },
    idFound: { role: 'button', name: 'Show the whole ID' },
    revealingId: { role: 'button', name: 'Asking for the whole ID' },
    idShown: { role: 'button', name: 'Hide it again' },
  },
})
