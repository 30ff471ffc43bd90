import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartError } from '../lib/start-error.ts'
import { lockOwner, takeLock } from './data-lock.ts'
import { startOf } from './processes.ts'

/** A running process that is not this one. */
const other = process.ppid
const gone = 2 ** 22 + 1

let directory: string
const lock = () => join(directory, 'lock')
const lockedBy = (pid: number, start: string | undefined) => writeFileSync(lock(), `${pid}\n${start}\n`)

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'practicum-lock-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

test('is held until it is released', () => {
  const release = takeLock(directory)
  expect(lockOwner(directory)).toBe(process.pid)
  release()
  expect(lockOwner(directory)).toBeUndefined()
})

test('refuses everyone while its process runs', () => {
  lockedBy(other, startOf(other))
  expect(lockOwner(directory)).toBe(other)
  expect(() => takeLock(directory)).toThrow(StartError)
  expect(() => takeLock(directory)).toThrow(`in use by process ${other}`)
})

test('goes to the next process when its own is gone', () => {
  lockedBy(gone, startOf(process.pid))
  takeLock(directory)
  expect(lockOwner(directory)).toBe(process.pid)
})

test('goes to the next process when another program has the number of its own', () => {
  takeLock(directory)
  const [, start] = readFileSync(lock(), 'utf8').split('\n')
  lockedBy(other, start)
  expect(lockOwner(directory)).toBeUndefined()
  takeLock(directory)
  expect(lockOwner(directory)).toBe(process.pid)
})

test('goes to a later process with the same number, as in a container', () => {
  lockedBy(process.pid, startOf(other))
  expect(lockOwner(directory)).toBeUndefined()
  takeLock(directory)
  expect(lockOwner(directory)).toBe(process.pid)
})

test('uses the number only, where the start time is unknown', () => {
  writeFileSync(lock(), `${other}`)
  expect(() => takeLock(directory)).toThrow(`in use by process ${other}`)
})
