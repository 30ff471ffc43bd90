import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { localStorageKeys, sessionStorageKeys } from '../contract/browser-storage.ts'
import { locales } from '../contract/locale.ts'

const tableSchema = v.object({ table: v.object({ rows: v.array(v.tuple([v.string(), v.string(), v.string()])) }) })
const textSchema = v.object({
  chapters: v.array(v.object({ articles: v.array(v.object({ id: v.string(), clauses: v.array(v.unknown()) })) })),
})

/** Rows of the tables about cookies, local storage and session storage: a name, and how long it is kept. */
function storedInBrowser(locale: 'ko' | 'en') {
  const text = v.parse(textSchema, parse(readFileSync(`content/legal/privacy/2025.${locale}.yaml`, 'utf8')))
  const article = text.chapters.flatMap(({ articles }) => articles).find(({ id }) => id === 'cookies')
  const tables = (article?.clauses ?? []).filter((clause) => v.is(tableSchema, clause))
  return tables.map(({ table }) =>
    table.rows.flatMap(([names, , period]) => names.split(', ').map((name) => ({ name, period }))),
  )
}

describe.each(locales)('the privacy policy (%s) names', (locale) => {
  const [, local = [], session = []] = storedInBrowser(locale)

  test('every key of the local storage, and no other', () => {
    expect(local.map(({ name }) => name).toSorted()).toEqual(Object.values(localStorageKeys).toSorted())
  })

  test('every key of the session storage, and no other', () => {
    expect(session.map(({ name }) => name).toSorted()).toEqual(Object.values(sessionStorageKeys).toSorted())
  })
})

test('no page writes a storage key that is not declared', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  )
  const undeclared = sources.flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(/\.setItem\(([^,]*),/g)]
      .map(([, key = '']) => key)
      .filter((key) => !/^(key$|`?(\$\{)?(localStorageKeys|sessionStorageKeys|sessionKeys)\.)/.test(key))
      .map((key) => `${file}: ${key}`),
  )
  expect(undeclared).toEqual([])
})
