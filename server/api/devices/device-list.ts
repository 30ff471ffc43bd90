import { asc } from 'drizzle-orm'
import { deviceList } from '../../../contract/content/devices.ts'
import { devices } from '../../db/schema/boards.ts'
import { defineHandler } from '../define-handler.ts'
import { devicesFor } from './find.ts'
import { presentDeviceSummary } from './present.ts'

export default defineHandler(deviceList, async ({ db, clock, locale, query }) => {
  const rows = await db.select().from(devices).where(devicesFor(query)).orderBy(asc(devices.idx))
  const language = { locale, today: clock.today() }
  return { content: rows.map((row) => presentDeviceSummary(row, language)) }
})
