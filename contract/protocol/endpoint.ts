import * as v from 'valibot'
import type { Feature } from '../values/features.ts'
import type { Area } from './areas.ts'
import type { AnyErrorCode, SuccessCode } from './code-catalogue.ts'
import { type PageInfo, pageInfoSchema } from './envelope.ts'

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
  /** Values of the braces; absent for a path without any. */
  readonly params?: AnyObject
  /** Absent for a call that reads no search parameter. */
  readonly query?: AnyObject
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
  /** Set for a list whose answer carries `page_info`. */
  readonly paged?: true
  /** Whether a GET is counted per network like a call that writes: it writes a row, holds a connection, or asks a provider. */
  readonly isRateLimited?: true
  /**
   * Set for a call that `navigator.sendBeacon` sends. It cannot set headers, so its `Origin` proves that a page of the shop
   * sent it, in place of the anti-forgery pair. Such a call does nothing in the name of its caller: it reads and sets no
   * cookie.
   */
  readonly isBeacon?: true
  /** The feature without which the call answers `featureOff`. */
  readonly feature?: Feature
  /** Who may call: anyone when absent; `member` needs an access token and answers that member's own data. */
  readonly access?: 'member'
  /** `status_code` of a success; 200 when absent. */
  readonly success?: 201 | SuccessCode
  /** Codes that this call may answer beside those that any call may (flow `request` in `code-catalogue.ts`). */
  readonly codes: readonly AnyErrorCode[]
}

/** Content of a call whose success contains no data. */
export const noContent = v.object({})

/** Declares a call and keeps the exact types of its schemas. */
export function defineEndpoint<const Declaration extends Endpoint>(declaration: Declaration): Declaration {
  return declaration
}

export type ParamsOf<E extends Endpoint> = E extends { readonly params: infer Params extends AnyObject }
  ? v.InferInput<Params>
  : never
export type QueryOf<E extends Endpoint> = E extends { readonly query: infer Query extends AnyObject }
  ? v.InferInput<Query>
  : never
export type ContentOf<E extends Endpoint> = v.InferOutput<E['content']>

/** One page of a list, as a paged call answers it. */
export interface Page<Content> {
  readonly content: Content
  readonly page_info: PageInfo
}

/** What a caller gets: the content, and with it `page_info` exactly when the call is paged. */
export type AnswerOf<E extends Endpoint> = E extends { readonly paged: true } ? Page<ContentOf<E>> : ContentOf<E>

/** Parses the content of an answer. Throws a `ValiError` when it differs from the contract. */
export function parseAnswer<E extends Endpoint>(endpoint: E, content: unknown, page?: PageInfo): AnswerOf<E>
export function parseAnswer(endpoint: Endpoint, content: unknown, page?: PageInfo): unknown {
  const parsed = v.parse(endpoint.content, content)
  return endpoint.paged ? { content: parsed, page_info: v.parse(pageInfoSchema, page) } : parsed
}

/** The files that a caller sends, by field. */
export type FilesOf<E extends Endpoint, File> = E extends { readonly files: infer Files }
  ? { readonly [Field in keyof Files]?: File | undefined }
  : undefined

/** Sends a request like `fetch`. */
export type SendRequest = (path: string, init: RequestInit) => Promise<Response>

/** A part of the input: none when the endpoint declares none, optional when all of its fields are. */
type Sent<Name extends string, Value> = [Value] extends [never]
  ? object
  : object extends Value
    ? { readonly [Each in Name]?: Value }
    : { readonly [Each in Name]: Value }

/** What a caller sends: the parts that the call declares, `{}` when it declares none. */
export type CallInput<E extends Endpoint> = {
  /** Secret of a link in a mail, sent in the header `linkSecretHeader`. */
  readonly linkSecret?: string
} & Sent<'params', ParamsOf<E>> &
  Sent<'query', QueryOf<E>> &
  (E extends { readonly body: infer Body extends AnyObject } ? { readonly body: v.InferInput<Body> } : object) &
  (E extends { readonly files: object }
    ? {
        readonly files: FilesOf<E, Blob>
        /** Sends the form instead of `fetch`, to report its progress. */
        readonly send?: SendRequest
      }
    : object) &
  /** Receives the file instead of `fetch`, to report its progress. */
  (E extends { readonly fileTypes: readonly string[] } ? { readonly send?: SendRequest } : object)
