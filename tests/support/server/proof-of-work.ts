import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as v from 'valibot'
import type { ApiErrorContent } from '#contract/protocol/envelope.ts'
import { challengeSchema, type ProofOfWorkChallenge } from '#contract/protocol/human-check.ts'

/** The challenge of an error; fails the test when there is none. */
export function challengeOf(content: Pick<ApiErrorContent, 'challenge'>): ProofOfWorkChallenge {
  return v.parse(challengeSchema, content.challenge)
}

/** Difficulty of an error's challenge. */
export function levelOf(content: Pick<ApiErrorContent, 'challenge'>): unknown {
  return challengeOf(content).parameters.data?.['level']
}

/** The token of a solved challenge, as the browser sends it. */
export async function solveToken(challenge: ProofOfWorkChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
