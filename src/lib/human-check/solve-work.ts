import * as v from 'valibot'
import { challengeSchema, proofOfWorkHeader } from '#contract/protocol/human-check.ts'
import { solveChallengeToken } from './solved-token.ts'

/** Solves the challenge of a `proofOfWorkRequired` error. Returns the header with which the call is sent again. */
export async function humanCheckHeader(challenge: unknown, signal?: AbortSignal): Promise<Record<string, string>> {
  return { [proofOfWorkHeader]: await solveChallengeToken(v.parse(challengeSchema, challenge), signal) }
}
