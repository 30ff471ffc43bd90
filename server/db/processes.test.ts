import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { isAlive, startOf } from './processes.ts'

test('a process begins once, and no two at the same moment as far as the platform can tell', () => {
  expect(startOf(process.pid)).toMatch(/\S/)
  expect(startOf(process.pid)).toBe(startOf(process.pid))
  expect(startOf(process.pid)).not.toBe(startOf(process.ppid))
})

test('a process that has ended neither lives nor tells when it began', async () => {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'])
  const pid = child.pid ?? 0
  expect(isAlive(pid)).toBe(true)
  child.stdin.end()
  await once(child, 'exit')
  expect(isAlive(pid)).toBe(false)
  expect(startOf(pid)).toBeUndefined()
})
