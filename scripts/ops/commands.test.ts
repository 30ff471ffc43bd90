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
    const invite = desk('operators', 'invite', '--help')
    expect(invite.code).toBe(0)
    expect(invite.out).toMatch(/^Usage: npm run ops -- operators invite NAME/)
    expect(invite.out).toContain('--roles')
  })

  it.each(Object.keys(commands))('has help for "%s"', (command) => {
    const request = readRequest([...command.split(' '), '--help'])
    expect(request).toMatchObject({ kind: 'help' })
    if (request.kind === 'help') expect(request.text).toContain(`npm run ops -- ${command}`)
  })

  it('prints the reason last, after the overview, for an unknown command', () => {
    const { code, lines } = desk('operators', 'shp')
    expect(code).toBe(1)
    expect(lines.at(-1)).toBe('There is no command "operators shp".')
    expect(lines[0]).toMatch(/^Usage/)
  })

  it('prints only the reason for an unknown option', () => {
    const { code, lines } = desk('operators', 'list', '--state', 'paid')
    expect(code).toBe(1)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toBe('There is no option "--state". Add --help to a command to see its options.')
  })

  it('refuses an option of another command', () => {
    const { code, lines } = desk('operators', 'list', '--roles', 'owner')
    expect(code).toBe(1)
    expect(lines.at(-1)).toBe('"operators list" has no option "--roles".')
    expect(() => readRequest(['operators', 'invite', 'Lee', '--roles', 'owner', '--json'])).not.toThrow()
  })

  it.each([
    [['operators', 'list', '--to-ship'], 'There is no option "--to-ship". Add --help to a command to see its options.'],
    [['operators', 'list', '-x'], 'There is no option "-x". Add --help to a command to see its options.'],
    [['speed', '--from'], 'Give --from a value, as in --from=VALUE.'],
    [['speed', '--from', '--json'], 'Give --from a value, as in --from=VALUE.'],
    [['operators', 'list', '--json=1'], '--json takes no value.'],
  ])('says in its own words what is wrong with %j', (args, reason) => {
    expect(() => readRequest(args)).toThrow(new UsageError(reason))
  })

  it('prints only the reason when the database is away', () => {
    const { code, lines } = desk('operators', 'list')
    expect(code).toBe(1)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^The database can't be reached/)
  })

  it('separates a command from its arguments', () => {
    expect(readRequest(['requests', 'show', '8f14e45f-ceea-467f-a9d5-3b1d2f6b7c10', '--json'])).toMatchObject({
      kind: 'run',
      command: 'requests show',
      subject: '8f14e45f-ceea-467f-a9d5-3b1d2f6b7c10',
      options: { json: true },
    })
    expect(() => readRequest(['parcels'])).toThrow(UsageError)
  })
})
