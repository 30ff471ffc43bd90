import type { IdentityMethod, IdentityPurpose } from '../../../contract/identity-verification.ts'

/** A verification that the shop asks for. */
interface IdentityRequest {
  /** Number of the verification in this shop. */
  readonly id: string
  readonly method: IdentityMethod
  readonly purpose: IdentityPurpose
  /** Origin of the shop that the browser is on. */
  readonly origin: string
  /**
   * Where the provider's window goes when it is done, whatever the answer. It holds a secret: only the browser that was
   * there may finish the verification.
   */
  readonly returnAddress: string
  /** Until when the person may verify. */
  readonly expiresAt: Date
}

/** Who was verified. */
interface VerifiedPerson {
  /** What the provider calls this person in every verification. */
  readonly key: string
  readonly name: string
  /** `YYYY-MM-DD`. */
  readonly birth: string
  /** Digits alone. */
  readonly phone: string | null
}

export type IdentityAnswer =
  | { readonly outcome: 'pending' }
  | { readonly outcome: 'refused' | 'canceled' | 'expired' }
  | { readonly outcome: 'verified'; readonly person: VerifiedPerson }

/** Whoever verifies persons for the shop, in a window of their own. */
export interface IdentityProvider {
  /** Begins a verification; answers what the provider calls it. */
  begin(request: IdentityRequest): Promise<{ readonly providerKey: string }>
  /**
   * Address that shows the window of a verification, in the browser that began it. `productCard` opens a window on the
   * payment host once, within `windowTicketSeconds`.
   */
  window(verification: { readonly providerKey: string; readonly origin: string; readonly ticket: string }): string
  /** How far it is. A provider that can't be asked at the moment leaves it pending. */
  ask(providerKey: string): Promise<IdentityAnswer>
}
