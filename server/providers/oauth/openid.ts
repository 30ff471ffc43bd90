import * as client from 'openid-client'
import {
  type SocialLogin,
  type SocialLoginClient,
  type SocialLoginServer,
  type SocialPerson,
  waitSeconds,
} from './port.ts'

interface OpenIdProfile {
  readonly scope: string
  /** Reads the person; `subject` is from the signed ID token. */
  person(configuration: client.Configuration, accessToken: string, subject: string): Promise<SocialPerson>
}

/**
 * Login by OpenID Connect: code flow with PKCE, state and nonce, and a verified signature of the ID token. The
 * provider's addresses come from its discovery document, which is loaded on first use.
 */
export function createOpenIdLogin(
  { clientId, clientSecret }: SocialLoginClient,
  { address, fetch }: SocialLoginServer,
  { scope, person }: OpenIdProfile,
): SocialLogin {
  let discovered: Promise<client.Configuration> | undefined

  const discover = async () => {
    const issuer = new URL(address)
    const execute = [client.enableNonRepudiationChecks]
    // For the sandbox on a machine without certificates; a real provider's address always uses https.
    if (issuer.protocol === 'http:') execute.push(client.allowInsecureRequests)
    const authentication = client.ClientSecretPost(clientSecret)
    return client.discovery(issuer, clientId, {}, authentication, {
      execute,
      timeout: waitSeconds,
      // This flow sends only forms.
      [client.customFetch]: (url, { body, ...init }) =>
        fetch(url, { ...init, body: body instanceof URLSearchParams ? body : null }),
    })
  }
  const configured = async () => {
    discovered ??= discover()
    try {
      return await discovered
    } catch (error) {
      // Loaded again next time, because the provider may have been away briefly.
      discovered = undefined
      throw error
    }
  }

  return {
    begin: async ({ state, redirectUri }) => {
      const configuration = await configured()
      const codeVerifier = client.randomPKCECodeVerifier()
      const nonce = client.randomNonce()
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, codeVerifier, nonce }
    },
    finish: async ({ state, redirectUri, parameters, codeVerifier, nonce }) => {
      if (codeVerifier === null || nonce === null) throw new Error('nothing was kept to check the answer by')
      const configuration = await configured()
      const tokens = await client.authorizationCodeGrant(configuration, new URL(`${redirectUri}?${parameters}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      })
      const subject = tokens.claims()?.sub
      if (subject === undefined) throw new Error('the ID token names nobody')
      return person(configuration, tokens.access_token, subject)
    },
  }
}
