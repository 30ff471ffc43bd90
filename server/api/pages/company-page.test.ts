import { expect, test } from 'vitest'
import { companyPage, type PageBlock } from '#contract/pages/company-page.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const read = async (name: string, locale: 'ko' | 'en' = 'en') =>
  (await shop.call(companyPage, `/v1/company/page/${name}`, locale)).content
const blockOf = async <Type extends PageBlock['type']>(type: Type, locale: 'ko' | 'en' = 'en') =>
  (await read('careers', locale)).blocks.find((block) => block.type === type)

test('answers a page in the language of the call', async () => {
  expect(await read('introduction')).toEqual({
    name: 'introduction',
    title: 'About us',
    description: 'Who makes the courses',
    note: null,
    blocks: [
      { type: 'heading', title: 'We are', large: true, text: 'We make courses' },
      { type: 'heading', title: 'Who', large: false },
      { type: 'heading', title: 'Where', address: false },
      { type: 'facts', facts: [{ of: 'legal_name' }, { name: 'Team', value: '3 people' }] },
    ],
  })
  expect(await read('careers', 'ko')).toMatchObject({ title: '채용', note: '지금은 자리가 없어요' })
  expect(await blockOf('ways', 'ko')).toMatchObject({ ways: [{ name: '지하철' }, { name: '버스' }] })
})

test('names pictures by their addresses, and fields of training by their names', async () => {
  expect(await blockOf('picture')).toEqual({
    type: 'picture',
    picture: expect.stringMatching(/^\/media\/pictures\/\w{8}\/hero\.svg$/),
    picture_text: 'A workbench',
  })
  expect(await blockOf('partners', 'ko')).toMatchObject({
    groups: [{ partners: [{ field: { code: 'healthcare', name: '의료 & 간호' } }, { since: 2022 }] }, {}],
  })
})

test('reduces rich texts to what pages show', async () => {
  expect(await blockOf('text')).toMatchObject({ text: 'We teach <strong>welding</strong>' })
  expect(await blockOf('questions')).toMatchObject({
    questions: [{ answer: 'In spring' }, { answer: '<a href="/company" rel="noopener">Here</a>' }],
  })
})

test('answers 404 for a page that the shop lacks', async () => {
  expect(await shop.expectError('/v1/company/page/partners')).toMatchObject({ status: 404, code: 'PR10004404' })
})

test('names facts of the shop, with the particle that fits', async () => {
  const { description, blocks } = await read('home', 'ko')
  expect(description).toBe('의료 & 간호, 산업안전, 직업훈련')
  expect(blocks[0]).toMatchObject({ type: 'front', subtitle: '과정 12개' })
  expect(blocks[4]).toMatchObject({ type: 'free', subtitle: '15개' })
  expect(blocks[6]).toMatchObject({ reasons: [{ text: '7일' }, { text: '함께' }] })
  expect(blocks[8]).toMatchObject({ type: 'call', text: 'Practicum은(는) 열려 있어요' })
  expect((await read('home')).blocks[8]).toMatchObject({ text: 'Practicum is open' })
})

test('leads to the file in the language of the call', async () => {
  const [korean] = (await read('recruit', 'ko')).blocks
  const [english] = (await read('recruit')).blocks
  expect(korean).toMatchObject({ buttons: [{}, { text: '틀', href: '/proposal-template.ko.docx' }] })
  expect(english).toMatchObject({ buttons: [{}, { text: 'Template', href: '/proposal-template.en.docx' }] })
})
