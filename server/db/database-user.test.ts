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

test('a folder that every user can reach is used as it is', () => {
  expect(reachableFolder(join(place, 'data'), [join(place, 'lib/data-')])).toBe(join(place, 'data'))
})

test('a folder below a closed one is replaced by the first that can be created, the same every time', () => {
  const places = [join(place, 'file/data-'), join(place, 'lib/shop/data-'), join(place, 'other/data-')]
  const folder = reachableFolder(join(closed, 'data'), places)
  expect(dirname(folder)).toBe(join(place, 'lib/shop'))
  expect(isReachable(dirname(folder))).toBe(true)
  expect(reachableFolder(join(closed, 'data'), places)).toBe(folder)
  expect(reachableFolder(join(closed, 'data-2'), places)).not.toBe(folder)
})

test('a replacement that is closed too is skipped', () => {
  const folder = reachableFolder(join(closed, 'data'), [join(closed, 'data-'), join(place, 'data-')])
  expect(dirname(folder)).toBe(place)
})

test('a replacement that is created under a strict umask can be reached', () => {
  const mask = process.umask(0o077)
  try {
    const folder = reachableFolder(join(closed, 'data'), [join(place, 'lib/data-')])
    expect(dirname(folder)).toBe(join(place, 'lib'))
  } finally {
    process.umask(mask)
  }
})
