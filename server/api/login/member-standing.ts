import { Refusal } from '../handler.ts'

/** Whether a membership is over, or about to be: such a member neither logs in nor stays logged in. */
export function isGone(status: string): boolean {
  return status === 'withdrawal_requested' || status === 'withdrawn'
}

/**
 * Keeps out who is no longer a member: `MB20005400` after a withdrawal was requested, `MB20004400` once it is done.
 * Asked only after the person is proved, so that strangers learn nothing. Restricted members may log in.
 */
export function refuseIfGone(status: string): void {
  if (status === 'withdrawal_requested') {
    throw new Refusal('MB20005400', 'A withdrawal was requested for this account.')
  }
  if (status === 'withdrawn') throw new Refusal('MB20004400', 'This account has been deleted.')
}
