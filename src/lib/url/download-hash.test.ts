import { describe, expect, it } from 'vitest'
import { parseReturnPath } from '#contract/addresses/return-path.ts'
import { readDownload, withDownload } from './download-hash.ts'

const id = '0123456789abcdef0123456789abcdef'

describe('readDownload', () => {
  it('reads the file of a path back, after the login has checked it', () => {
    const path = withDownload('/downloads?tab=manuals', id)
    expect(parseReturnPath(path)).toBe(path)
    expect(readDownload(new URL(path, 'http://shop').hash.slice(1))).toBe(id)
  })

  it('reads it from a link that was shared with words behind it', () => {
    expect(readDownload(`download-${id}%EC%9D%84`)).toBe(id)
    expect(readDownload(`download-${id}).`)).toBe(id)
  })

  it.each(['', 'notices', 'download-', `download-${id}0`, `download-${id.toUpperCase()}`, id])(
    'finds no file in the hash "%s"',
    (hash) => {
      expect(readDownload(hash)).toBeUndefined()
    },
  )
})
