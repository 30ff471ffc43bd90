import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { dictionaryMatch, readDictionaries } from './dictionaries.ts'

const directory = mkdtempSync(join(tmpdir(), 'dictionaries-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const script = (version: string) =>
  Buffer.from(
    Array.from({ length: 2_000 }, (_, line) => `export const value${line} = ${line * 7_919}`).join('\n') + version,
  )
const former = script('//1')
const current = script('//2')
mkdirSync(join(directory, 'assets'))
writeFileSync(join(directory, 'assets', 'client-9OvEIfbC.js'), former)
writeFileSync(join(directory, 'assets', 'small-9OvEIfbC.js'), 'export {}')

const hashOf = (body: Buffer) => createHash('sha256').update(body).digest()
const available = (body: Buffer) => `:${hashOf(body).toString('base64')}:`
const dictionaries = readDictionaries(directory)

describe('a script of a new release', () => {
  it('is what differs from the one before, as RFC 9842 writes it', () => {
    const sent = dictionaries.compress('/assets/client-C8SU8TB5.js', current, available(former))
    expect(sent?.length).toBeLessThan(300)
    expect(sent?.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000')
    expect(sent?.subarray(8, 40).equals(hashOf(former))).toBe(true)
    expect(zstdDecompressSync(sent?.subarray(40) ?? '', { dictionary: former }).equals(current)).toBe(true)
  })

  it.each([
    ['a file that the shop never had', '/assets/client-C8SU8TB5.js', available(current)],
    ['a file with another name', '/assets/client-launch-C8SU8TB5.js', available(former)],
    ['a style sheet', '/assets/client-C8SU8TB5.css', available(former)],
    ['a file that is too small', '/assets/small-C8SU8TB5.js', available(Buffer.from('export {}'))],
    ['no dictionary', '/assets/client-C8SU8TB5.js', ''],
    ['no hash', '/assets/client-C8SU8TB5.js', ':*:'],
  ])('is sent whole to a browser with %s', (_, address, has) => {
    expect(dictionaries.compress(address, current, has)).toBeUndefined()
  })

  it('is sent whole where no release was before', () => {
    const none = readDictionaries(join(directory, 'none'))
    expect(none.compress('/assets/client-C8SU8TB5.js', current, available(former))).toBeUndefined()
  })
})

describe('dictionaryMatch', () => {
  it.each([
    ['/assets/client-9OvEIfbC.js', '/assets/client-*.js'],
    // A hash may have a hyphen.
    ['/assets/visit-counts-3-xNhVv4.js', '/assets/visit-counts-*.js'],
    ['/assets/frame-_0dWqYUs.css', '/assets/frame-*.css'],
    ['/assets/picture-9OvEIfbC.svg', undefined],
    ['/robots.txt', undefined],
  ])('of %s is %s', (address, match) => {
    expect(dictionaryMatch(address, 10_000)).toBe(match)
  })

  it('is nothing for a file below 4 kB', () => {
    expect(dictionaryMatch('/assets/client-9OvEIfbC.js', 4_095)).toBeUndefined()
  })
})
