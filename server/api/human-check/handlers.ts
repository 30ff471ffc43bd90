import * as contract from '#contract/protocol/human-check.ts'
import { defineHandler } from '../define-handler.ts'
import type { HandlersFor } from '../handler.ts'
import verifyHuman from './verify-human.ts'

/** A handler for each call of `contract/protocol/human-check.ts`. */
export const humanCheckHandlers = {
  openHumanCheck: defineHandler(contract.openHumanCheck, async ({ providers }) => ({
    content: await providers.captcha.open(),
  })),
  verifyHuman,
} satisfies HandlersFor<typeof contract>
