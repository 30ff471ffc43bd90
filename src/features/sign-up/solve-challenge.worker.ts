import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey as byPbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2'
import { deriveKey as bySha } from 'altcha-lib/algorithms/web/sha'

/** Takes a challenge and answers its solution, or null: beside the page, which stays usable meanwhile. */
addEventListener('message', async ({ data: challenge }: MessageEvent<Challenge>) => {
  const deriveKey = challenge.parameters.algorithm.startsWith('PBKDF2/') ? byPbkdf2 : bySha
  postMessage(await solveChallenge({ challenge, deriveKey }).catch(() => null))
})
