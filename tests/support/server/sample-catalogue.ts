import { viewWords } from '#illustrations/views.ts'
import { companyFile } from '../sample-company.ts'
import { brandFile } from './sample-brand.ts'
import { samplePages } from './sample-pages.ts'
import type { Catalogue, CourseInput, DeviceInput, EventInput, NoticeInput } from './write-catalogue.ts'

/**
 * A small shop with known values, for tests on 2026-11-21: on that day a special price and an
 * availability end, and a course stops being new.
 */
export const today = '2026-11-21'
export const tomorrow = '2026-11-22'

/**
 * Three in the morning of a day in Korea, in ms since 1970. In UTC it is still the day before, so code that takes a day
 * from UTC is a day early.
 */
export function nightOf(day: string): number {
  return Date.parse(`${day}T03:00:00+09:00`)
}

export const both = (ko: string, en: string) => ({ ko, en })

/** Lessons whose pictures show `subject` from different viewpoints. */
function lessons(size: number, free: readonly number[], subject = 'patient'): CourseInput['curriculum'] {
  return Array.from({ length: size }, (_, index) => ({
    title: both(`${index + 1}강`, `Lesson ${index + 1}`),
    detail: both(`${index + 1}강에서 하는 일`, `What lesson ${index + 1} asks for`),
    minutes: 10 + index,
    ...(free.includes(index + 1) ? { free: true } : {}),
    picture: { subject, tool: 'hand', view: viewWords[index % viewWords.length] ?? '' },
  }))
}

/** Default fields, so that each course below states only what is special about it. */
const plain = {
  summary: both('한 문장 소개', 'One sentence'),
  description: both('긴 설명\n\n두 번째 문단', 'A long text\n\nin two paragraphs'),
  description_mobile: both('짧은 설명', 'A short text'),
  recommended_for: [both('처음 배우는 사람', 'Beginners')],
  features: [{ title: both('실제처럼', 'As it is'), text: both('손으로 해 봐요', 'By hand') }],
  teacher: { name: both('한유진', 'Han Yujin'), role: both('간호사 12년', 'Nurse for 12 years') },
  standard: both('핵심기본간호술', 'Core nursing skills'),
  keywords: { ko: [], en: [] },
  picture: 'ward.svg',
  languages: ['ko', 'en'],
  equipment: 'pc',
  individual: true,
  group: false,
} satisfies Partial<CourseInput>

function monthPass(amount: number) {
  return { name: both('1개월 이용권', '1-month pass'), months: 1, amount }
}

function notice(idx: number, posted_on: string, special: Partial<NoticeInput> = {}): NoticeInput {
  return {
    idx,
    category: 'notice',
    posted_on,
    views: idx - 10_100,
    title: both(`공지 ${idx}`, `Notice ${idx}`),
    text: both('내용', 'Text'),
    ...special,
  }
}

/** For both kinds of member; special price, notices, video, a lesson with a picture of its own. */
const infusion: CourseInput = {
  ...plain,
  idx: 101,
  classification: 'nursing',
  title: both('정맥주사 놓기', 'IV "insertion" <hands on>'),
  keywords: { ko: ['수액'], en: ['cannula'] },
  sample_video: 'ward.mp4',
  equipment: 'headset-optional',
  practice: {
    kind: 'question',
    lesson: 2,
    title: both('각도 고르기', 'Choose the angle'),
    question: both('몇 도로 들어갈까요?', 'At what angle does the needle go in?'),
    answers: [both('45도', '45 degrees'), { ...both('20도', '20 degrees'), right: true }],
    because: both('얕은 혈관이에요', 'The vein is shallow'),
    adds: both('직접 찔러요', 'Your own hand'),
  },
  published_on: '2026-11-01',
  suggested_position: 3,
  group: true,
  curriculum: [
    ...lessons(7, [1, 2]),
    {
      title: both('평가', 'Assessment'),
      detail: both('혼자 해 봐요', 'On your own'),
      minutes: 30,
      exam: true,
      picture: { subject: 'arm', tool: 'syringe', view: 'close' },
    },
  ],
  options: {
    subscription: [
      { name: both('3개월 이용권', '3-month pass'), months: 3, amount: 90_000 },
      { ...monthPass(45_000), discounted: 30_000, special: { amount: 20_000, until: today } },
    ],
    not_subscription: [
      { name: both('실습 키트', 'Practice kit'), amount: 16_000, discounted: 12_000, delivery: 3_000 },
    ],
  },
  // Numbers and days differ on purpose: the order is by day.
  notices: [
    notice(10_107, '2026-11-05', { category: 'issue' }),
    notice(10_106, '2026-11-12'),
    notice(10_105, '2026-11-04', {
      category: 'guides',
      top: true,
      attachments: [both('점검표 1.pdf', 'Checklist.pdf')],
    }),
    notice(10_104, '2026-11-03', {
      text: both('<p>굵은 <strong>글</strong></p>', '<script>x()</script>A <strong>bold</strong> word'),
    }),
    notice(10_103, '2026-11-02', { category: 'updates' }),
    notice(10_102, '2026-11-02'),
    notice(10_101, '2026-11-01'),
  ],
}

/** For groups only; priced on inquiry; follows no standard. */
const emergencyRoom: CourseInput = {
  ...plain,
  standard: undefined,
  idx: 102,
  classification: 'emergency',
  title: both('응급실의 하루', 'A day in the emergency room'),
  published_on: '2026-03-01',
  suggested_position: 1,
  individual: false,
  group: true,
  curriculum: lessons(10, [1]),
}

const comingSoon: CourseInput = {
  ...plain,
  idx: 103,
  classification: 'emergency',
  title: both('심폐소생술', 'Resuscitation'),
  opens_on: '2026-12-10',
  group: true,
  curriculum: lessons(6, [1]),
  options: { subscription: [monthPass(30_000)] },
}

/** A single purchase at two prices; the second lesson is the first free one. Its last day is today. */
const forklift: CourseInput = {
  ...plain,
  idx: 201,
  classification: 'plant',
  title: both('지게차 운전', 'Forklift & reach truck'),
  equipment: 'wheel',
  published_on: '2026-09-22',
  suggested_position: 2,
  availability: { from: '2026-10-01', until: today },
  curriculum: lessons(6, [2], 'forklift'),
  options: {
    not_subscription: [
      { name: both('휠과 함께', 'With a wheel'), amount: 70_000 },
      { name: both('평생 이용', 'For good'), amount: 50_000 },
    ],
  },
}

/** Free, in a partner's mall. */
const extinguisher: CourseInput = {
  ...plain,
  idx: 202,
  classification: 'response',
  title: both('소화기 사용', 'Using a fire extinguisher'),
  published_on: '2026-05-01',
  suggested_position: 4,
  group: true,
  affiliate_mall: { name: both('제휴몰', 'Partner mall'), url: 'https://mall.example/202' },
  practice: { kind: 'wind', lesson: 4, title: both('바람 읽기', 'Read the wind'), adds: both('직접 꺼요', 'The fire') },
  curriculum: lessons(12, [1, 2, 3], 'extinguisher'),
  options: { subscription: [monthPass(0)] },
}

/** Courses 301 to 308: enough for a second page. */
const workshops = Array.from({ length: 8 }, (_, index): [string, CourseInput] => [
  `job/workshop-${index + 1}`,
  {
    ...plain,
    idx: 301 + index,
    classification: 'metal',
    title: both(`용접 실습 ${index + 1}`, `Welding workshop ${index + 1}`),
    published_on: `2026-01-0${index + 1}`,
    curriculum: lessons(6, [1], 'welder'),
    options: { subscription: [monthPass(41_000 + index * 1_000)] },
  },
])

const plainDevice = {
  summary: both('한 문장 소개', 'One sentence'),
  picture: 'ward.svg',
  details: [{ name: both('무게', 'Weight'), value: both('515g', '515 g') }],
  guide: both('고르는 법', 'How to choose'),
  checks: [both('자리를 비워 두세요', 'Keep some room')],
  delivery: 5_000,
} satisfies Partial<DeviceInput>

/** For rental and sale, for one available and one upcoming course. Its rental terms are not sorted. */
const headset: DeviceInput = {
  ...plainDevice,
  idx: 11,
  category: 'vr',
  name: both('헤드셋', 'Headset'),
  keywords: { ko: ['가상현실'], en: ['virtual reality'] },
  purchase_amount: 690_000,
  rentals: [
    { months: 12, monthly_amount: 40_000 },
    { months: 1, monthly_amount: 50_000 },
  ],
  stock: 12,
  courses: [103, 101],
}

/** For rental only, and out of stock. */
const treadmill: DeviceInput = {
  ...plainDevice,
  idx: 12,
  category: 'vr',
  name: both('걷기 판', 'Walking platform'),
  rentals: [{ months: 6, monthly_amount: 240_000 }],
  stock: 0,
  returns_on: tomorrow,
}

/** For sale only. */
const wheel: DeviceInput = {
  ...plainDevice,
  idx: 21,
  category: 'wheel',
  name: both('휠', 'Wheel'),
  picture: 'needle.svg',
  purchase_amount: 270_000,
  stock: 3,
  courses: [102],
}

const slideTexts = {
  label: both('표', 'Label'),
  title: both('첫 줄\n둘째 줄', 'First line\nSecond line'),
  text: both('본문', 'Words'),
  tab: both('탭', 'Tab'),
  tab_text: both('탭 설명', 'About the tab'),
  button: both('보기', 'See'),
  picture: 'hero.svg',
}

/** Twelve notices, two of them pinned: number and day rise together, but for 4 and 5 of one day. */
const notices: NoticeInput[] = Array.from({ length: 12 }, (_, index) => {
  const idx = index + 1
  const day = idx === 5 ? 4 : idx
  return notice(idx, `2026-11-${String(day).padStart(2, '0')}`, {
    category: idx % 4 === 0 ? 'issue' : idx % 3 === 0 ? 'guides' : 'notice',
    // From the oldest: 10, 20 ... but the third was seen most.
    views: idx === 3 ? 900 : idx * 10,
    ...(idx === 2 || idx === 7 ? { top: true } : {}),
    ...(idx === 7 ? { attachments: [both('점검표 1.pdf', 'Checklist.pdf')] } : {}),
    ...(idx === 6
      ? {
          title: both('서버 점검 안내', 'Server maintenance'),
          maintenance: {
            from: '2026-12-06 02:00',
            until: '2026-12-06 06:00',
            unavailable: both('로그인', 'Logging in'),
            available: both('연 수업', 'Open lessons'),
          },
        }
      : {}),
    ...(idx === 8
      ? { text: both('<em>한</em> <strong>줄</strong>', '<script>x()</script>One <strong>line</strong>') }
      : {}),
  })
})

function event(idx: number, starts_on: string, ends_on: string, special: Partial<EventInput> = {}): EventInput {
  return {
    idx,
    title: both(`이벤트 ${idx}`, `Event ${idx}`),
    summary: both('한 줄', 'A line'),
    text: both('내용 <em>없음</em>', 'Text <em>here</em>'),
    picture: 'ward.svg',
    starts_on,
    ends_on,
    ...special,
  }
}

/** On `today`: three ongoing, two of them on their first and last day; two upcoming; two completed. */
const events: EventInput[] = [
  event(1, '2026-10-01', '2026-10-31'),
  event(2, '2026-11-01', '2026-11-20'),
  event(3, '2026-11-01', today),
  event(4, today, '2026-12-31', {
    category: 'safety',
    courses: [101, 202],
    details: [{ name: both('대상', 'For'), value: both('모두', 'Everyone') }],
  }),
  event(5, '2026-11-10', '2026-11-30'),
  event(6, tomorrow, '2026-12-01'),
  event(7, '2027-01-05', '2027-01-10'),
]

function question(idx: number, category: string, title: string): Catalogue['faq']['questions'][number] {
  return {
    idx,
    category,
    title: both(`${title} 질문`, `${title}?`),
    description: both('<em>답</em> 하나', `An <em>answer</em> to <a href="/cs/inquiry">${title}</a>`),
    created_on: '2026-10-01',
    updated_on: '2026-11-01',
  }
}

export const catalogue: Catalogue = {
  company: companyFile,
  brand: brandFile,
  pages: samplePages,
  notices,
  events,
  faq: {
    categories: [
      { code: 'account', name: both('계정', 'Account') },
      { code: 'payment', name: both('결제', 'Payment') },
    ],
    questions: [
      { ...question(3, 'account', 'Password'), suggested_position: 2 },
      question(1, 'payment', 'Refund'),
      { ...question(2, 'payment', 'Receipt'), suggested_position: 1 },
    ],
  },
  categories: [
    {
      code: 'healthcare',
      name: both('의료 & 간호', 'Health & care'),
      color: '#1C8C86',
      icon: 'heart-pulse',
      picture: 'needle.svg',
      focus: 30,
      classifications: [
        { code: 'nursing', name: both('간호 술기', 'Nursing skills') },
        { code: 'emergency', name: both('응급 처치', 'Emergency care') },
      ],
    },
    {
      code: 'safety',
      name: both('산업안전', 'Industrial safety'),
      color: '#B8780E',
      shades: { tint: '#F5E7C9', dark: '#E0AC4A', dark_tint: '#3A2F18' },
      icon: 'hard-hat',
      kit: 'safety',
      picture: 'ward.svg',
      focus: 60,
      classifications: [
        { code: 'plant', name: both('공장과 물류', 'Plant and warehouse') },
        { code: 'response', name: both('비상 대응', 'Emergency response') },
      ],
    },
    {
      code: 'job',
      name: both('직업훈련', 'Job training'),
      picture: 'ward.svg',
      classifications: [{ code: 'metal', name: both('금속과 전자', 'Metal and electronics') }],
    },
  ],
  videos: [{ file: 'ward.mp4', poster: 'ward.svg', seconds: 21 }],
  deliveryMessages: [
    { code: 'door', text: both('문 앞', 'At the door') },
    { code: 'other', text: both('직접 입력', 'Enter your own') },
  ],
  banners: {
    top: [
      {
        idx: 1,
        title: both('오늘까지', 'Until today'),
        text: both('특별가', 'Special prices'),
        href: '/contents?category=safety',
        from: '2026-11-01',
        until: today,
        picture: both('banner.ko.svg', 'banner.en.svg'),
        picture_text: both('한국어 팻말', 'A sign in English'),
      },
      {
        idx: 2,
        title: both('언제나', 'Always'),
        text: both('첫 수업 무료', 'First lessons free'),
        href: '/contents',
        picture: both('hero.svg', 'hero.svg'),
        picture_text: both('작업대', 'A workbench'),
      },
    ],
    slides: [
      { ...slideTexts, idx: 1, href: '/contents/detail?id=201&memberType=IDV', course: 201 },
      { ...slideTexts, idx: 2, href: '/cs/event', until: '2026-11-20' },
      { ...slideTexts, idx: 3, href: '/device', from: tomorrow },
      { ...slideTexts, idx: 4, href: '/device', practice: { course: 202 } },
    ],
  },
  courses: {
    'healthcare/infusion': infusion,
    'healthcare/emergency-room': emergencyRoom,
    'healthcare/coming-soon': comingSoon,
    'safety/forklift': forklift,
    'safety/extinguisher': extinguisher,
    ...Object.fromEntries(workshops),
  },
  devices: { headset, treadmill, wheel },
  manuals: {
    installing: {
      idx: 1,
      category: 'client',
      title: both('설치하기', 'Installing'),
      keywords: { ko: ['프로그램'], en: ['setup'] },
      file: both('설치하기.pdf', 'Installing.pdf'),
      pages: { ko: 2, en: 3 },
      updated_on: '2026-10-15',
    },
    needle: {
      idx: 2,
      category: 'content',
      title: both('주사 안내서', 'Guide to needles'),
      file: both('주사 안내서.pdf', 'Guide to needles.pdf'),
      pages: { ko: 1, en: 1 },
      updated_on: '2026-09-01',
    },
  },
  client: { version: '2.4.0', released_on: '2026-10-15', file: 'Setup.zip' },
  attachments: ['점검표 1.pdf', 'Checklist.pdf'],
  pictures: ['ward.svg', 'needle.svg', 'hero.svg', 'banner.ko.svg', 'banner.en.svg'],
}
