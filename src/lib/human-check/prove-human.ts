import { openHumanCheck, verifyHuman } from '#contract/protocol/human-check.ts'
import type { Http } from '../http/http.ts'
import { recaptchaToken } from './recaptcha.ts'
import { solveChallengeToken } from './solved-token.ts'

/** Solves the human check in the background. Returns the proof. */
export async function proveHuman(http: Http, signal: AbortSignal): Promise<string> {
  const check = await http(openHumanCheck, {}, signal)
  const token =
    check.provider === 'altcha'
      ? await solveChallengeToken(check.challenge, signal)
      : await recaptchaToken(check.site_key)
  const content = await http(verifyHuman, { body: { token } }, signal)
  return content.code
}
