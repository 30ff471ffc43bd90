import * as v from 'valibot'
import { challengeSchema, workHeader } from '../../../contract/human-check.ts'
import { solvedToken } from './solved-token.ts'

/** Solves the challenge of a refusal with `PR10008429`; answers the header with which the call is made again. */
export async function solveWork(challenge: unknown, signal?: AbortSignal): Promise<Record<string, string>> {
  return { [workHeader]: await solvedToken(v.parse(challengeSchema, challenge), signal) }
}
