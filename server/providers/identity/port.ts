import type { IdentityMethod, IdentityPurpose } from '../../../contract/identity-verification.ts'

/** A verification that the shop asks for. */
interface IdentityRequest {
  /** Number of the verification in this shop. */
  readonly id: string
  readonly method: IdentityMethod
  readonly purpose: IdentityPurpose
  /** Origin of the shop that the browser is on. */
  readonly origin: string
  /** Where the provider's window goes when it is done, whatever the answer. */
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
  | { readonly outcome: 'pending' | 'refused' | 'canceled' | 'expired' }
  | { readonly outcome: 'verified'; readonly person: VerifiedPerson }

/** Whoever verifies persons for the shop, in a window of their own. */
export interface IdentityProvider {
  /** Begins a verification: what the provider calls it, and the address that shows its window. */
  begin(request: IdentityRequest): Promise<{ readonly providerKey: string; readonly url: string }>
  /** How far it is. A provider that can't be asked at the moment leaves it pending. */
  ask(providerKey: string): Promise<IdentityAnswer>
}
