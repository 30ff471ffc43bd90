import { expect, test } from 'vitest'
import { extractInlineScripts } from './inline-scripts.ts'

test('lists the scripts that carry the nonce, and no others', () => {
  const { scripts } = extractInlineScripts(
    [
      '<script nonce="n1">a()</script>',
      '<script>planted()</script>',
      '<script nonce="n2">guessed()</script>',
      '<script class="x" nonce="n1">b()</script>',
      '<script nonce="n1" type="application/ld+json">{}</script>',
      '<script nonce="n1" type="module" src="/assets/a.js"></script>',
      '<p>nonce="n1"</p><script data-x="nonce">planted()</script>',
    ].join(''),
    'n1',
  )
  expect(scripts).toEqual(['a()', 'b()'])
})

test('leaves no nonce in the page', () => {
  const { html } = extractInlineScripts(
    '<meta property="csp-nonce" content="n1"/><link href="a.css" nonce="n1"/><script nonce="n1">a()</script>',
    'n1',
  )
  expect(html).toBe('<link href="a.css"/><script>a()</script>')
})
