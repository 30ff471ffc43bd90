import { eq } from 'drizzle-orm'
import { deviceDetail } from '../../../contract/content/devices.ts'
import { devices } from '../../db/schema/boards.ts'
import { defineHandler } from '../define-handler.ts'
import { notFound } from '../../lib/any-call-errors.ts'
import { findDevices } from './find-devices.ts'

export default defineHandler(deviceDetail, async ({ db, clock, locale, params }) => {
  const [device] = await findDevices(db, eq(devices.idx, params.id), { locale, today: clock.today() })
  if (!device) throw notFound('device')
  return { content: device }
})
