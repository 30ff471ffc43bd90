import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import { createClock } from '../clock.ts'
import { importContent } from './import.ts'
import { readContent } from './read.ts'

const { database } = await testDatabase()
test('probe', async () => {
  const { content, faults } = readContent('content')
  expect(faults).toEqual([])
  if (content) console.log(await importContent(database.db, createClock(), content))
})
