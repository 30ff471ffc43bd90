import type { PostcodeProvider } from './port.ts'

/** The search that `/sandbox/postcode` plays, over addresses that come with the shop. */
export const sandboxPostcode: PostcodeProvider = {
  open: async (request) => ({ kind: 'redirect', path: `/sandbox/postcode?request=${request}` }),
}
