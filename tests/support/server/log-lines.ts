import { pino } from 'pino'
import * as v from 'valibot'
import type { Log } from '#server/lib/log.ts'
import { registerCleanup } from './cleanup.ts'

// Every kind of line in the server's log, with all of its fields. A field that may be absent has a question mark.

const failure = ['error'] as const

/** By level and message; lines without a message by their event. */
export const logLines: Readonly<Record<string, readonly string[]>> = {
  'info call': [
    ...['event?', 'changedFields?', 'requestId', 'method', 'path', 'status', 'milliseconds', 'network', 'member'],
  ],
  'info text message dropped: the shop is without them': ['id', 'kind'],
  'warn unavailable': ['requestId', 'path', 'error'],
  'error call failed': ['requestId', 'path', 'error'],
  'info page': ['method', 'path', 'status', 'milliseconds', 'network'],
  'error page failed': ['requestId', 'path', 'error'],
  'error request failed': ['path', 'error'],
  'error media failed': ['path', 'error'],
  'warn social login failed': ['requestId', 'provider', 'reason'],
  'warn failed requests were not kept': failure,
  'warn visits were not counted': failure,
  'warn the key of the log was not read': failure,
  'warn the clock was not read': failure,
  'warn old rows were not deleted': failure,
  'warn ending passes were not mailed': failure,
  'warn legal notices were not mailed': failure,
  'warn messages were not sent': failure,
  'warn data was not exported': failure,
  'warn orders were not settled': failure,
  'warn openings were not mailed': failure,
  'warn drafts were not published': failure,
  'warn the end of the record was not reported': failure,
  'warn sharing pictures were not drawn': failure,
  'warn a sharing picture was not drawn': ['kind', 'idx', 'locale', 'title', 'reason'],
  'error a row was not worked on': ['queue', 'error'],
  'error a refund is left to the operator': ['event', 'refundId', 'orderNumber', 'checks'],
  'warn a refund hangs': ['event', 'refundId', 'orderNumber', 'checks'],
  'warn message waits for another attempt': ['id', 'kind', 'attempts'],
  'warn message given up': ['id', 'kind', 'attempts', 'outcome'],
  'error message was not sent': ['id', 'kind', 'error'],
  'error an export of data was given up': ['event', 'dataExportId'],
  'info end of the record of acts': ['event', 'position', 'hash', 'rows', 'sealedFrom'],
  'warn identity provider unavailable': ['provider', 'reason?'],
  'warn identity provider verifies nobody': ['provider', 'reason'],
  'warn text message not handed over': ['provider', 'reason'],
  'warn mail not handed over': ['provider', 'command', 'answer'],
  'warn payment provider unavailable': ['provider', 'reason'],
  'warn learning system unavailable': ['provider', 'reason'],
  'warn provider not asked': ['provider', 'reason'],
  'error provider does not answer': ['provider', 'event'],
  'info the edge answers again': ['event', 'edge'],
  'error the edge was not purged': ['event', 'edge', 'reason'],
  'info processes_replacing': ['event', 'processes'],
  'info processes_replaced': ['event', 'processes'],
  'error the new version does not start; the old one serves on': ['event'],
  'warn only a shop of several processes (PROCESSES) is replaced in service': ['event'],
}

const lineSchema = v.looseObject({
  level: v.number(),
  time: v.string(),
  msg: v.optional(v.string()),
  event: v.optional(v.string()),
})
export type LogLine = v.InferOutput<typeof lineSchema>

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const word = /^[a-zA-Z0-9_-]{1,40}$/
const pseudonym = /^[\w-]{12}$/

/** What the text of a field is; numbers need no entry. Reasons and errors are texts of programs. */
const texts: Readonly<Record<string, RegExp>> = {
  requestId: uuid,
  id: uuid,
  refundId: uuid,
  dataExportId: uuid,
  orderNumber: /^\d{8}-[2-9A-Z]{8}$/,
  method: /^[A-Z]+$/,
  path: /^\/[^?#]*$/,
  network: pseudonym,
  member: pseudonym,
  event: word,
  kind: word,
  outcome: word,
  provider: word,
  queue: word,
  locale: /^(?:ko|en)$/,
  hash: /^[\w+/=-]{20,}$/,
  edge: /^[\w.:-]+$/,
  command: /^[A-Z ]*$/,
  reason: /^.{1,100}$/,
}
/**
 * Email addresses, numbers of mobile phones, Korean texts as those of names and addresses, and secrets as those of tokens
 * and links: no line has them, apart from the title of a picture, the hash of the record, and the path of a refused
 * request, which is the visitor's own.
 */
const personal =
  /[\w.+-]+@[\w-]+\.\w+|(?<![\w-])01[016789]-?\d{3,4}-?\d{4}(?![\w-])|[가-힣]|Bearer \S+|(?<![\w-])[\w-]{43}(?![\w-])/

const withoutOwnWords = { hash: '', title: '' }
const isRefused = ({ status }: Readonly<Record<string, unknown>>) => typeof status === 'number' && status >= 400

const readLine = (text: string): LogLine => v.parse(lineSchema, JSON.parse(text))

/** Level and message of a line, or its event. */
export function kindOfLine({ level, msg, event }: LogLine): string {
  return `${pino.levels.labels[level]} ${msg ?? event ?? ''}`
}

/** What is wrong with a line: its kind or a field is unknown, a field is missing, or it holds what no line may. */
export function faultsOfLine(text: string): string[] {
  const line = readLine(text)
  const kind = kindOfLine(line)
  const known = logLines[kind]
  if (!known) return [`no row has the line "${kind}"`]
  const { level: _level, time: _time, msg: _message, ...fields } = line
  const names = known.map((name) => name.replace('?', ''))
  return [
    ...Object.keys(fields)
      .filter((name) => !names.includes(name))
      .map((name) => `"${kind}" has the field ${name}`),
    ...known
      // What has no value is no field of JSON: a network without a key yet, and a visitor, who is no member.
      .filter((name) => !(name in fields) && !/\?$|^(?:network|member)$/.test(name))
      .map((name) => `"${kind}" lacks the field ${name}`),
    ...Object.entries(fields)
      .filter(([name, value]) => names.includes(name) && typeof value === 'string' && texts[name]?.test(value) !== true)
      .map(([name, value]) => `"${kind}" has ${name} ${JSON.stringify(value)}`),
    ...(personal.test(JSON.stringify({ ...fields, ...withoutOwnWords, ...(isRefused(fields) ? { path: '' } : {}) }))
      ? [`"${kind}" has personal data: ${text}`]
      : []),
  ]
}

/** A log for a shop of tests. A line that no row allows fails the test, or the file. */
export function watchedLog(): { readonly log: Log; readonly lines: readonly string[] } {
  const lines: string[] = []
  registerCleanup(() => {
    const faults = new Set(lines.flatMap(faultsOfLine))
    if (faults.size > 0) throw new Error(`lines of the log:\n${[...faults].join('\n')}`)
  })
  const log = pino(
    { level: 'debug', base: null, timestamp: pino.stdTimeFunctions.isoTime },
    { write: (line) => void lines.push(line) },
  )
  return { log, lines }
}
