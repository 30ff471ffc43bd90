import * as v from 'valibot'
import { challengeSchema, proofOfWorkHeader } from '../../../contract/human-check.ts'
import { solveChallengeToken } from './solved-token.ts'

/** Solves the challenge of a refusal with `PR10008429`; answers the header with which the call is made again. */
export async function humanCheckHeader(challenge: unknown, signal?: AbortSignal): Promise<Record<string, string>> {
  return { [proofOfWorkHeader]: await solveChallengeToken(v.parse(challengeSchema, challenge), signal) }
}
