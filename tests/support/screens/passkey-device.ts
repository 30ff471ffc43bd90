import { vi } from 'vitest'

/** A passkey as the device returns it, for a login as for a registration. */
export const deviceCredential = {
  id: 'c2FtcGxl',
  rawId: new TextEncoder().encode('sample').buffer,
  type: 'public-key',
  response: {
    clientDataJSON: new TextEncoder().encode('client').buffer,
    attestationObject: new TextEncoder().encode('attestation').buffer,
    authenticatorData: new TextEncoder().encode('authenticator').buffer,
    signature: new TextEncoder().encode('signature').buffer,
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
}

/** Answers of the server that ask a device for a passkey. */
export const requestOptions = {
  challenge: 'c2FtcGxl',
  rpId: 'localhost',
  timeout: 1_000,
  userVerification: 'required',
  allowCredentials: [],
}
export const creationOptions = {
  challenge: 'c2FtcGxl',
  rp: { id: 'localhost', name: 'Practicum' },
  user: { id: 'c2FtcGxl', name: '이바다', displayName: '이바다' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 1_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  attestation: 'none',
}

/** Lets a function answer for the device that the browser asks. Returns what takes the device away. */
export function standInForDevice(ask: () => Promise<unknown>): () => void {
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', { value: { get: ask, create: ask }, configurable: true })
  return () => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'credentials')
  }
}
