/** Credentials of the shop at a provider. */
export interface SocialLoginClient {
  readonly clientId: string
  readonly clientSecret: string
}

/** Addresses of a provider and how to reach it; the sandbox has addresses of its own. */
export interface SocialLoginServer {
  readonly address: string
  readonly fetch: Fetch
}
export type Fetch = (address: string, init?: RequestInit) => Promise<Response>

/** Maximum wait for an answer of a provider, in seconds. */
export const waitSeconds = 10

interface SocialLoginStart {
  /** Where the browser goes. */
  readonly url: string
  /** Values to keep for {@link SocialLogin.finish}; null where the provider does not use them. */
  readonly codeVerifier: string | null
  readonly nonce: string | null
}

/** The callback, with the values that were kept. */
interface SocialLoginReturn {
  readonly state: string
  readonly redirectUri: string
  /** Parameters that the provider added to `redirectUri`. */
  readonly parameters: URLSearchParams
  readonly codeVerifier: string | null
  readonly nonce: string | null
}

/** The person as the provider knows them. */
export interface SocialPerson {
  /** The provider's permanent id of this person for this shop. */
  readonly subject: string
  readonly name: string | null
  /** Only an address that the provider has verified. */
  readonly email: string | null
}

/** A provider of accounts for logging in. */
export interface SocialLogin {
  begin(request: { readonly state: string; readonly redirectUri: string }): Promise<SocialLoginStart>
  /** Throws when the provider refused, failed, or gave an invalid answer. */
  finish(answer: SocialLoginReturn): Promise<SocialPerson>
}
