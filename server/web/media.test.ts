import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/server/test-database.ts'
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
