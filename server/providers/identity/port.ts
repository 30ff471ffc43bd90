import type { IdentityMethod, IdentityPurpose } from '#contract/accounts/identity-verification.ts'

/** A verification to begin. */
interface IdentityRequest {
  /** Number of the verification in this shop. */
  readonly id: string
  readonly method: IdentityMethod
  readonly purpose: IdentityPurpose
  /** Origin of the shop that the browser is on. */
  readonly origin: string
  /**
   * Where the provider's window returns to, whatever the answer. The provider adds the parameter `proof`, which only the
   * browser that verified receives.
   */
  readonly returnAddress: string
  /** Until when the person may verify. */
  readonly expiresAt: Date
}

/** The verified person. */
interface VerifiedPerson {
  /** The provider's id of this person, equal in every verification. */
  readonly key: string
  readonly name: string
  /** `YYYY-MM-DD`. */
  readonly birth: string
  /** Digits only. */
  readonly phone: string | null
}

export type IdentityAnswer =
  | { readonly outcome: 'pending' }
  | { readonly outcome: 'refused' | 'canceled' | 'expired' }
  | { readonly outcome: 'verified'; readonly person: VerifiedPerson }

/** An identity verification service with a window of its own. */
export interface IdentityProvider {
  /** Begins a verification. Returns the provider's id of it. */
  begin(request: IdentityRequest): Promise<{ readonly providerKey: string }>
  /**
   * Address that shows the window of a verification, in the browser that began it. `ticket` opens a window on the
   * payment host once, within `windowTicketSeconds`.
   */
  window(verification: { readonly providerKey: string; readonly origin: string; readonly ticket: string }): string
  /**
   * State of the verification; `pending` when the provider does not answer. `verified` only with the proof that the
   * provider gave to the browser that verified, and `pending` with any other one.
   */
  ask(providerKey: string, proof: string | null): Promise<IdentityAnswer>
}
