import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { harmless } from './harmless.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

test.each(Object.keys(harmless))('names a place of the code that is still there: %s', (name) => {
  const [, file = '', before = ''] = /^(\S+): [^:]+: (.*) -> /.exec(name) ?? expect.fail('no name of a fault')
  const source = readFileSync(`${root}/${file}`, 'utf8').replace(/\s+/g, ' ')
  expect(source).toContain(before.replace(/\.\.\.$/, ''))
})
