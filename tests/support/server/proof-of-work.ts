import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as v from 'valibot'
import { challengeSchema, type WorkChallenge } from '../../../contract/human-check.ts'
import type { Problem } from '../../../contract/envelope.ts'

/** The challenge of a refusal; fails the test when it brought none. */
export function challengeOf(problem: Pick<Problem, 'challenge'>): WorkChallenge {
  return v.parse(challengeSchema, problem.challenge)
}

/** Level of the work that a refusal asks for. */
export function levelOf(problem: Pick<Problem, 'challenge'>): unknown {
  return challengeOf(problem).parameters.data?.['level']
}

/** The token of a solved challenge, as the browser sends it. */
export async function solveToken(challenge: WorkChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
