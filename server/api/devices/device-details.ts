import { inArray } from 'drizzle-orm'
import { deviceDetails } from '../../../contract/content/devices.ts'
import { devices } from '../../db/schema/boards.ts'
import { defineHandler } from '../define-handler.ts'
import { findDevices } from './find-devices.ts'

export default defineHandler(deviceDetails, async ({ db, clock, locale, query }) => ({
  content: await findDevices(db, inArray(devices.idx, query.ids), { locale, today: clock.today() }),
}))
