import * as v from 'valibot'
import type { Area } from './areas.ts'
import type { AnyErrorCode, SuccessCode } from './code-catalogue.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type AnyObject = v.ObjectSchema<v.ObjectEntries, undefined>

/** A file that a form may carry. */
export interface FileField {
  readonly maxBytes: number
  /** Answered for a larger file. */
  readonly tooLarge: AnyErrorCode
  /** Answered for a second file. */
  readonly tooMany: AnyErrorCode
}

/**
 * One call of the contract: what the browser sends and what the server answers, parsed by the same schemas on
 * both sides.
 */
export interface Endpoint {
  /** Name in the OpenAPI document, and of its handler in words. */
  readonly name: string
  readonly area: Area
  readonly summary: string
  readonly method: Method
  /** Path below `/api`, its parameters in braces. */
  readonly path: `/${string}`
  readonly params: AnyObject
  readonly query: AnyObject
  /** JSON that the call sends; absent for a call without one. */
  readonly body?: AnyObject
  /**
   * Files that the call may carry, by field, one each. The call is then sent as `multipart/form-data` (RFC 7578), and
   * the fields of `body` are text.
   */
  readonly files?: Readonly<Record<string, FileField>>
  /** Schema of `content`; a list's content is an array. */
  readonly content: v.GenericSchema
  /**
   * Media types of the file that a success answers instead of the envelope. `content` is then `v.blob()`. Errors keep the
   * envelope.
   */
  readonly fileTypes?: readonly string[]
  /** Whether the answer carries `page_info`. */
  readonly paged: boolean
  /** Whether a GET is counted per network like a call that writes: it writes a row, holds a connection, or asks a provider. */
  readonly isRateLimited?: true
  /**
   * Set for a call that `navigator.sendBeacon` sends. It cannot set headers, so its `Origin` proves that a page of the shop
   * sent it, in place of the anti-forgery pair. Such a call does nothing in the name of its caller: it reads and sets no
   * cookie.
   */
  readonly isBeacon?: true
  /** Who may call: anyone when absent; `member` needs an access token and answers that member's own data. */
  readonly access?: 'member'
  /** `status_code` of a success; 200 when absent. */
  readonly success?: 201 | SuccessCode
  /** Codes that this call may answer beside those that any call may (flow `request` in `code-catalogue.ts`). */
  readonly codes: readonly AnyErrorCode[]
}

/** Params, query or body of a call that has none. */
export const noInput = v.object({})

/** Content of a call whose success contains no data. */
export const noContent = v.object({})

/** Declares a call and keeps the exact types of its schemas. */
export function defineEndpoint<const Declaration extends Endpoint>(declaration: Declaration): Declaration {
  return declaration
}

export type ParamsOf<E extends Endpoint> = v.InferInput<E['params']>
export type QueryOf<E extends Endpoint> = v.InferInput<E['query']>
export type ContentOf<E extends Endpoint> = v.InferOutput<E['content']>

/** The files that a caller sends, by field. */
export type FilesOf<E extends Endpoint, File> = E extends { readonly files: infer Files }
  ? { readonly [Field in keyof Files]?: File | undefined }
  : undefined

/** Sends a request like `fetch`. */
export type SendRequest = (path: string, init: RequestInit) => Promise<Response>

/** What a caller sends: `body` exactly when the call has one, `files` when it may carry some. */
export type CallInput<E extends Endpoint> = {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  /** Secret of a link in a mail, sent in the header `linkSecretHeader`. */
  readonly linkSecret?: string
} & (E extends { readonly body: infer Body extends AnyObject } ? { readonly body: v.InferInput<Body> } : object) &
  (E extends { readonly files: object }
    ? {
        readonly files: FilesOf<E, Blob>
        /** Sends the form instead of `fetch`, to report its progress. */
        readonly send?: SendRequest
      }
    : object) &
  /** Receives the file instead of `fetch`, to report its progress. */
  (E extends { readonly fileTypes: readonly string[] } ? { readonly send?: SendRequest } : object)
