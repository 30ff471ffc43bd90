import { describe, expect, it } from 'vitest'
import { linkAddress, shownRichText, storedRichText, wrapMarked } from './rich-text-marks.ts'

describe('rich text in a field', () => {
  it('shows & as it is read, and stores it as files write it', () => {
    expect(shownRichText('R&amp;D, 5 &lt; 6')).toBe('R&D, 5 &lt; 6')
    expect(storedRichText('R&D, 5 &lt; 6, &#44;')).toBe('R&amp;D, 5 &lt; 6, &#44;')
    expect(storedRichText(shownRichText('<a href="/cs?a=1&amp;b=2">R&amp;D</a>'))).toBe(
      '<a href="/cs?a=1&amp;b=2">R&amp;D</a>',
    )
  })

  it('puts a mark around what is selected, which stays selected', () => {
    expect(wrapMarked('from 02:00 on', 5, 10, '<strong>', '</strong>')).toEqual({
      text: 'from <strong>02:00</strong> on',
      start: 13,
      end: 18,
    })
  })

  it.each([
    ['https://example.com/a', 'https://example.com/a'],
    [' mailto:help@example.com ', 'mailto:help@example.com'],
    ['/contents?category=job', '/contents?category=job'],
    ['/a"b', '/a%22b'],
    ['javascript:alert(1)', undefined],
    ['//example.com', undefined],
    ['example.com', undefined],
    ['', undefined],
  ])('links to %j as %j', (typed, address) => {
    expect(linkAddress(typed)).toBe(address)
  })
})
