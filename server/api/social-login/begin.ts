import { socialLimits } from '#contract/accounts/social-login.ts'
import { type SocialProvider, socialLoginPath } from '#contract/values/social-providers.ts'
import { socialRequests } from '#server/db/schema/sign-in.ts'
import { featureOff } from '#server/lib/any-call-errors.ts'
import { socialCookie } from '#server/lib/cookies.ts'
import { hashSecret, newSecret } from '#server/lib/secrets.ts'
import { bindBrowser } from '../browser-binding.ts'
import type { Caller, Services } from '../handler.ts'

/** Where a provider sends the browser back to, on the origin where it began. */
export function callbackAddress(origin: string, provider: SocialProvider): string {
  return `${origin}${socialLoginPath(provider)}/callback`
}

/**
 * Begins a social login or, with a member's session, the linking of an account. Returns the provider's address. The
 * browser always returns to its current origin and to `returnPath`.
 */
export async function beginSocialLogin(
  { db, clock, providers }: Pick<Services, 'db' | 'clock' | 'providers'>,
  caller: Caller,
  provider: SocialProvider,
  wanted: { readonly returnPath: string; readonly familyId?: string },
): Promise<string> {
  const now = clock.now()
  const state = newSecret()
  const { origin } = caller
  const redirectUri = callbackAddress(origin, provider)
  const login = providers.social[provider]
  if (!login) throw featureOff(provider)
  const { url, codeVerifier, nonce } = await login.begin({ state, redirectUri })
  await db.insert(socialRequests).values({
    stateHash: hashSecret(state),
    provider,
    bindingHash: await bindBrowser({ db }, caller, socialCookie),
    codeVerifier,
    nonce,
    origin,
    returnPath: wanted.returnPath,
    familyId: wanted.familyId ?? null,
    expiresAt: new Date(now.getTime() + socialLimits.providerSeconds * 1000),
  })
  return url
}
