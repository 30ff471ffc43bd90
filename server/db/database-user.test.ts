import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isReachable, reachableFolder } from './database-user.ts'

let place: string
let closed: string

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'practicum-reach-'))
  chmodSync(place, 0o755)
  closed = join(place, 'closed')
  mkdirSync(closed, { mode: 0o700 })
  writeFileSync(join(place, 'file'), '')
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

test('a folder that everybody may reach stays where it is', () => {
  expect(reachableFolder(join(place, 'data'), [join(place, 'lib/data-')])).toBe(join(place, 'data'))
})

test('a folder below a closed one goes to the first place that can be made, the same every time', () => {
  const places = [join(place, 'file/data-'), join(place, 'lib/shop/data-'), join(place, 'other/data-')]
  const folder = reachableFolder(join(closed, 'data'), places)
  expect(dirname(folder)).toBe(join(place, 'lib/shop'))
  expect(isReachable(dirname(folder))).toBe(true)
  expect(reachableFolder(join(closed, 'data'), places)).toBe(folder)
  expect(reachableFolder(join(closed, 'data-2'), places)).not.toBe(folder)
})

test('a place that is closed as well is passed over', () => {
  const folder = reachableFolder(join(closed, 'data'), [join(closed, 'data-'), join(place, 'data-')])
  expect(dirname(folder)).toBe(place)
})

test('a place that is made under a strict mask can be reached all the same', () => {
  const mask = process.umask(0o077)
  try {
    const folder = reachableFolder(join(closed, 'data'), [join(place, 'lib/data-')])
    expect(dirname(folder)).toBe(join(place, 'lib'))
  } finally {
    process.umask(mask)
  }
})
