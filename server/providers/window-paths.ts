import { paymentHostPath } from './payment/paths.ts'

/** Path of the page that opens PortOne's identity check. Its script must find no session. */
export const portOneIdentityPath = '/providers/identity/portone'

/** Path of the page that embeds Kakao's postcode search. Its script must find no session. */
export const kakaoPostcodePath = '/providers/postcode/kakao'

/** Paths of pages with a provider's script, which only the payment host shows. */
export const windowPaths: readonly string[] = [paymentHostPath, portOneIdentityPath, kakaoPostcodePath]
