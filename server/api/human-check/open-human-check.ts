import { openHumanCheck as endpoint } from '../../../contract/protocol/human-check.ts'
import { defineHandler } from '../define-handler.ts'

export default defineHandler(endpoint, async ({ providers }) => ({ content: await providers.captcha.open() }))
