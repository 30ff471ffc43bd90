import type * as contract from '../../../contract/protocol/human-check.ts'
import type { HandlersFor } from '../handler.ts'
import openHumanCheck from './open-human-check.ts'
import verifyHuman from './verify-human.ts'

/** A handler for each call of `contract/protocol/human-check.ts`. */
export const humanCheckHandlers = { openHumanCheck, verifyHuman } satisfies HandlersFor<typeof contract>
