import { humanCheckLimits } from '#contract/protocol/human-check.ts'
import type { CaptchaProvider } from './port.ts'
import type { ProofOfWork } from './proof-of-work.ts'

/** Subject of the sign-up's challenges; those of other calls are not valid here. */
const subject = 'human check'

/** Proof of work by altcha, without any outside service. */
export function createAltcha(work: ProofOfWork): CaptchaProvider {
  return {
    open: async () => ({
      provider: 'altcha',
      challenge: await work.open({ subject, level: 1, seconds: humanCheckLimits.challengeSeconds }),
    }),
    verify: async (token) => (await work.verify(token, subject))?.signature,
  }
}
