import { sendInquiry } from '#contract/content/inquiries.ts'
import * as codes from '#contract/protocol/codes.ts'
import { inquiryActors, inquiryMachine } from '#machines/inquiry.machine.ts'
import { defineFlow, defineFlowModel } from './flow-model.ts'
import { errorReply, lostReply, offlineReply } from './replies.ts'
import { sampleMoment } from './samples/samples.ts'
import type { UserDriver } from './user-driver.ts'

const inquiry = {
  name: '김하늘',
  affiliation: '공방대학교',
  category: 'service',
  email: 'haneul@member.example',
  phone: '01023450142',
  title: '간호학과 40명 단체 이용',
  content: '3월부터 40명이 이용하려고 해요.',
} as const

async function submit(user: UserDriver): Promise<void> {
  await user.type('Name', inquiry.name)
  await user.type('Organisation', inquiry.affiliation)
  await user.type('Email', inquiry.email)
  await user.type('Phone number', inquiry.phone)
  await user.type('Title', inquiry.title)
  await user.type('Message', inquiry.content)
  await user.check('I agree to the use of my name and contact details to reply (required)')
  await user.click('button', 'Send the inquiry')
}

const inquiryFlow = defineFlow({
  name: 'inquiry',
  title: { ko: '서비스 문의', en: 'Service inquiry' },
  machine: inquiryMachine,
  actors: inquiryActors,
  starts: { 'from a link': { input: undefined, address: '/cs/inquiry?type=service' } },
  events: {
    'inquiry.submitted': { typed: { payload: { inquiry, image: undefined }, perform: submit } },
    'upload.canceled': { pressed: { payload: {}, perform: (user) => user.click('button', 'Cancel sending') } },
  },
  replies: {
    sendInquiry: {
      sent: { output: { inquiry_id: 7, submitted_at: sampleMoment } },
      'no picture': errorReply(sendInquiry, codes.imageTypeUnsupported),
      'picture too large': errorReply(sendInquiry, codes.imageTooLarge),
      'several pictures': errorReply(sendInquiry, codes.tooManyImages),
      'too many pixels': errorReply(sendInquiry, codes.imageTooManyPixels),
      'damaged picture': errorReply(sendInquiry, codes.imageDamaged),
      limited: errorReply(sendInquiry, codes.tooManyInquiries),
      invalid: errorReply(sendInquiry, codes.invalidRequest),
      busy: errorReply(sendInquiry, codes.serverBusy),
      failing: errorReply(sendInquiry, codes.internalError),
      lost: lostReply(sendInquiry),
      offline: offlineReply,
    },
  },
  stateTitles: {
    enteringInquiry: { ko: '문의 작성 중', en: 'Writing the inquiry' },
    inquiriesLimited: { ko: '24시간 쉼', en: '24-hour pause' },
    sendingInquiry: { ko: '문의 보내는 중', en: 'Sending the inquiry' },
    inquirySent: { ko: '문의 보냄', en: 'Inquiry was sent' },
  },
})

/** The call that sends the typed inquiry. */
const sending = {
  target: 'sendingInquiry',
  invokes: { sendInquiry: { inquiry, image: undefined } },
} as const

const networkError = { ko: '네트워크 오류가 생겼어요', en: 'Network Error' }

/** Sending a service inquiry (specification, sections 2, 3 and 5). */
export const inquiryModel = defineFlowModel(inquiryFlow, {
  starts: { 'from a link': { target: 'enteringInquiry' } },
  states: {
    enteringInquiry: {
      sees: { role: 'button', name: { ko: '문의 보내기', en: 'Send the inquiry' } },
      failureTitles: [{ ko: '문의를 보내지 못했어요', en: 'Your inquiry wasn’t sent' }],
      steps: {
        'inquiry.submitted typed': sending,
      },
    },
    sendingInquiry: {
      sees: { role: 'button', name: { ko: '문의를 보내는 중이에요', en: 'Sending your inquiry' } },
      steps: {
        'upload.canceled pressed': { target: 'enteringInquiry' },
        'sendInquiry sent': { target: 'inquirySent', actions: [{ type: 'goToComplete', params: { number: 7 } }] },
        'sendInquiry no picture': {
          target: 'enteringInquiry',
          shows: {
            ko: '실제로는 jpg, png, gif 이미지가 아니에요. png로 저장해 다시 선택해 주세요.',
            en: 'This isn’t really a JPG, PNG or GIF picture. Save it as PNG and choose it again.',
          },
        },
        'sendInquiry picture too large': {
          target: 'enteringInquiry',
          shows: {
            ko: '이미지가 10MB보다 커요. 더 작은 이미지를 선택해 주세요.',
            en: 'This picture is larger than 10 MB. Choose a smaller one.',
          },
        },
        'sendInquiry several pictures': {
          target: 'enteringInquiry',
          shows: {
            ko: '이미지는 한 장만 올릴 수 있어요. 가장 잘 보이는 한 장을 선택해 주세요.',
            en: 'You can attach only one picture. Choose the one that shows it best.',
          },
        },
        'sendInquiry too many pixels': {
          target: 'enteringInquiry',
          shows: {
            ko: '이미지가 너무 커요. 크기를 줄여 다시 선택해 주세요.',
            en: 'This picture is too large. Make it smaller and choose it again.',
          },
        },
        'sendInquiry damaged picture': {
          target: 'enteringInquiry',
          shows: {
            ko: '이미지가 깨졌거나 덜 받아졌어요. 다시 저장하거나 다른 이미지를 선택해 주세요.',
            en: 'This picture is damaged or incomplete. Save it again, or choose another.',
          },
        },
        'sendInquiry limited': {
          target: 'inquiriesLimited',
          shows: {
            ko: '24시간 동안 보낼 수 있는 문의를 모두 보냈어요.',
            en: 'You’ve reached the limit for inquiries. Try again in 24 hours.',
          },
        },
        'sendInquiry invalid': {
          target: 'enteringInquiry',
          shows: {
            ko: '입력한 내용 중 맞지 않는 것이 있어요. 확인하고 다시 시도해 주세요.',
            en: 'Something you entered isn’t valid. Check it and try again.',
          },
        },
        'sendInquiry busy': {
          target: 'enteringInquiry',
          shows: {
            ko: '지금 접속자가 많아요. 잠시 후 다시 시도해 주세요.',
            en: 'We’re very busy right now. Try again in a moment.',
          },
        },
        'sendInquiry failing': {
          target: 'enteringInquiry',
          shows: {
            ko: '저희 쪽에 문제가 생겼어요. 다시 시도해 주세요. 계속되면 아래 번호와 함께 알려 주세요.',
            en: 'Something went wrong on our side. Try again. If it keeps happening, send us the number below.',
          },
        },
        'sendInquiry lost': { target: 'enteringInquiry', shows: networkError },
        'sendInquiry offline': { target: 'enteringInquiry', shows: networkError },
      },
    },
    inquiriesLimited: {
      sees: { role: 'heading', name: { ko: '지금은 문의를 더 보낼 수 없어요', en: 'No more inquiries for now' } },
      reads: [{ ko: '급하면 1600-0142', en: 'If it’s urgent, call 1600-0142' }],
      steps: { 'inquiry.submitted typed': sending },
    },
    inquirySent: {
      sees: {
        role: 'heading',
        name: { ko: '문의를 받았어요', en: 'We received your inquiry' },
        navigatesTo: '^/cs/inquiry-complete$',
      },
      reads: [
        { ko: '문의번호는 7 번이에요.', en: 'Your inquiry number is 7 .' },
        {
          ko: '문의번호를 이메일로 보냈어요. 영업일 하루 안에 같은 주소로 답해 드려요. 메일이 없으면 스팸함을 확인해 주세요.',
          en: 'We’ve emailed you the inquiry number and will reply within one business day. Can’t find the email? Check your spam folder.',
        },
      ],
      steps: {},
    },
  },
})
