import type { SQL } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/server/test-database.ts'
import type { Database } from '../db/open.ts'
import { media } from '../db/schema/media.ts'
import { createMedia } from './media.ts'

const { database } = await testDatabase()
const { db } = database

test('finds each file by its own path', async () => {
  const type = 'image/svg+xml'
  await db.insert(media).values([
    { path: 'pictures/1/ward.svg', type, body: Buffer.from('<svg>ward</svg>') },
    { path: 'pictures/1/needle.svg', type, body: Buffer.from('<svg>needle</svg>') },
  ])
  const find = createMedia(db)
  const bodyOf = async (path: string) => (await find(path))?.body.toString()
  expect(await bodyOf('pictures/1/needle.svg')).toBe('<svg>needle</svg>')
  expect(await bodyOf('pictures/1/ward.svg')).toBe('<svg>ward</svg>')
  expect(await bodyOf('pictures/1/kit.svg')).toBeUndefined()
})

test('answers a slow read although others have filled the cache meanwhile', async () => {
  const paths = ['pictures/2/slow.mp4', 'pictures/2/one.mp4', 'pictures/2/two.mp4']
  await db.insert(media).values(paths.map((path) => ({ path, type: 'video/mp4', body: Buffer.alloc(600) })))
  const { promise: mayRead, resolve } = Promise.withResolvers<void>()
  let reads = 0
  const where = async (condition: SQL) => {
    reads += 1
    if (reads === 1) await mayRead
    return db.select().from(media).where(condition)
  }
  const held: Database = Object.create(db, { select: { value: () => ({ from: () => ({ where }) }) } })
  const find = createMedia(held, 1_000)
  const slow = find('pictures/2/slow.mp4')
  for (const path of paths.slice(1)) expect((await find(path))?.body.length).toBe(600)
  resolve()
  expect((await slow)?.body.length).toBe(600)
})
