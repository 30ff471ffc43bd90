import type { Challenge, Solution } from 'altcha-lib'

/** Solves a challenge in a worker. Returns altcha's payload: JSON `{challenge, solution}` in base64. */
export async function solveChallengeToken(challenge: Challenge, signal?: AbortSignal): Promise<string> {
  return btoa(JSON.stringify({ challenge, solution: await solve(challenge, signal) }))
}

function solve(challenge: Challenge, signal: AbortSignal | undefined): Promise<Solution> {
  const worker = new Worker(new URL('./solve-challenge.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Solution>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
    worker.addEventListener('error', () => reject(new Error('the challenge could not be solved')))
    worker.addEventListener('message', ({ data: solution }: MessageEvent<Solution | null>) => {
      if (solution) resolve(solution)
      else reject(new Error('the challenge has no solution'))
    })
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}
