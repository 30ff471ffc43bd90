import { expect, test } from 'vitest'
import { matchesEntityTag } from './entity-tag.ts'

test.each([
  ['*', true],
  [' * ', true],
  ['"a"', true],
  ['W/"a"', true],
  ['"x", W/"a"', true],
  ['"x","a" , "y"', true],
  ['"x,y", "a"', true],
  ['"x, a"', false],
  ['"A"', false],
  ['a', false],
  ['"x"', false],
  ['"*"', false],
  ['', false],
  [undefined, false],
])('If-None-Match: %s names the tag "a", weak or strong: %s', (header, isNamed) => {
  expect(matchesEntityTag(header, '"a"')).toBe(isNamed)
  expect(matchesEntityTag(header, 'W/"a"')).toBe(isNamed)
})
