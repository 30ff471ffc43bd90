import { expect, test } from 'vitest'
import { setupChecks } from '#contract/desk/setup.ts'
import { bundledFolder, isExample, starterFolder } from '#server/content/examples.ts'
import { contentFolder } from '#tests/support/server/content-folder.ts'
import { deskOf } from '#tests/support/server/desk.ts'
import { catalogue, today } from '#tests/support/server/sample-catalogue.ts'
import { clockOn, importFolder, shopOn } from '#tests/support/server/shop.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'
import { diskFolder } from '../content/content-folder.ts'

/** A shop with this content; `read` answers what an owner is told that it lacks. */
async function shopWith(directory: string) {
  const { database } = await testDatabase()
  await importFolder(database, clockOn(today), directory)
  const shop = await shopOn(database, today)
  const { browser } = await deskOf(shop).operator('owner', ['owner'])
  const read = async (language: 'en' | 'ko' = 'en') =>
    (await browser.call(setupChecks, '/v1/desk/setup', { locale: language })).content.missing
  return { shop, read }
}

test('a shop of the program’s own content is told to replace the example, in the order of the steps', async () => {
  const { read } = await shopWith(bundledFolder)
  const missing = await read()
  expect(missing.slice(0, 3)).toEqual([
    { step: 'company', text: 'The company is still the example. Enter yours.', path: 'company.yaml' },
    { step: 'brand', text: 'Logo and colours are still the example.', path: 'brand/brand.yaml' },
    {
      step: 'course',
      text: 'No course is your own. Change the first one.',
      path: expect.stringMatching(/^courses\/.+\.yaml$/),
    },
  ])
  expect((await read('ko'))[0]?.text).toBe('회사가 아직 예시예요. 우리 회사를 입력해 주세요.')
})

test('a shop of its own lacks what the sandbox plays, and the settings of its server', async () => {
  const { read } = await shopWith(contentFolder(catalogue).directory)
  const missing = await read()
  expect(missing.filter(({ path }) => path !== null)).toEqual([])
  expect(missing.map(({ step, text }) => `${step}: ${text.split(' ')[0]}`)).toEqual([
    'payment: TOSS_CLIENT_KEY',
    'mail: SMTP_URL',
    'identity: PORTONE_IDENTITY_CHANNEL_KEY',
    'others: STUDENT_ID_APP_URL',
    'others: SOLAPI_API_KEY',
    'others: GOOGLE_CLIENT_ID',
    'others: KAKAO_CLIENT_ID',
    'others: NAVER_CLIENT_ID',
    'others: LEARNING_API_URL',
    'others: POSTCODE_PROVIDER',
    'server: DESKTOP_ORIGIN',
    'server: MOBILE_ORIGIN',
    'server: PAYMENT_ORIGIN',
    'server: DESK_ORIGIN',
    'server: DATABASE_URL',
    'server: RECORD_KEYS',
  ])
})

test('a legal text is missing while it is marked as a sample', async () => {
  const path = 'legal/terms/2025.yaml'
  const folder = contentFolder(catalogue)
  const text = folder.read(path)
  folder.write(path, `sample: true\n${text}`)
  const { read } = await shopWith(folder.directory)
  expect((await read()).filter(({ step }) => step === 'legal')).toEqual([
    {
      step: 'legal',
      text: 'This legal text is still the sample. Let somebody who knows the law read it, then untick Sample.',
      path,
    },
  ])
  folder.write(path, text)
  expect((await (await shopWith(folder.directory)).read()).filter(({ step }) => step === 'legal')).toEqual([])
})

test('a file that was begun from the starter is an example until it is changed', () => {
  const text = diskFolder(starterFolder).text('company.yaml')
  if (typeof text !== 'string') throw new Error('the starter has no company')
  expect(isExample('company.yaml', text)).toBe(true)
  expect(isExample('company.yaml', text.replace('New Academy', 'Hanbit Works'))).toBe(false)
})
