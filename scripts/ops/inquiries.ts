import { readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { sentCategorySchema } from '#contract/content/board-addresses.ts'
import { inquiryLimits } from '#contract/content/inquiries.ts'
import { answerInquiry, listInquiries, showInquiry, showPicture } from '#server/operator/inquiries.ts'
import { OperatorError } from '#server/operator/orders.ts'
import { filledSchema } from './arguments.ts'
import { formatPairs } from './columns.ts'
import { type Options, UsageError } from './commands.ts'
import type { Handler } from './handler.ts'
import { confirmChange, formatRow, print, printRows } from './output.ts'

const answerSchema = v.pipe(filledSchema, v.maxLength(2 * inquiryLimits.maxContentLength))

const listInquiriesCommand: Handler = async ({ services, options, args: { optional, limit } }) => {
  const category = optional('category', sentCategorySchema)
  const rows = await listInquiries(services, { limit: limit(50), category })
  printRows(
    options,
    rows.map((row) => ({ ...row, objector: row.objector?.userid ?? null, takenBy: row.takenBy?.name ?? null })),
  )
}

const showInquiryCommand: Handler = async ({ services, options, args: { inquiryNumber } }) => {
  const { objector, sender, takenBy, hasPicture: _, ...inquiry } = await showInquiry(services.db, inquiryNumber())
  const picture = await showPicture(services.db, inquiry.id)
  if (options.picture !== undefined && picture) writePicture(options.picture, picture.body)
  const people = {
    objector: objector?.userid ?? null,
    sender: sender?.userid ?? null,
    takenBy: takenBy?.name ?? null,
  }
  const shown = { ...inquiry, ...people, picture: picture ? `${picture.type}, ${picture.body.byteLength} bytes` : null }
  print(options, shown, () => formatPairs(formatRow(shown)))
}

const answerInquiryCommand: Handler = async ({ services, options, operator, args: { read, inquiryNumber } }) => {
  const number = inquiryNumber()
  const answer = read('the answer', answerSchema, readAnswer(options))
  await confirmChange(`Mail this answer to inquiry ${number}, and delete the inquiry?`, options)
  await answerInquiry(services, number, { by: operator, answer })
  const done = { inquiry: number, status: 'answered' }
  print(options, done, () => formatPairs(done))
}

export const inquiryHandlers = {
  'inquiries list': listInquiriesCommand,
  'inquiries show': showInquiryCommand,
  'inquiries answer': answerInquiryCommand,
}

/** Reads the answer from --text or --file. Throws a {@link UsageError} when both are given, or the file is missing. */
function readAnswer({ text, file }: Options): string | undefined {
  if (text !== undefined && file !== undefined) throw new UsageError('Give either --text or --file, not both.')
  if (file === undefined) return text
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageError(`--file: ${fileReason(error, file)}`)
  }
}

/** Writes a picture to a new file that only the operator can read. */
function writePicture(file: string, body: Uint8Array): void {
  try {
    writeFileSync(file, body, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    throw new OperatorError(`--picture: ${fileReason(error, file)}`)
  }
}

const fileReasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EEXIST: 'it exists; name a new file',
  EISDIR: 'it is a folder; name a file',
  EACCES: 'this user may not open it',
  EROFS: 'its file system cannot be written to',
  ENOSPC: 'the disk is full',
}

/** Why a file cannot be read or written. */
function fileReason(error: unknown, file: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return `${file}: ${fileReasons[code] ?? `it cannot be opened (${code})`}.`
}
