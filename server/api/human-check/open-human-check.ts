import { openHumanCheck as endpoint } from '../../../contract/human-check.ts'
import { answer } from '../answer.ts'

export default answer(endpoint, async ({ providers }) => ({ content: await providers.captcha.open() }))
