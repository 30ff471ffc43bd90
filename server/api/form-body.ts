import { once } from 'node:events'
import { Busboy } from '@fastify/busboy'
import { ApiError } from '#contract/protocol/api-error.ts'
import type { AnyErrorCode } from '#contract/protocol/code-catalogue.ts'
import type { FileField } from '#contract/protocol/endpoint.ts'
import { ClientDisconnected, invalidRequest } from '../lib/any-call-errors.ts'

/** Fields and files of a form, as they were sent. */
export interface FormBody {
  readonly fields: Readonly<Record<string, string>>
  readonly files: Readonly<Record<string, Buffer>>
}

/** Maximum text of a form, in bytes: of all fields with their headers. */
export const maxTextBytes = 64 * 1024
const maxFields = 40

/**
 * Reads a `multipart/form-data` body (RFC 7578) into memory while it arrives, and stores no more of a file than its
 * limit. A form that breaks a limit is read to its end, up to twice the allowed bytes, so that the browser receives the
 * refusal; beyond that the body is given up.
 */
export async function readFormBody(request: Request, allowed: Readonly<Record<string, FileField>>): Promise<FormBody> {
  const maxBytes = maxTextBytes + Object.values(allowed).reduce((sum, { maxBytes: each }) => sum + each, 0)
  const form = createFormParser(request.headers.get('Content-Type') ?? '', allowed)
  let size = 0
  try {
    for await (const part of request.body ?? []) {
      size += part.byteLength
      if (size > 2 * maxBytes) break
      await form.write(part)
    }
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new ClientDisconnected()
  }
  return form.end(size > 2 * maxBytes)
}

interface FormParser {
  write(part: Uint8Array): Promise<void>
  /** Ends the form. Throws an {@link ApiError} for the first limit that it broke. */
  end(isGivenUp: boolean): Promise<FormBody>
}

function createFormParser(contentType: string, allowed: Readonly<Record<string, FileField>>): FormParser {
  const fields = new Map<string, string>()
  const files = new Map<string, Buffer[]>()
  let refusal: ApiError | undefined
  const refuse = (error: ApiError) => {
    refusal ??= error
    files.clear()
  }
  const refuseFile = (code: AnyErrorCode, field: string, message: string) =>
    refuse(ApiError.recorded(code, message, field))
  const refuseForm = (field: string | null, reason: string) => refuse(invalidRequest(field, reason))

  if (!/^multipart\/form-data\s*;.*boundary=/i.test(contentType)) {
    throw invalidRequest(null, 'it is no multipart form.')
  }
  const largest = Math.max(...Object.values(allowed).map(({ maxBytes }) => maxBytes))
  const parser = new Busboy({
    headers: { 'content-type': contentType },
    limits: {
      fieldNameSize: 100,
      fieldSize: maxTextBytes,
      fields: maxFields,
      // One byte more, to tell a file of the largest size from a larger one.
      fileSize: largest + 1,
      files: 10,
      parts: maxFields,
      headerPairs: 20,
      headerSize: 8 * 1024,
    },
  })
  let hasFailed = false
  const closed = new Promise<void>((resolve) => {
    parser.on('finish', resolve)
    parser.on('error', () => {
      hasFailed = true
      refuseForm(null, 'its parts are not complete.')
      resolve()
    })
  })
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(event, () => refuseForm(null, 'it has too many parts.'))
  }
  parser.on('field', (name, value, isNameCut, isValueCut) => {
    if (isNameCut || isValueCut) refuseForm(isNameCut ? null : name, 'it is too long.')
    else if (fields.has(name)) refuseForm(name, 'it is there twice.')
    else fields.set(name, value)
  })
  parser.on('file', (name, stream, fileName) => {
    const field = Object.hasOwn(allowed, name) ? allowed[name] : undefined
    if (!field) refuseForm(name, 'it is no file of this call.')
    else if (files.has(name) && fileName !== '') refuseFile(field.tooMany, name, 'Only one file is accepted here.')
    const parts: Buffer[] = []
    let size = 0
    if (field && !refusal) files.set(name, parts)
    stream.on('data', (part: Buffer) => {
      size += part.byteLength
      if (field && size > field.maxBytes) {
        refuseFile(field.tooLarge, name, `A file has at most ${field.maxBytes} bytes here.`)
      }
      if (!refusal) parts.push(part)
    })
    stream.on('end', () => {
      // A form sends a part without bytes for a file that nobody chose.
      if (size === 0) files.delete(name)
      if (refusal) parts.length = 0
    })
    // An incomplete part is reported by the parser as well.
    stream.on('error', () => {})
  })

  return {
    write: async (part) => {
      if (hasFailed) return
      if (!parser.write(part)) await Promise.race([once(parser, 'drain'), closed])
    },
    end: async (isGivenUp) => {
      if (isGivenUp) {
        parser.destroy()
        refuseForm(null, 'it is too large.')
      } else if (!hasFailed) {
        parser.end()
        await closed
      }
      if (refusal) throw refusal
      return {
        fields: Object.fromEntries(fields),
        files: Object.fromEntries([...files].map(([name, parts]) => [name, Buffer.concat(parts)])),
      }
    },
  }
}
