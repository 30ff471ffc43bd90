import { describe, expect, test } from 'vitest'
import { reportFigures } from './figures-report.ts'

const report = (program: string, mostMs?: number) => reportFigures(process.execPath, ['-e', program], mostMs)

describe('the report of the figures', () => {
  test.each([0, 2])('is whole when the bench has measured everything, exit code %i', async (code) => {
    expect(await report(`process.exit(${code})`)).toBeUndefined()
  })

  test('says that the bench broke', async () => {
    expect(await report('process.exit(1)')).toBe('The bench broke and ended with 1.')
    expect(await report('process.kill(process.pid, "SIGKILL")')).toBe('The bench broke and ended with SIGKILL.')
  })

  test('says that the bench took too long, and stops it with its processes', async () => {
    const program = 'require("child_process").spawnSync(process.execPath, ["-e", "setInterval(() => {}, 1000)"])'
    expect(await report(program, 300)).toBe('The bench took longer than 0.3 s and was stopped.')
  })

  test('says that the bench could not be started', async () => {
    expect(await reportFigures('/nowhere/bench', [])).toContain('The bench could not be started')
  })
})
