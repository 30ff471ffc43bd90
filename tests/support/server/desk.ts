import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { acceptInvitation, deskLimits, deskLogin, openDeskLogin, openInvitation } from '#contract/desk/operators.ts'
import type { Role } from '#contract/desk/roles.ts'
import { everyRow } from '#server/db/every-row.ts'
import { operatorPasskeys } from '#server/db/schema/operator.ts'
import { createDeskApi } from '#server/desk/desk-api.ts'
import { addOperator } from '#server/operator/operators.ts'
import { type Browser, openBrowser } from './http-browser.ts'
import { watchedLog } from './log-lines.ts'
import { kim } from './operators.ts'
import type { Shop } from './shop.ts'

/** Host of the desk in tests. */
export const deskHost = 'desk.shop.localhost:3000'
const origin = `http://${deskHost}`

/** A key on a device of an operator, which signs as an authenticator does (Web Authentication Level 3, section 6). */
export class Passkey {
  readonly id = randomBytes(16).toString('base64url')
  readonly #key: KeyObject
  readonly #publicKey: KeyObject
  /** Origin of the page that asks. */
  origin = origin
  /** Whether the device has asked for a finger or PIN. */
  isVerified = true

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#key = privateKey
    this.#publicKey = publicKey
  }

  /** What `navigator.credentials.create` returns. */
  create({ challenge, rp }: { readonly challenge: string; readonly rp: { readonly id: string } }) {
    const attestation = new Map<string, string | Map<string, never> | Uint8Array>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, never>()],
      ['authData', new Uint8Array(this.#authenticatorData(rp.id, true))],
    ])
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
      },
    }
  }

  /** What `navigator.credentials.get` returns. */
  use({ challenge, rpId }: { readonly challenge: string; readonly rpId: string }) {
    const clientData = this.#clientData('webauthn.get', challenge)
    const authenticatorData = this.#authenticatorData(rpId, false)
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()])
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, this.#key).toString('base64url'),
      },
    }
  }

  #credential() {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} } as const
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }

  #authenticatorData(rpId: string, isNew: boolean): Buffer {
    const flags = 0x01 | (this.isVerified ? 0x04 : 0) | (isNew ? 0x40 : 0)
    const head = Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags, 0, 0, 0, 0])])
    if (!isNew) return head
    const id = Buffer.from(this.id, 'base64url')
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' })
    const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
    // COSE key of ES256 (RFC 9053, section 7.1.1).
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]),
    )
    return Buffer.concat([head, Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
  }
}

export interface Desk {
  readonly api: ReturnType<typeof createDeskApi>
  /** A browser at the desk, where nobody is logged in. */
  browser(): Browser
  /** Adds an operator with a passkey, and logs in. */
  operator(name: string, roles: readonly Role[]): Promise<{ readonly browser: Browser; readonly passkey: Passkey }>
}

/** The calls of the desk of a shop. */
export function deskOf(shop: Shop): Desk {
  const api = createDeskApi(shop.services, watchedLog().log)
  const browser = () => openBrowser(api, { host: deskHost, address: '203.0.113.9' })
  return {
    api,
    browser,
    operator: async (name, roles) => {
      const { secret: linkSecret } = await addOperator(shop.services, { by: kim, name, roles })
      const opened = browser()
      const passkey = new Passkey()
      await register(opened, passkey, linkSecret)
      return { browser: opened, passkey }
    },
  }
}

/** Accepts an invitation. */
export async function register(browser: Browser, passkey: Passkey, linkSecret: string): Promise<void> {
  const { content } = await browser.call(openInvitation, '/v1/desk/invitation/challenge', { linkSecret })
  const body = { passkey: passkey.create(content.options) }
  await browser.call(acceptInvitation, '/v1/desk/invitation', { linkSecret, body })
}

/** Logs in by passkey. */
export async function logIn(browser: Browser, passkey: Passkey) {
  const { content } = await browser.call(openDeskLogin, '/v1/desk/session/challenge')
  return browser.call(deskLogin, '/v1/desk/session', { body: { passkey: passkey.use(content) } })
}

/** Makes every passkey of a shop a day old, so that it is one of a second person. */
export async function agePasskeys({ services: { db, clock } }: Pick<Shop, 'services'>): Promise<void> {
  const dayBefore = new Date(clock.now().getTime() - deskLimits.secondPersonSeconds * 1000)
  await db.update(operatorPasskeys).set({ createdAt: dayBefore }).where(everyRow)
}
