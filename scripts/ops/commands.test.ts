import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commands, readRequest, UsageError } from './commands.ts'

const program = join(import.meta.dirname, '..', 'ops.ts')

/** The desk as it is started, without a database; what it prints. */
function desk(...args: string[]) {
  const done = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
  })
  return { code: done.status, out: done.stdout.trimEnd(), lines: done.stderr.trimEnd().split('\n') }
}

describe('npm run ops', () => {
  it('prints the overview, and the help of each command, without a database', () => {
    const { code, out } = desk('--help')
    expect(code).toBe(0)
    for (const command of Object.keys(commands)) expect(out).toContain(`\n  ${command} `)
    const refund = desk('orders', 'refund', '--help')
    expect(refund.code).toBe(0)
    expect(refund.out).toMatch(/^Usage: npm run ops -- orders refund NUMBER --reason WORDS/)
    expect(refund.out).toContain('--lines')
  })

  it.each(Object.keys(commands))('has help for "%s"', (command) => {
    const request = readRequest([...command.split(' '), '--help'])
    expect(request).toMatchObject({ kind: 'help' })
    if (request.kind === 'help') expect(request.text).toContain(`npm run ops -- ${command}`)
  })

  it('prints the reason last, after the overview, for an unknown command', () => {
    const { code, lines } = desk('orders', 'shp')
    expect(code).toBe(1)
    expect(lines.at(-1)).toBe('There is no command "orders shp".')
    expect(lines[0]).toMatch(/^Usage/)
  })

  it('prints only the reason for an unknown option', () => {
    const { code, lines } = desk('orders', 'list', '--state', 'paid')
    expect(code).toBe(1)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toBe('There is no option "--state". Add --help to a command to see its options.')
  })

  it('refuses an option of another command', () => {
    const { code, lines } = desk('members', 'list', '--cause', 'fraud')
    expect(code).toBe(1)
    expect(lines.at(-1)).toBe('"members list" has no option "--cause".')
    expect(() => readRequest(['orders', 'refund', '20261121-7QK2M9XD', '--other-holder', '--json'])).not.toThrow()
  })

  it.each([
    [['orders', 'list', '--to-ship'], 'There is no option "--to-ship". Add --help to a command to see its options.'],
    [['orders', 'list', '-x'], 'There is no option "-x". Add --help to a command to see its options.'],
    [['orders', 'list', '--status'], 'Give --status a value, as in --status=VALUE.'],
    [['orders', 'list', '--status', '--json'], 'Give --status a value, as in --status=VALUE.'],
    [['orders', 'list', '--json=1'], '--json takes no value.'],
  ])('says in its own words what is wrong with %j', (args, reason) => {
    expect(() => readRequest(args)).toThrow(new UsageError(reason))
  })

  it('prints only the reason when the database is away', () => {
    const { code, lines } = desk('orders', 'list')
    expect(code).toBe(1)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^The database can't be reached/)
  })

  it('lists the codes of banks without a database', () => {
    const { code, out } = desk('banks')
    expect(code).toBe(0)
    expect(out).toMatch(/^kookmin\s+국민은행$/m)
  })

  it('separates a command from its arguments', () => {
    expect(readRequest(['orders', 'show', '20261121-7QK2M9XD', '--json'])).toMatchObject({
      kind: 'run',
      command: 'orders show',
      subject: '20261121-7QK2M9XD',
      options: { json: true },
    })
    expect(() => readRequest(['parcels'])).toThrow(UsageError)
  })
})
