import type { PostcodeProvider } from '../../providers/postcode/port.ts'

/** The search that `/sandbox/postcode` plays, over addresses that come with the shop. */
export const sandboxPostcode: PostcodeProvider = {
  window: async ({ request, origin }) => `${origin}/sandbox/postcode?request=${request}`,
}
