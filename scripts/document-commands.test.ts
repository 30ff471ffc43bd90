import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { checkCommands, readerOf } from './document-commands.ts'
import { checkFigures } from './document-figures.ts'

const project = fileURLToPath(new URL('..', import.meta.url))
const read = readerOf(project)

/** Faults of the project when one file differs. */
function faultsAfter(file: string, before: string, after: string, check: typeof checkCommands): string[] {
  const changed = read(file).replace(before, after)
  expect(changed).not.toBe(read(file))
  return check(project, (each) => (each === file ? changed : read(each))).map((fault) => fault.replace(/:\d+ /, ' '))
}

const commandFaults: readonly (readonly [file: string, before: string, after: string, fault: string])[] = [
  [
    'docs/restore.md',
    'backup check --stanza',
    'backup test --stanza',
    'docs/restore.md There is no command "backup test".',
  ],
  [
    'docs/operations.md',
    'record check --head',
    'record check --from',
    'docs/operations.md "record check" has no option "--from".',
  ],
  [
    'docs/operations.md',
    'npm run gameday -- failover',
    'npm run gameday -- failing',
    'docs/operations.md there is no game day failing',
  ],
  ['README.md', '`npm run bench click`', '`npm run bench clicks`', 'README.md there is no bench clicks'],
  ['README.md', '`npm run diagrams`', '`npm run diagram`', 'README.md there is no script diagram'],
  ['content/README.md', 'import content --dry-run', 'import content --try', 'content/README.md content takes no --try'],
  [
    'docs/operations.md',
    '`DRAIN_SECONDS`',
    '`DRAINING_SECONDS`',
    'docs/operations.md nothing reads the variable DRAINING_SECONDS',
  ],
  [
    'deploy/kubernetes/deployment.yaml',
    'name: DRAIN_SECONDS',
    'name: DRAIN_SECS',
    'deploy/kubernetes/deployment.yaml nothing reads the variable DRAIN_SECS',
  ],
  [
    'docs/operations.md',
    '`event: refund_hangs`',
    '`event: refund_hung`',
    'docs/operations.md names refund_hung, which the server does not have',
  ],
  ['README.md', 'npm run content -- export', 'npm run content -- dump', 'README.md content takes no dump'],
  [
    'docs/student-id-app.md',
    'X-Student-Id-Signature',
    'X-Student-Signature',
    'docs/student-id-app.md nothing reads the header X-Student-Signature',
  ],
  ['.env.example', '# RECORD_MAIL=', '# RECORD MAIL=', '.env.example lacks RECORD_MAIL'],
]

test.each(commandFaults)('in %s, %s is no %s', (file, before, after, fault) => {
  expect(faultsAfter(file, before, after, checkCommands)).toEqual([fault])
})

test('a duration that a document says otherwise than the code is named, and one that no row holds', () => {
  const changed = faultsAfter('docs/operations.md', 'after 30 minutes', 'after 20 minutes', checkFigures)
  expect(changed).toEqual([
    expect.stringContaining('A session ends after 20 minute'),
    'no document says "A session ends after 30 minutes without use" any more',
  ])
})

const writtenOtherwise: readonly (readonly [file: string, before: string, after: string, said: string])[] = [
  ['docs/operations.md', 'From nine in the morning', 'From ten in the morning', 'From nine in the morning in Korea'],
  ['docs/operations.md', 'Every hour the shop', 'Every minute the shop', 'Every hour the shop deletes'],
  ['docs/ARCHITECTURE.md', 'that last a minute', 'that last an hour', 'in cookies that last a minute'],
  ['CONTRIBUTING.md', 'within five minutes', 'within half an hour', 'identity verification within five minutes'],
]

test.each(writtenOtherwise)('in %s, %s is not %s', (file, before, after, said) => {
  expect(faultsAfter(file, before, after, checkFigures)).toEqual([
    expect.stringContaining(`${file} says "`),
    `no document says "${said}" any more`,
  ])
})

test('a time of day that no row holds is named', () => {
  const changed = faultsAfter(
    'docs/restore.md',
    '\n',
    '\nBackups are deleted at midnight, or at 3 in the morning.\n',
    checkFigures,
  )
  expect(changed).toEqual([expect.stringContaining('midnight'), expect.stringContaining('3 in the morning')])
})

test('a value of the code that documents say otherwise is named', () => {
  const changed = faultsAfter('server/shutdown.ts', 'requestMs = 3_000', 'requestMs = 4_000', checkFigures)
  expect(changed).toEqual([
    'documents say "open requests get three seconds", but server/shutdown.ts has no "const requestMs = 3_000"',
  ])
})
