import type { PostcodeProvider } from '../../providers/postcode/port.ts'

/** The postcode search of `/sandbox/postcode`, over addresses of the repository. */
export const sandboxPostcode: PostcodeProvider = {
  window: async ({ request, origin }) => `${origin}/sandbox/postcode?request=${request}`,
}
