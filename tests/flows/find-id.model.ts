import type { ContextFrom } from 'xstate'
import { findId, requestFindIdCode } from '#contract/accounts/find-id.ts'
import * as codes from '#contract/protocol/codes.ts'
import { findIdActors, findIdMachine } from '#machines/find-id.machine.ts'
import { defineFlow, defineFlowModel } from './flow-model.ts'
import { errorReply, offlineReply } from './replies.ts'
import { networkErrorData, sampleCode, sampleFound, sampleId, samplePerson } from './samples/samples.ts'
import type { UserDriver } from './user-driver.ts'

/** Where the code of the path under way was sent. */
let codeSentTo: string = samplePerson.phone

/** Chooses a way to find the ID and fills its form. */
async function submit(user: UserDriver, way: string, field: string, contact: string): Promise<void> {
  codeSentTo = contact
  await user.click('link', way)
  await user.type(field, contact)
  await user.type('Name', samplePerson.name)
  await user.click('button', 'Get a code')
}

/** Nobody can enter a code after the last one for a day was used up. */
const isCodeSent = ({ sent }: ContextFrom<typeof findIdMachine>) => sent !== undefined

/** Enters the right code in the inner flow, which ends with `reply`. */
async function enterCode(user: UserDriver, reply: 'accepted' | 'nobody'): Promise<void> {
  if (reply === 'nobody') await user.environment.failNextCall(findId, codes.foundIdNotRegistered)
  await user.type('One-time code', await user.environment.readCode(codeSentTo))
  await user.click('button', 'Confirm')
  await user.environment.settleActor('one-time-code', 'enterCode', reply)
}

/** The page offers both ways until the code is sent. */
const offersTabs = (_: unknown, state: string) => state === 'enteringContact' || state === 'sendingCode'

const findIdFlow = defineFlow({
  name: 'find-id',
  title: { ko: '아이디 찾기', en: 'Finding an ID' },
  machine: findIdMachine,
  actors: findIdActors,
  starts: {
    'by phone': { input: { type: 'phone' }, address: '/find-account' },
    'by email': { input: { type: 'email' }, address: '/find-account/findbyemail' },
  },
  events: {
    'phone.chosen': {
      tab: { payload: {}, possible: offersTabs, perform: (user) => user.click('link', 'By phone') },
    },
    'email.chosen': {
      tab: { payload: {}, possible: offersTabs, perform: (user) => user.click('link', 'By email') },
    },
    'contact.submitted': {
      phone: {
        payload: { by: 'phone', name: samplePerson.name, contact: samplePerson.phone },
        perform: (user) => submit(user, 'By phone', 'Mobile phone', samplePerson.phone),
      },
      email: {
        payload: { by: 'email', name: samplePerson.name, contact: samplePerson.email },
        perform: (user) => submit(user, 'By email', 'Email', samplePerson.email),
      },
    },
    'code.accepted': {
      entered: {
        payload: { found: sampleFound, otpId: sampleId },
        possible: isCodeSent,
        perform: (user) => enterCode(user, 'accepted'),
      },
    },
    'nobody.found': {
      entered: { payload: {}, possible: isCodeSent, perform: (user) => enterCode(user, 'nobody') },
    },
    'full.requested': { pressed: { payload: {}, perform: (user) => user.click('button', 'Show full ID') } },
    'id.hidden': { pressed: { payload: {}, perform: (user) => user.click('button', 'Hide') } },
    back: { browser: { payload: {}, perform: (user) => user.goBack() } },
  },
  replies: {
    requestFindIdCode: {
      sent: { output: sampleCode },
      limited: errorReply(requestFindIdCode, codes.tooManyOneTimeCodes),
      invalid: errorReply(requestFindIdCode, codes.contactNotRegistered),
      failing: errorReply(requestFindIdCode, codes.oneTimeCodeNotSent),
    },
    findId: {
      whole: { output: { ...sampleFound, userid: 'practice01' } },
      'code missing': errorReply(findId, codes.oneTimeCodeMissing),
      'too late': errorReply(findId, codes.oneTimeCodeExpired),
      nobody: errorReply(findId, codes.foundIdNotRegistered),
      'too many': errorReply(findId, codes.oneTimeCodeAttemptsUsedUp),
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
})

/** Somebody goes back to the form. What was said of the try before is gone. */
const toForm = { target: 'enteringContact' } as const

/** The other way is chosen. A code that is being sent is not waited for. */
const tabs = {
  'phone.chosen tab': { when: { type: 'email' }, ...toForm },
  'email.chosen tab': { when: { type: 'phone' }, ...toForm },
} as const

/** No account has this name and contact (`MB21005404`, `MB21104404`). */
const notRegistered = {
  ko: '입력한 정보로 가입한 계정이 없어요. 가입할 때 쓴 정보인지 확인해 주세요.',
  en: 'We couldn’t find an account with these details. Check what you signed up with.',
} as const

const networkError = { ko: '네트워크 오류가 생겼어요', en: 'Network Error' } as const

/** What the form says. */
const contactTexts = [{ ko: '가입한 휴대폰이나 이메일로 찾아요.', en: 'Use your registered phone or email.' }] as const

/** The ID is covered. */
const coveredTexts = [{ ko: '10자 중 6자를 가렸어요', en: '6 of 10 characters are hidden' }] as const

/** Finding one's ID by phone or email (specification, sections 2, 4, 7 and 8): masked first, whole on request. */
export const findIdModel = defineFlowModel(findIdFlow, {
  starts: { 'by phone': toForm, 'by email': toForm },
  states: {
    enteringContact: {
      sees: { role: 'button', name: { ko: '인증번호 받기', en: 'Get a code' } },
      reads: contactTexts,
      failureTitles: [{ ko: '인증번호를 보내지 못했어요', en: 'We couldn’t send the code' }],
      steps: {
        ...tabs,
        'contact.submitted phone': {
          target: 'sendingCode',
          invokes: {
            requestFindIdCode: {
              params: { type: 'phone' },
              body: { name: '김하늘', phone: '01023450142' },
            },
          },
        },
        'contact.submitted email': {
          target: 'sendingCode',
          invokes: {
            requestFindIdCode: {
              params: { type: 'email' },
              body: { name: '김하늘', email: 'haneul@member.example' },
            },
          },
        },
      },
    },
    sendingCode: {
      sees: { role: 'button', name: { ko: '인증번호를 보내는 중이에요', en: 'Sending the code' } },
      reads: contactTexts,
      steps: {
        ...tabs,
        'requestFindIdCode sent': { target: 'confirmingContact' },
        // The step of the code says until when the limit holds.
        'requestFindIdCode limited': {
          target: 'confirmingContact',
          shows: {
            ko: '인증번호를 너무 많이 요청했어요. 24시간 뒤에 다시 시도해 주세요.',
            en: 'You’ve requested too many codes. Try again in 24 hours.',
          },
        },
        'requestFindIdCode invalid': { target: 'enteringContact', shows: notRegistered },
        'requestFindIdCode failing': {
          target: 'enteringContact',
          shows: {
            ko: '저희 쪽에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
            en: 'Something went wrong on our side. Try again in a moment.',
          },
        },
      },
    },
    confirmingContact: {
      sees: { role: 'button', name: { ko: '이전', en: 'Previous' } },
      steps: {
        'code.accepted entered': { target: 'idFound', actions: [{ type: 'forgetContact' }] },
        'nobody.found entered': { target: 'nobodyFound' },
        'back browser': toForm,
      },
    },
    nobodyFound: {
      sees: { role: 'heading', name: { ko: '일치하는 계정이 없어요', en: 'No account found' } },
      reads: [
        {
          ko: '정보로 가입한 계정이 없어요. 이름과 연락처를 확인해 주세요.',
          en: 'Check the name and contact details.',
        },
        { ko: '구글, 카카오 또는 네이버 계정으로 가입했을 수 있어요', en: 'I may have used Google, Kakao or Naver' },
      ],
      steps: { 'back browser': toForm },
    },
    idFound: {
      sees: { role: 'button', name: { ko: '전체 아이디 보기', en: 'Show full ID' } },
      reads: coveredTexts,
      failureTitles: [{ ko: '전체 아이디를 보여 드리지 못했어요', en: 'We couldn’t show your full ID' }],
      steps: {
        'full.requested pressed': [
          {
            when: { type: 'phone' },
            target: 'revealingId',
            invokes: {
              findId: { params: { type: 'phone' }, body: { otp_id: sampleId, full_id: 'Y' } },
            },
          },
          {
            when: { type: 'email' },
            target: 'revealingId',
            invokes: {
              findId: { params: { type: 'email' }, body: { otp_id: sampleId, full_id: 'Y' } },
            },
          },
        ],
        // Also after the whole ID could not be shown.
        'back browser': [{ when: { error: networkErrorData }, ...toForm }, toForm],
      },
    },
    revealingId: {
      sees: { role: 'button', name: { ko: '전체 아이디를 가져오고 있어요', en: 'Getting your full ID' } },
      reads: coveredTexts,
      steps: {
        'findId whole': { target: 'idShown' },
        // The code no longer proves anything: it has to be sent again.
        'findId code missing': {
          target: 'enteringContact',
          shows: { ko: '인증번호를 입력해 주세요.', en: 'Enter the code.' },
        },
        'findId too late': {
          target: 'enteringContact',
          shows: {
            ko: '인증번호가 만료됐어요. 새로 받아 주세요.',
            en: 'The code has expired. Request a new one.',
          },
        },
        'findId nobody': { target: 'enteringContact', shows: notRegistered },
        'findId too many': {
          target: 'enteringContact',
          shows: {
            ko: '인증번호를 여러 번 잘못 입력했어요. 새로 받아 주세요.',
            en: 'Too many wrong codes. Request a new one.',
          },
        },
        'findId offline': { target: 'idFound', shows: networkError },
      },
    },
    idShown: {
      sees: { role: 'button', name: { ko: '다시 가리기', en: 'Hide' } },
      steps: { 'id.hidden pressed': { target: 'idFound' }, 'back browser': toForm },
    },
  },
})
