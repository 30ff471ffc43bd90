import { html } from 'hono/html'
import { describe, expect, it } from 'vitest'
import { renderWindowDocument, windowPolicy } from './window-document.ts'

describe('renderWindowDocument', () => {
  it('escapes the title and what the script reads', async () => {
    const document = await renderWindowDocument({
      locale: 'en',
      title: '<b>',
      data: { input: '{"name":"\'\\"><script>"}' },
      content: html`<p>${'<i>'}</p>`,
    })
    expect(document).toContain('<title>&lt;b&gt;</title>')
    expect(document).toContain('data-input="{&quot;name&quot;:&quot;&#39;\\&quot;&gt;&lt;script&gt;&quot;}"')
    expect(document).toContain('<p>&lt;i&gt;</p>')
  })
})

describe('windowPolicy', () => {
  it('allows the icon alone when a page has neither script nor form', () => {
    expect(windowPolicy()).toBe(
      "default-src 'none'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    )
  })

  it('allows the inline script alone, by its hash', () => {
    expect(windowPolicy({ script: 'close()', formAction: "'self'" })).toBe(
      "default-src 'none'; script-src 'sha256-GFdus4tIg4GNX0lWNkkH/vMcNIl1NG7q7TWRqw2H0bM='; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    )
  })

  it('adds the sources of a provider', () => {
    const provider = { script: 'https://js.example', connect: 'https://api.example', frame: 'https:' }
    expect(windowPolicy({ script: 'close()', provider }).split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'sha256-GFdus4tIg4GNX0lWNkkH/vMcNIl1NG7q7TWRqw2H0bM=' https://js.example",
      'img-src https: data:',
      "style-src 'unsafe-inline'",
      'frame-src https:',
      'connect-src https://api.example',
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
  })
})
