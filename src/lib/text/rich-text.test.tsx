import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import { reduceRichText } from '#server/content/rich-text.ts'
import { RichText } from './rich-text.tsx'

const rendered = (html: string) => renderToStaticMarkup(<RichText html={html} newTab={<i> (new tab)</i>} />)
/** Without the elements of the texts. */
const shown = (html: string) => rendered(html).replaceAll(/<\/?span>/g, '')
/** What the browser makes of it. */
function parsed(html: string): HTMLElement {
  const place = document.createElement('div')
  place.innerHTML = shown(html)
  return place
}

describe('rich text shows', () => {
  it('bold words', () => {
    expect(shown('Read <strong>this</strong> first')).toBe('Read <strong>this</strong> first')
  })

  it('a line break for each line', () => {
    expect(shown('one\ntwo\r\n\nthree')).toBe('one<br/>two<br/><br/>three')
  })

  it('another site in a new tab, and says so', () => {
    expect(shown('<a href="https://x.example/?a=1&amp;b=2" rel="noopener">there</a>')).toBe(
      '<a href="https://x.example/?a=1&amp;b=2" rel="noopener noreferrer" target="_blank">there<i> (new tab)</i></a>',
    )
  })

  it.each(['/cs/notices/3?page=2#top', 'mailto:help@x.example?subject=a%20b'])('%s in the same tab', (href) => {
    expect(shown(`<a href="${href}">here</a>`)).toBe(`<a href="${href}" rel="noopener noreferrer">here</a>`)
  })

  it('what stands within what', () => {
    expect(shown('<a href="/cs"><strong>b</strong> c</a> <strong>d <a href="/cs">e</a></strong>')).toBe(
      '<a href="/cs" rel="noopener noreferrer"><strong>b</strong> c</a> <strong>d <a href="/cs" rel="noopener noreferrer">e</a></strong>',
    )
  })

  it('encoded characters as themselves, decoded once', () => {
    expect(parsed('a &lt; b &amp;amp; &quot;c&quot; &#39;d&#39;').textContent).toBe('a < b &amp; "c" \'d\'')
  })

  it('each text in an element of its own', () => {
    expect(rendered('Read <strong>this</strong> first')).toBe(
      '<span>Read </span><strong><span>this</span></strong><span> first</span>',
    )
  })

  it('nothing for nothing', () => {
    expect(shown('')).toBe('')
  })
})

describe('rich text never', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '&#106;avascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//x.example',
    '/\\x.example',
    '/\t/x.example',
    'https:x.example',
    'relative',
    '',
  ])('links to %j', (href) => {
    const place = parsed(`<a href="${href.replaceAll('"', '&quot;')}">words</a>`)
    expect(place.querySelector('[href]')).toBeNull()
    expect(place.textContent).toContain('words')
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<strong onclick="alert(1)">a',
    '<a href="/cs" onclick="alert(1)">a',
    "<a href='/cs'>a",
    '<STRONG>a',
    '<svg/onload=alert(1)>',
    '<!-- a -->',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '<a href="/cs"" onclick="alert(1)">a',
  ])('takes %j for anything but text', (html) => {
    const place = parsed(html)
    expect(place.children).toHaveLength(0)
    expect(place.textContent).not.toBe('')
  })

  it('puts a link into a link, which browsers would take apart', () => {
    expect(shown('<a href="/a">x <strong><a href="/b">y</a></strong></a>')).toBe(
      '<a href="/a" rel="noopener noreferrer">x <strong>y</strong></a>',
    )
  })

  it('loses words to elements that are not closed, or never opened', () => {
    expect(parsed('a <strong>b <a href="/cs">c').textContent).toBe('a b c')
    expect(parsed('a</strong> b</a>').textContent).toBe('a</strong> b</a>')
  })
})

const pieces = fc.array(
  fc.oneof(
    fc.constantFrom(
      '<strong>',
      '</strong>',
      '</a>',
      '<a href="',
      '" rel="noopener">',
      '">',
      '<a>',
      '\n',
      '&amp;',
      '&lt;',
    ),
    fc.constantFrom('javascript:x', 'https://x.example', '/cs', '<script>', '<img src=x onerror=x>', '"', '<', '>'),
    fc.string({ maxLength: 5 }),
  ),
)

test('whatever comes, only bold words, breaks and links that may be followed are made', () => {
  fc.assert(
    fc.property(pieces, (parts) => {
      const place = parsed(parts.join(''))
      for (const element of place.querySelectorAll('*')) {
        expect(['STRONG', 'A', 'BR', 'I']).toContain(element.tagName)
        for (const { name, value } of element.attributes) {
          if (name === 'href') expect(value).toMatch(/^(https?:\/\/|mailto:|\/(?!\/))/)
          else expect(['rel', 'target']).toContain(name)
        }
      }
      expect(place.querySelector('a a')).toBeNull()
    }),
  )
})

test('what the server has reduced is shown with the same words', () => {
  fc.assert(
    fc.property(pieces, (parts) => {
      const reduced = reduceRichText(parts.join(''))
      const meant = document.createElement('div')
      meant.innerHTML = reduced
      const place = parsed(reduced)
      for (const said of place.querySelectorAll('i')) said.remove()
      expect(place.textContent).toBe(meant.textContent?.replaceAll(/\r?\n/g, ''))
    }),
  )
})
