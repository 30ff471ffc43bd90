import { and, asc, eq, inArray } from 'drizzle-orm'
import * as contract from '#contract/content/devices.ts'
import { devices } from '#server/db/schema/boards.ts'
import { notFound } from '#server/lib/any-call-errors.ts'
import { defineHandler } from '../define-handler.ts'
import type { HandlersFor } from '../handler.ts'
import { matching } from '../search-terms/matches.ts'
import { devicesFor, searchedDevices } from './find.ts'
import { findDevices } from './find-devices.ts'
import { presentDeviceSummary } from './present.ts'

/** A handler for each call of `contract/content/devices.ts`. */
export const devicesHandlers = {
  deviceDetail: defineHandler(contract.deviceDetail, async ({ db, clock, locale, params }) => {
    const [device] = await findDevices(db, eq(devices.idx, params.id), { locale, today: clock.today() })
    if (!device) throw notFound('device')
    return { content: device }
  }),
  deviceDetails: defineHandler(contract.deviceDetails, async ({ db, clock, locale, query }) => ({
    content: await findDevices(db, inArray(devices.idx, query.ids), { locale, today: clock.today() }),
  })),
  deviceList: defineHandler(contract.deviceList, async ({ db, clock, content, locale, query }) => {
    const match = await matching({ db, content }, searchedDevices, query.title)
    const rows = await db
      .select()
      .from(devices)
      .where(and(devicesFor(query), match.where))
      .orderBy(...match.byRelevance, asc(devices.idx))
    const language = { locale, today: clock.today() }
    return { content: rows.map((row) => presentDeviceSummary(row, language)) }
  }),
} satisfies HandlersFor<typeof contract>
