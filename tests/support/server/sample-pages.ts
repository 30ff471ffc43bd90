import type { PageInput } from './write-catalogue.ts'

const both = (ko: string, en: string) => ({ ko, en })

const introduction: PageInput = {
  title: both('회사 소개', 'About us'),
  tab: both('소개', 'Introduction'),
  description: both('누가 만드는지', 'Who makes the courses'),
  position: 2,
  blocks: [
    { type: 'heading', title: both('우리는', 'We are'), large: true, text: both('만들어요', 'We make courses') },
    { type: 'heading', title: both('누구', 'Who'), large: false },
    { type: 'heading', title: both('어디', 'Where'), address: false },
    { type: 'facts', facts: [{ of: 'legal_name' }, { name: both('인원', 'Team'), value: both('3명', '3 people') }] },
  ],
}

/** A page with every block, two of whatever a block has several of, before the introduction. */
export const everyBlock: PageInput = {
  title: both('채용', 'Careers'),
  description: both('함께 일할 사람', 'Whom we look for'),
  position: 1,
  note: both('지금은 자리가 없어요', 'No openings right now'),
  blocks: [
    { type: 'heading', address: true },
    {
      type: 'text',
      title: both('하는 일', 'What we do'),
      text: both('<em>용접</em>을 <strong>가르쳐요</strong>', '<em>We</em> teach <strong>welding</strong>'),
      points: [
        { name: both('낮', 'Day'), text: both('만들어요', 'We build') },
        { name: both('밤', 'Night'), text: both('쉬어요', 'We rest') },
      ],
    },
    { type: 'picture', picture: 'hero.svg', picture_text: both('작업대', 'A workbench') },
    {
      type: 'numbers',
      title: both('한 과정', 'One course'),
      text: both('눈금 하나가 한 주', 'A tick is a week'),
      show: 'parts',
      numbers: [
        { name: both('찍기', 'Film'), label: both('3주', '3 weeks'), length: 3, text: both('손을 찍어요', 'Hands') },
        {
          name: both('짓기', 'Build'),
          label: both('4주', '4 weeks'),
          length: 4,
          text: both('함께 지어요', 'As a team'),
        },
      ],
    },
    { type: 'numbers', show: 'courses' },
    {
      type: 'timeline',
      title: both('그동안', 'So far'),
      milestones: [
        { month: '2026-04', title: both('열 번째', 'The tenth'), text: both('열 개', 'Ten'), picture: 'ward.svg' },
        { month: '2019-04', title: both('시작', 'The start'), text: both('다섯 명', 'Five'), picture: 'hero.svg' },
      ],
    },
    {
      type: 'partners',
      groups: [
        {
          name: both('학교', 'Schools'),
          partners: [
            { name: both('한빛대', 'Hanbit'), text: both('감수', 'Reviews'), field: 'healthcare', since: 2020 },
            { name: both('새들고', 'Saedeul'), text: both('수업', 'Lessons'), field: 'job', since: 2022 },
          ],
        },
        {
          name: both('장비', 'Devices'),
          partners: [
            { name: both('오름', 'Oreum'), text: both('장갑', 'Gloves'), picture: 'needle.svg' },
            { name: both('한길', 'Hangil'), text: both('휠', 'Wheels'), picture: 'ward.svg' },
          ],
        },
      ],
    },
    {
      type: 'people',
      title: both('사람', 'People'),
      people: [
        {
          name: both('한유진', 'Han'),
          role: both('간호사', 'Nurse'),
          text: both('12년', '12 years'),
          picture: 'ward.svg',
        },
        {
          name: both('박도현', 'Park'),
          role: both('용접사', 'Welder'),
          text: both('9년', '9 years'),
          picture: 'hero.svg',
        },
      ],
    },
    {
      type: 'questions',
      title: both('묻는 것', 'Questions'),
      questions: [
        { question: both('언제요?', 'When?'), answer: both('봄에요', 'In spring') },
        {
          question: both('어디서요?', 'Where?'),
          answer: both('<a href="/company">여기</a>', '<a href="/company">Here</a>'),
        },
      ],
    },
    {
      type: 'map',
      picture_text: both('약도', 'A map'),
      scale: 145,
      route: '214 392, 214 300, 470 300',
      minutes: 4,
      station: both('공방역', 'Gongbang'),
      exit: both('2번 출구', 'Exit 2'),
      building: both('4층', '4th floor'),
      streets: [
        { points: '0 412, 1200 412', width: 'wide' },
        { points: '70 196, 70 412', width: 'narrow' },
      ],
      railway: '0 420, 1200 420',
      areas: [
        { kind: 'water', points: '0 470, 1200 470, 1200 520, 0 520' },
        { kind: 'park', points: '770 222, 854 222, 854 282' },
      ],
      buildings: ['500 112 64 62', '584 112 62 62'],
      labels: [
        { name: both('공방길', 'Gongbang-gil'), at: '20 201' },
        { name: both('새길로', 'Saegil-ro'), at: '483 380', upright: true },
      ],
    },
    {
      type: 'ways',
      ways: [
        {
          name: both('지하철', 'Underground'),
          text: both('곧장', 'Straight on'),
          walk: { from: both('공방역', 'Gongbang'), minutes: 8, label: both('걸어서 8분', '8 minutes’ walk') },
        },
        {
          name: both('버스', 'Bus'),
          text: both('왼쪽', 'To the left'),
          walk: { from: both('정류장', 'The stop'), minutes: 3, label: both('걸어서 3분', '3 minutes’ walk') },
        },
      ],
    },
    {
      type: 'facts',
      title: both('정보', 'Facts'),
      facts: [
        { of: 'address', name: both('있는 곳', 'Where'), value: both('뒷문', 'Back door') },
        { of: 'phone', name: both('번호', 'Number'), value: both('낮에만', 'By day') },
      ],
    },
    {
      type: 'call',
      title: both('함께해요', 'Join us'),
      text: both('편지를 주세요', 'Write to us'),
      button: both('문의', 'Ask'),
      href: '/cs/inquiry?type=other',
    },
    {
      type: 'call',
      title: both('궁금하면', 'Curious?'),
      text: both('메일도 좋아요', 'Or send a mail'),
      button: both('메일', 'Mail'),
      href: 'mailto:jobs@shop.example',
    },
    {
      type: 'map',
      picture_text: both('지점 약도', 'A map of the branch'),
      scale: 100,
      route: '100 400, 600 400',
      minutes: 5,
      station: both('시장역', 'Sijang'),
      exit: both('1번 출구', 'Exit 1'),
      building: both('1층', '1st floor'),
      streets: [{ points: '0 400, 1200 400', width: 'normal' }],
      railway: '0 430, 1200 430',
      labels: [{ name: both('시장길', 'Sijang-gil'), at: '30 390', upright: false }],
    },
  ],
}

/** The home page with every block that it can have, two of whatever a block has several of. */
const home: PageInput = {
  title: both('실습', 'Practice'),
  description: both('{fields}', 'Fields: {fields}'),
  blocks: [
    {
      type: 'front',
      title: both('직접 해 봐요', 'Do it'),
      subtitle: both('과정 {courses}개', '{courses} courses'),
      link: { text: both('견적', 'A quote'), href: '/cs/inquiry', icon: 'users' },
    },
    { type: 'fields', title: both('분야', 'Fields'), subtitle: both('고르세요', 'Choose') },
    {
      type: 'teachers',
      title: both('선생님', 'Teachers'),
      subtitle: both('현장에서', 'From work'),
      sheet: {
        title: both('점수표', 'Scores'),
        text: both('예시', 'Example'),
        points: 20,
        scores: [
          { name: both('모양', 'Shape'), points: 18 },
          { name: both('자리', 'Place'), points: 19 },
        ],
      },
    },
    { type: 'new', title: both('새 과정', 'New'), subtitle: both('이번 달', 'This month') },
    { type: 'free', title: both('무료', 'Free'), subtitle: both('{free_lessons}개', '{free_lessons} of them') },
    { type: 'popular', title: both('인기', 'Popular'), subtitle: both('이번 달', 'This month') },
    {
      type: 'reasons',
      title: both('까닭', 'Reasons'),
      reasons: [
        { title: both('환불', 'Refund'), text: both('{refund_days}일', '{refund_days} days'), drawing: 'refund' },
        { title: both('팀', 'Teams'), text: both('함께', 'Together'), drawing: 'team' },
      ],
    },
    { type: 'coming', title: both('곧', 'Soon'), subtitle: both('알려 드려요', 'We will tell you') },
    {
      type: 'call',
      title: both('오세요', 'Come'),
      text: both('{company.name}은(는) 열려 있어요', '{company.name} is open'),
      button: both('과정', 'Courses'),
      href: '/contents',
    },
  ],
}

const recruit: PageInput = {
  title: both('제휴', 'Partners'),
  description: both('함께해요', 'Join us'),
  blocks: [
    {
      type: 'heading',
      title: both('함께해요', 'Join us'),
      text: both('찾고 있어요', 'We look for you'),
      buttons: [
        { text: both('제안', 'Propose'), href: both('/cs/inquiry', '/cs/inquiry') },
        { text: both('틀', 'Template'), href: both('/proposal-template.ko.docx', '/proposal-template.en.docx') },
      ],
      hint: both('메일도 좋아요', 'Or by mail'),
      picture: 'ward.svg',
    },
    {
      type: 'table',
      title: both('누구', 'Who'),
      text: both('둘', 'Two'),
      head: [both('누가', 'Who'), both('무엇', 'What')],
      rows: [
        { cells: [both('학교', 'Schools'), both('자리', 'Seats')] },
        { cells: [both('공장', 'Plants'), both('<strong>일</strong>', '<strong>Work</strong>')] },
      ],
    },
    { type: 'text', points: [{ name: both('독점 없이', 'No exclusive rights') }, { name: both('빨리', 'Soon') }] },
  ],
}

/** Pages of the sample shop. */
export const samplePages = { introduction, careers: everyBlock, home, recruit }
