import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { plantedRaces } from '../races/planted-faults.ts'
import { locate } from './locate.ts'
import { plantedFaults } from './planted.ts'
import { plantedByStranger } from './planted-by-stranger.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

test.each([...plantedFaults, ...plantedByStranger, ...plantedRaces])(
  '$file has the place of a fault: $before',
  (fault) => {
    const { before, after } = locate(root, fault)
    expect(after).not.toBe(before)
  },
)

test('rejects a fault whose text stands in no place, or in two', () => {
  const fault = { kind: 'document', file: 'lab/mutate/copy-project.ts', says: '', after: '' } as const
  expect(() => locate(root, { ...fault, before: 'copyFolder' })).toThrow(
    '"copyFolder" does not stand once in lab/mutate/copy-project.ts',
  )
  expect(() => locate(root, { ...fault, before: 'copy' })).toThrow('write the planted fault anew')
  expect(locate(root, { ...fault, before: 'copyProject' })).toMatchObject({ line: 9, before: 'copyProject' })
})
