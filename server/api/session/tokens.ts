import { createHmac } from 'node:crypto'
import { sessionLimits } from '#contract/accounts/session.ts'

/** Expiry of new tokens; nothing outlives the session's `end`. */
export interface TokenLifetimes {
  readonly access: Date
  readonly refresh: Date
  /** Whole seconds from now. */
  readonly accessSeconds: number
  readonly refreshSeconds: number
}

export function tokenLifetimes(now: Date, end: Date): TokenLifetimes {
  const until = (seconds: number) => new Date(Math.min(now.getTime() + seconds * 1000, end.getTime()))
  const access = until(sessionLimits.accessSeconds)
  const refresh = until(sessionLimits.refreshSeconds)
  return { access, refresh, accessSeconds: secondsUntil(access, now), refreshSeconds: secondsUntil(refresh, now) }
}

/** Whole seconds from `now` to `moment`, rounded down; 0 once it is past. */
export function secondsUntil(moment: Date, now: Date): number {
  return Math.max(0, Math.floor((moment.getTime() - now.getTime()) / 1000))
}

/**
 * The tokens that follow `refreshToken` in the family of `seed`. They are always the same, so that tabs which refresh
 * at the same time get one pair, and need the token, so that nothing usable is stored.
 */
export function deriveTokens(seed: string, refreshToken: string): { access: string; refresh: string } {
  const derive = (kind: string) => createHmac('sha256', seed).update(`${kind}.${refreshToken}`).digest('base64url')
  return { access: derive('access'), refresh: derive('refresh') }
}
