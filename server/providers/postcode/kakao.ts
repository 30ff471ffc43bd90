import { createHmac } from 'node:crypto'
import { kakaoPostcodePath } from '../window-paths.ts'
import type { PostcodeProvider, PostcodeSearch } from './port.ts'

/** Signs the origin that a search returns to, so that a forged address cannot redirect elsewhere. */
export function signPostcodeSearch(secret: string, { request, origin }: PostcodeSearch): string {
  return createHmac('sha256', secret).update(`${request} ${origin}`).digest('base64url')
}

/** Kakao's postcode search, whose window opens on the payment host. `secret` signs the address that it returns to. */
export function kakaoPostcode(paymentOrigin: string, secret: () => Promise<string>): PostcodeProvider {
  return {
    window: async (search) => {
      const signature = signPostcodeSearch(await secret(), search)
      return `${paymentOrigin}${kakaoPostcodePath}?${new URLSearchParams({ ...search, signature })}`
    },
  }
}
