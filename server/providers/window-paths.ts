import { paymentHostPath } from './payment/paths.ts'

/** Path of the page that opens PortOne's identity check: its script must find no session to read. */
export const portOneIdentityPath = '/providers/identity/portone'

/** Path of the page that embeds Kakao's postcode search, whose script must find none either. */
export const kakaoPostcodePath = '/providers/postcode/kakao'

/** Paths that the payment host alone shows: pages that run the script of a provider. */
export const windowPaths: readonly string[] = [paymentHostPath, portOneIdentityPath, kakaoPostcodePath]
