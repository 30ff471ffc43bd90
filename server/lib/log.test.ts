import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Expression, type ObjectExpression, parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { faultsOfLine, logLines } from '#tests/support/server/log-lines.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Fields that a spread value brings, by file and source: the log is given more than an object of names. */
const spread: Readonly<Record<string, readonly string[]>> = {
  'server/api/serve-calls.ts ...(event === undefined ? {} : { event })': ['event?'],
  'server/api/serve-calls.ts ...(changedFields === undefined ? {} : { changedFields })': ['changedFields?'],
  'server/jobs/settle-refunds.ts ...data': ['refundId', 'orderNumber', 'checks'],
  'server/operator/report-record-head.ts ...head': ['position', 'hash', 'rows', 'sealedFrom'],
  'server/content/draw-share-pictures.ts fault': ['kind', 'idx', 'locale', 'title', 'reason'],
}

interface Written {
  readonly kind: string
  readonly fields: readonly string[]
}

/** Every place of the server that writes a line, with the kind of the line and its fields. */
function findLines(): Written[] {
  const files = globSync('server/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
  return files.flatMap((file) => {
    const source = readFileSync(`${root}/${file}`, 'utf8')
    if (!/\blog\.(?:debug|info|warn|error)\(/.test(source)) return []
    const found: Written[] = []
    const textOf = ({ start, end }: { start: number; end: number }) => source.slice(start, end)
    const fieldsOf = (data: Expression): string[] =>
      data.type === 'ObjectExpression' ? propertiesOf(data) : [...(spread[`${file} ${textOf(data)}`] ?? [textOf(data)])]
    const propertiesOf = ({ properties }: ObjectExpression): string[] =>
      properties.flatMap((property) =>
        property.type === 'SpreadElement'
          ? [...(spread[`${file} ${textOf(property)}`] ?? [textOf(property)])]
          : [textOf(property.key)],
      )
    new Visitor({
      CallExpression({ callee, arguments: [data, message] }) {
        const [, level] = /(?:^|\.)log\.(debug|info|warn|error)$/.exec(textOf(callee)) ?? []
        if (level === undefined || !data || data.type === 'SpreadElement') return
        const event = /event: '(\w+)'/.exec(textOf(data))?.[1] ?? ''
        const said = message?.type === 'Literal' ? String(message.value) : event
        found.push({ kind: `${level} ${said}`, fields: fieldsOf(data) })
      },
    }).visit(parseSync(file, source).program)
    return found
  })
}

test('every line that the server writes has a row with all of its fields', () => {
  const found = findLines()
  expect(found.filter(({ kind }) => !(kind in logLines))).toEqual([])
  const kinds = new Set(found.map(({ kind }) => kind))
  expect(Object.keys(logLines).filter((kind) => !kinds.has(kind))).toEqual([])
  for (const { kind, fields } of found) {
    const row = logLines[kind] ?? []
    const names = row.map((name) => name.replace('?', ''))
    expect(
      fields.filter((field) => !row.includes(field) && !names.includes(field)),
      kind,
    ).toEqual([])
  }
  for (const [kind, row] of Object.entries(logLines)) {
    const written = found.filter((each) => each.kind === kind).flatMap(({ fields }) => fields)
    expect(
      row.filter((name) => !written.includes(name) && !written.includes(name.replace('?', ''))),
      kind,
    ).toEqual([])
  }
})

const call = {
  level: 30,
  time: '2026-11-20T02:07:00.000Z',
  requestId: '8f14e45f-ceea-467f-a9d5-3b1d2f6b7c10',
  method: 'GET',
  path: '/v1/member/my/order',
  status: 200,
  milliseconds: 4.2,
  network: 'aB3_-aB3_-aB',
  msg: 'call',
}

test('a line of its fields alone is allowed', () => {
  expect(faultsOfLine(JSON.stringify(call))).toEqual([])
})

test.each([
  [{ msg: 'called' }, 'no row has the line "info called"'],
  [{ name: 'a' }, '"info call" has the field name'],
  [{ status: undefined }, '"info call" lacks the field status'],
  [{ path: '/v1/member/my/order?title=a' }, '"info call" has path "/v1/member/my/order?title=a"'],
  [{ network: '198.51.77.1' }, '"info call" has network "198.51.77.1"'],
  [{ changedFields: ['01023450142'] }, expect.stringContaining('"info call" has personal data')],
  [{ changedFields: ['a@school.example'] }, expect.stringContaining('"info call" has personal data')],
])('a line with %o is not', (other, fault) => {
  expect(faultsOfLine(JSON.stringify({ ...call, ...other }))).toEqual([fault])
})
