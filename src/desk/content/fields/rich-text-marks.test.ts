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
    expect(wrapMarked('from 02:00 on', 5, 10, '**', '**')).toEqual({ text: 'from **02:00** on', start: 7, end: 12 })
  })

  it.each([
    ['a link', 'See <a href="/cs?a=1&amp;b=2">the notice</a>.', 'See [the notice](/cs?a=1&b=2).'],
    ['bold words', 'From <strong>02:00</strong> on', 'From **02:00** on'],
    ['a bold link', '<a href="/cs"><strong>Help</strong></a>', '<a href="/cs">**Help**</a>'],
    ['a link with more attributes', '<a href="/cs" rel="noopener">Help</a>', '<a href="/cs" rel="noopener">Help</a>'],
    ['an address with a bracket', '<a href="/a(b)">Help</a>', '<a href="/a(b)">Help</a>'],
  ])('shows %s by marks where they can say it, and stores it as it was', (_, stored, shown) => {
    expect(shownRichText(stored)).toBe(shown)
    expect(storedRichText(shown)).toBe(stored)
  })

  it('leaves a link that leads nowhere allowed, and marks without an end, as they were typed', () => {
    for (const typed of ['[here](javascript:alert)', '[here](example.com)', '**bold', '[here](', '5 * 3 ** 2'])
      expect(storedRichText(typed)).toBe(typed)
  })

  it.each([
    ['https://example.com/a', 'https://example.com/a'],
    [' mailto:help@example.com ', 'mailto:help@example.com'],
    ['/contents?category=job', '/contents?category=job'],
    ['/a"b', '/a%22b'],
    ['/a(b)', '/a%28b%29'],
    ['javascript:alert(1)', undefined],
    ['//example.com', undefined],
    ['example.com', undefined],
    ['', undefined],
  ])('links to %j as %j', (typed, address) => {
    expect(linkAddress(typed)).toBe(address)
  })
})
