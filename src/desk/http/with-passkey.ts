import { operatorSessionEnded, passkeyConfirmationRequired } from '#contract/protocol/desk-codes.ts'
import type { Http } from '#lib/http/http.ts'
import { hasCode, toApiErrorData } from '#machines/api-error-data.ts'
import type { PasskeyPrompt } from './passkey-prompt.ts'

/**
 * Calls that ask for the passkey and go on: when the session has ended while a page was open, and before acts that need
 * a confirmation. What was typed stays on the page below. Throws the error of the first try when the operator declines.
 */
export function withPasskey(http: Http, prompt: PasskeyPrompt): Http {
  return async (endpoint, input, signal) => {
    try {
      return await http(endpoint, input, signal)
    } catch (error) {
      const data = toApiErrorData(error)
      const isEnded = hasCode(data, operatorSessionEnded)
      if (!isEnded && !hasCode(data, passkeyConfirmationRequired)) throw error
      if (!(await prompt.ask(isEnded ? 'login' : 'confirm'))) throw error
      return http(endpoint, input, signal)
    }
  }
}
