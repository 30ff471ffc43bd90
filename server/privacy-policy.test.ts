import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { legalFileSchema } from '../contract/content-files/legal.ts'
import { legalTextIn } from '../contract/content-files/legal-text-in.ts'
import { localStorageKeys, sessionStorageKeys } from '../contract/values/browser-storage.ts'
import { locales } from '../contract/values/locale.ts'
import { companyFile } from '../tests/support/sample-company.ts'
import { httpOnlyCookies, readableCookies } from './lib/cookies.ts'

/** Rows of the tables about cookies, local storage and session storage: a name, and how long it is kept. */
function storedInBrowser(locale: 'ko' | 'en') {
  const file = v.parse(legalFileSchema, parse(readFileSync('content/legal/privacy/2025.yaml', 'utf8')))
  const text = legalTextIn(file, { company: companyFile, off: [] }, locale)
  const article = text.chapters.flatMap(({ articles }) => articles).find(({ id }) => id === 'cookies')
  const tables = (article?.clauses ?? []).flatMap(({ table }) => table ?? [])
  return tables.map(({ rows }) =>
    rows.flatMap(([names = '', , period = '']) => names.split(', ').map((name) => ({ name, period }))),
  )
}

/** Lifetimes in seconds by the words of the policy. */
const periods: Readonly<Record<string, number>> = {
  'Until the browser is closed': 0,
  '브라우저를 닫을 때까지': 0,
  '1 minute': 60,
  '1분': 60,
  '5 minutes': 300,
  '5분': 300,
  '6 minutes': 360,
  '6분': 360,
  '30 minutes': 1_800,
  '30분': 1_800,
  '1 hour': 3_600,
  '1시간': 3_600,
  '1 day': 86_400,
  '1일': 86_400,
  '60 days': 5_184_000,
  '60일': 5_184_000,
  '1 year': 31_536_000,
  '1년': 31_536_000,
  '400 days': 34_560_000,
  '400일': 34_560_000,
}

describe.each(locales)('the privacy policy (%s) names', (locale) => {
  const [cookies = [], local = [], session = []] = storedInBrowser(locale)

  test('every cookie with its lifetime, and no other', () => {
    const byName = (one: readonly [string, unknown], other: readonly [string, unknown]) => (one[0] < other[0] ? -1 : 1)
    const named = cookies.map(({ name, period }) => [name, periods[period]] as const)
    const declared = [...httpOnlyCookies, ...readableCookies].map(({ name, seconds }) => [name, seconds] as const)
    expect(named.toSorted(byName)).toEqual(declared.toSorted(byName))
  })

  test('every key of the local storage, and no other', () => {
    expect(local.map(({ name }) => name).toSorted()).toEqual(Object.values(localStorageKeys).toSorted())
  })

  test('every key of the session storage, and no other', () => {
    expect(session.map(({ name }) => name).toSorted()).toEqual(Object.values(sessionStorageKeys).toSorted())
  })
})
