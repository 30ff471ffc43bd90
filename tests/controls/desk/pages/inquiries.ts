import {
  addSavedAnswer,
  answerInquiry,
  changeSavedAnswer,
  deleteSavedAnswer,
  handOverInquiry,
  inquiryDetail,
  savedAnswerList,
  takeInquiry,
} from '#contract/desk/inquiries.ts'
import { today } from '#contract/desk/today.ts'
import { answer } from '#tests/controls/fake-server.ts'
import type { Controls, Row } from '#tests/controls/rows.ts'
import type { DeskTable } from '../page.tsx'

// Two saved answers, and an inquiry that nobody has taken.

const haneul = '11111111-1111-4111-8111-111111111111'
const kim = '55555555-5555-4555-8555-555555555555'
const lee = '66666666-6666-4666-8666-666666666666'

const saved = answer(savedAnswerList, [
  {
    id: 4,
    title: '환불',
    locale: 'ko',
    text: '사흘 안에 환불돼요.',
    changed_by: 'Kim',
    changed_at: '2026-11-20T02:00:00.000Z',
  },
  {
    id: 6,
    title: 'Delivery',
    locale: 'en',
    text: 'It arrives in two days.',
    changed_by: 'Lee',
    changed_at: '2026-11-22T03:00:00.000Z',
  },
])

/** Form that changes a saved answer; that of a new one stands below it with the same names. */
const changeForm = (
  {
    id,
    title,
    locale,
    text,
  }: { readonly id: number; readonly title: string; readonly locale: string; readonly text: string },
  other: string,
): Controls => ({
  'textbox Title': { state: `${title} required` },
  'combobox Language': { state: locale },
  'textbox Text': { state: `${text} required` },
  'button Save': {
    typed: { 'textbox Title': 'Later', 'combobox Language': other, 'textbox Text': 'In a week.' },
    calls: [`PUT /saved-answer/${id} {"title":"Later","locale":"${other}","text":"In a week."}`, 'GET /saved-answer'],
    says: 'Done: Change',
    focus: 'status Done: Change',
    goes: ['textbox Title (2)', 'combobox Language (2)', 'textbox Text (2)', 'button Save (2)'],
  },
})

const formComes: Row = {
  comes: ['textbox Title (2)', 'combobox Language (2)', 'textbox Text (2)', 'button Save (2)'],
  focus: 'textbox Title',
}

/** The dialog before a saved answer is deleted. */
const deletion = (id: number, button: string): Controls => ({
  'button Keep': { focus: button },
  'button Delete': {
    calls: [`DELETE /saved-answer/${id}`, 'GET /saved-answer'],
    says: 'Done: Delete',
    focus: 'status Done: Delete',
  },
})

export const savedAnswers: DeskTable = {
  address: '/saved-answers',
  answers: [answer(addSavedAnswer, {}), answer(changeSavedAnswer, {}), answer(deleteSavedAnswer, {}), saved],
  controls: {
    'link All inquiries': { address: '/inquiries' },
    'button Change': {
      ...formComes,
      opens: changeForm({ id: 4, title: '환불', locale: 'ko', text: '사흘 안에 환불돼요.' }, 'en'),
    },
    'button Delete': {
      opens: deletion(4, 'button Delete'),
      focus: 'button Delete',
      says: 'Delete “환불”?Every operator loses it.KeepDelete',
    },
    'button Change (2)': {
      ...formComes,
      opens: changeForm({ id: 6, title: 'Delivery', locale: 'en', text: 'It arrives in two days.' }, 'ko'),
    },
    'button Delete (2)': {
      opens: deletion(6, 'button Delete (2)'),
      focus: 'button Delete',
      says: 'Delete “Delivery”?Every operator loses it.KeepDelete',
    },
    'textbox Title': { state: 'required' },
    'combobox Language': { state: 'en' },
    'textbox Text': { state: 'required' },
    'button Save': {
      typed: { 'textbox Title': '배송', 'combobox Language': 'ko', 'textbox Text': '이틀 걸려요.' },
      calls: ['POST /saved-answer {"title":"배송","locale":"ko","text":"이틀 걸려요."}', 'GET /saved-answer'],
      says: 'Done: Save',
      focus: 'status Done: Save',
      changes: { 'textbox Title': 'required', 'combobox Language': 'en', 'textbox Text': 'required' },
    },
  },
}

const again = 'GET /inquiry/7'

export const inquiry: DeskTable = {
  address: '/inquiries/7',
  answers: [
    answer(answerInquiry, {}),
    answer(takeInquiry, {}),
    answer(handOverInquiry, {}),
    answer(today, {
      entries: [
        {
          kind: 'inquiry',
          subject: '9',
          since: null,
          due_at: null,
          count: null,
          title: 'No picture',
          others: 0,
          buyer: null,
          failure: null,
        },
      ],
      counts: [{ kind: 'inquiry', count: 1 }],
    }),
    saved,
    answer(inquiryDetail, {
      id: 7,
      category: 'refund',
      locale: 'ko',
      sent_at: '2026-11-26T02:00:00.000Z',
      due_at: '2026-11-27T09:00:00.000Z',
      taken_by: null,
      has_picture: true,
      objector: null,
      title: '환불해 주세요',
      content: '고장 났어요.',
      name: '김하늘',
      affiliation: '하늘고등학교',
      email: 'haneul@example.com',
      phone: '01012345678',
      sender: { id: haneul, userid: 'haneul' },
      sent_from: {
        page: {
          path: '/devices/3',
          address: 'https://shop.example/devices/3',
          support_address: 'https://shop.example/support/devices',
        },
        layout: 'mobile',
        device: { browser: 'chrome', system: 'android' },
      },
      handover: null,
      operators: [
        { id: kim, name: 'Kim' },
        { id: lee, name: 'Lee' },
      ],
    }),
  ],
  controls: {
    'link All inquiries': { address: '/inquiries' },
    'combobox Begin with a saved answer': {
      typed: { 'textbox Answer': '안녕하세요.' },
      use: '4',
      changes: { 'textbox Answer': '안녕하세요.\n\n사흘 안에 환불돼요. required' },
    },
    'textbox Answer': { state: 'required' },
    'button Send the answer': {
      typed: { 'textbox Answer': '돌려드릴게요.' },
      leaves: ['combobox Begin with a saved answer'],
      calls: ['POST /inquiry/7/answer {"answer":"돌려드릴게요."}', 'GET /today'],
      says: 'Done: Answer',
      focus: 'link Next: 9 No picture',
      comes: ['link Next: 9 No picture'],
      goes: [
        'combobox Begin with a saved answer',
        'textbox Answer',
        'button Send the answer',
        'button Take it',
        'button Hand over',
      ],
    },
    'button Take it': { calls: ['POST /inquiry/7/take', again], says: 'Done: Take it', focus: 'status Done: Take it' },
    'button Hand over': {
      opens: {
        'combobox To': { state: kim },
        'textbox Note': { state: 'required' },
        'button Hand over (2)': {
          typed: { 'combobox To': lee, 'textbox Note': 'please call' },
          calls: [`POST /inquiry/7/handover {"to":"${lee}","note":"please call"}`, again],
          says: 'Done: Hand over',
          focus: 'status Done: Hand over',
          goes: ['combobox To', 'textbox Note', 'button Hand over (2)'],
        },
      },
    },
    'link haneul@example.com': { address: 'mailto:haneul@example.com' },
    'link 010-1234-5678': { address: 'tel:01012345678' },
    'link haneul': { address: `/members/${haneul}` },
    'link /devices/3': { address: 'https://shop.example/devices/3' },
    'link What it shows': { address: 'https://shop.example/support/devices' },
  },
}
