import * as v from 'valibot'
import * as codes from '../protocol/codes.ts'
import { defineEndpoint, noContent } from '../protocol/endpoint.ts'
import { generatedText } from '../values/text.ts'

/**
 * Ends offers by mail for the member whose mail has the link, without a login. Repeated, it changes nothing. This shop's
 * addition.
 */
export const unsubscribe = defineEndpoint({
  name: 'unsubscribe',
  area: 'profile',
  summary: 'Ends offers by mail from the link in one',
  method: 'POST',
  path: '/v1/member/unsubscribe',
  body: v.object({ token: generatedText(200) }),
  content: noContent,
  codes: [codes.unsubscribeLinkInvalid],
})
