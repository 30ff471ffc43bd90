import type { Challenge, Solution } from 'altcha-lib'
import { openHumanCheck, verifyHuman } from '../../../contract/human-check.ts'
import type { Http } from '../../lib/http.ts'
import { recaptchaToken } from './recaptcha.ts'

/** Solves the challenge that tells persons from programs, without anything to read or to click; answers the proof. */
export async function proveHuman(http: Http, signal: AbortSignal): Promise<string> {
  const { content: check } = await http(openHumanCheck, { params: {}, query: {} }, signal)
  const token =
    check.provider === 'altcha' ? await altchaToken(check.challenge, signal) : await recaptchaToken(check.site_key)
  const { content } = await http(verifyHuman, { params: {}, query: {}, body: { token } }, signal)
  return content.code
}

async function altchaToken(challenge: Challenge, signal: AbortSignal): Promise<string> {
  return btoa(JSON.stringify({ challenge, solution: await solve(challenge, signal) }))
}

function solve(challenge: Challenge, signal: AbortSignal): Promise<Solution> {
  const worker = new Worker(new URL('./solve-challenge.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Solution>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    worker.addEventListener('error', () => reject(new Error('the challenge could not be solved')))
    worker.addEventListener('message', ({ data: solution }: MessageEvent<Solution | null>) => {
      if (solution) resolve(solution)
      else reject(new Error('the challenge has no solution'))
    })
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}
