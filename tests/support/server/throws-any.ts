import { ApiError, type Throws } from '#contract/protocol/api-error.ts'
import { allCodes, type ErrorCode, isErrorCode } from '#contract/protocol/code-catalogue.ts'

/** Lets a helper of the API throw any code, where a test calls it without an endpoint. */
export const throwsAny: Throws<ErrorCode> = {
  apiError: ApiError.declaredBy({ codes: allCodes.filter(isErrorCode) }),
}
