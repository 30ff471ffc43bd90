import type * as v from 'valibot'
import type { ApiErrorFactory } from '#contract/protocol/api-error.ts'
import type { Endpoint, FilesOf } from '#contract/protocol/endpoint.ts'
import type { PageInfo } from '#contract/protocol/envelope.ts'
import type { Locale } from '#contract/values/locale.ts'
import type { Config } from '../config/config.ts'
import type { CompanySettings } from '../config/outside-companies.ts'
import type { ServerSettings } from '../config/start-checks.ts'
import type { ContentState } from '../content/state.ts'
import type { Database } from '../db/open.ts'
import type { Clock } from '../lib/clock.ts'
import type { HttpOnlyCookie, ReadableCookie } from '../lib/cookies.ts'
import type { Faults } from '../lib/faults.ts'
import type { Figures } from '../lib/figures.ts'
import type { Passwords } from '../lib/passwords.ts'
import type { Providers } from '../providers/providers.ts'
import type { QrChanges } from './qr-login-changes.ts'
import type { bankRefundEvent } from './security-events.ts'
import type { VisitCounts } from './visit-counts.ts'

/** Services that every handler receives. */
export interface Services {
  readonly db: Database
  readonly clock: Clock
  readonly content: ContentState
  readonly providers: Providers
  readonly passwords: Passwords
  readonly qrChanges: QrChanges
  readonly visitCounts: VisitCounts
  readonly config: Pick<Config, 'mode'> & CompanySettings & ServerSettings
  readonly figures?: Figures | undefined
  /** Requested failures; in the sandbox only. */
  readonly faults?: Faults
}

/** The caller, as far as the request tells. */
export interface Caller {
  readonly locale: Locale
  /** The `Authorization` header: an access token without a scheme. */
  readonly token: string | undefined
  /** Secret of a link in a mail, from the header `linkSecretHeader`. */
  readonly linkSecret?: string | undefined
  /** The solved challenge in the header `proofOfWorkHeader`. */
  readonly proofOfWork?: string | undefined
  /** The `User-Agent` header. */
  readonly userAgent?: string | undefined
  /** Whether the browser asks not to be tracked, by the header `DNT` or `Sec-GPC`. */
  readonly declinesTracking?: boolean
  /** Network address; `unknown` when the call came from this process. */
  readonly address: string
  /** Origin of the shop that the browser uses. */
  readonly origin: string
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal
  cookie(cookie: HttpOnlyCookie): string | undefined
  setCookie(cookie: HttpOnlyCookie | ReadableCookie, value: string): void
  deleteCookie(cookie: HttpOnlyCookie): void
}

/** A logged-in member and their session. */
export interface AuthenticatedMember {
  readonly memberId: string
  readonly familyId: string
}

/** Parsed part of the input; undefined when the endpoint declares none. */
type Parsed<E extends Endpoint, Part extends 'params' | 'query' | 'body'> = E extends {
  readonly [Each in Part]: infer Schema extends v.GenericSchema
}
  ? v.InferOutput<Schema>
  : undefined

export interface Call<E extends Endpoint> extends Services {
  readonly caller: Caller
  readonly locale: Locale
  readonly params: Parsed<E, 'params'>
  readonly query: Parsed<E, 'query'>
  readonly body: Parsed<E, 'body'>
  /** Files of the form, within their limits; present exactly when the endpoint declares some. */
  readonly files: FilesOf<E, Buffer>
  /** Present exactly when the endpoint's access is `member`. */
  readonly member: E extends { readonly access: 'member' } ? AuthenticatedMember : undefined
  /** Makes an error with one of the codes that the endpoint declares. */
  readonly apiError: ApiErrorFactory<E['codes'][number]>
}

/** A file as the answer of a call, streamed. */
export interface FileResult {
  readonly file: {
    readonly name: string
    /** Media type. */
    readonly type: string
    /** Bytes. */
    readonly size: number
    readonly stream: ReadableStream<Uint8Array>
  }
}

/** What the function of an endpoint returns. */
export type HandlerResult<E extends Endpoint> = E extends { readonly fileTypes: readonly string[] }
  ? FileResult
  : ContentResult<E>

interface ContentResult<E extends Endpoint> {
  readonly content: v.InferInput<E['content']>
  readonly page_info?: PageInfo
  /** Names of the fields that the call changed, for the log; never their values. */
  readonly changedFields?: readonly string[]
  /** Security event of this answer, instead of that of its endpoint. */
  readonly event?: typeof bankRefundEvent
}

/** Unparsed input of a request. */
interface RawInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  /** Files by field, for an endpoint that declares some. */
  readonly files?: Readonly<Record<string, Buffer>> | undefined
}

/** An endpoint with the function that answers it. Throws an `ApiError` for invalid input. */
export interface Handler<E extends Endpoint = Endpoint> {
  readonly endpoint: E
  /** Refuses a caller before the files of a form are read. */
  readonly admit?: (services: Services, caller: Caller) => Promise<unknown>
  /** `onMember` is called as soon as the member is known. */
  readonly handle: (
    services: Services,
    caller: Caller,
    input: RawInput,
    onMember?: (member: AuthenticatedMember) => void,
  ) => Promise<ContentResult<Endpoint> | FileResult>
}

/**
 * A handler for each endpoint that a module of the contract exports. A missing one, or that of another endpoint, does
 * not compile.
 */
export type HandlersFor<Contract> = {
  readonly [Name in keyof Contract as Contract[Name] extends Endpoint ? Name : never]: Contract[Name] extends Endpoint
    ? Handler<Contract[Name]>
    : never
}

export function pageInfo(query: { page_index: number; page_size: number }, totalSize: number): PageInfo {
  return {
    request_page: query.page_index,
    request_size: query.page_size,
    total_pages: Math.ceil(totalSize / query.page_size),
    total_size: totalSize,
  }
}
