import type * as contract from '#contract/accounts/find-id.ts'
import type { HandlersFor } from '../handler.ts'
import findId from './find-id.ts'
import requestFindIdCode from './request-find-id-code.ts'

/** A handler for each call of `contract/accounts/find-id.ts`. */
export const findIdHandlers = { findId, requestFindIdCode } satisfies HandlersFor<typeof contract>
