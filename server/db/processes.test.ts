import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { isAlive, startOf } from './processes.ts'

test('a process has one start time, different from other processes where the platform says', () => {
  expect(startOf(process.pid)).toMatch(/\S/)
  expect(startOf(process.pid)).toBe(startOf(process.pid))
  expect(startOf(process.pid)).not.toBe(startOf(process.ppid))
})

test('a process that has ended neither runs nor has a start time', async () => {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'])
  const pid = child.pid ?? 0
  expect(isAlive(pid)).toBe(true)
  child.stdin.end()
  await once(child, 'exit')
  expect(isAlive(pid)).toBe(false)
  expect(startOf(pid)).toBeUndefined()
})
