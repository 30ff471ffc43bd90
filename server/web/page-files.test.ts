import { expect, test } from 'vitest'
import { withFiles, withStyles } from './page-files.ts'

const html = '<html><head><title>A</title></head><body><pre></body></pre></body></html>'
const sheets = [
  { address: '/assets/frame-1.css', text: 'a{}' },
  { address: '/assets/home-1.css', text: 'b{}' },
]

test('writes styles into the head, and the sheets as disabled links and the script at the end', () => {
  const page = withFiles(html, { sheets, modules: ['/assets/client-1.js'] })
  expect(page.styles).toEqual(['a{}', 'b{}'])
  const [rules, script] = page.scripts
  expect(page.html).toBe(
    '<html><head><title>A</title><style>a{}</style><style>b{}</style></head><body><pre></body></pre>' +
      '<link rel="stylesheet" href="/assets/frame-1.css" disabled>' +
      '<link rel="stylesheet" href="/assets/home-1.css" disabled>' +
      `<script type="speculationrules">${rules}</script><script>${script}</script></body></html>`,
  )
  expect(script).toContain('"/assets/client-1.js"')
})

test('changes no page without files, as in development', () => {
  expect(withFiles(html, { sheets: [], modules: [] })).toEqual({ html, scripts: [], styles: [] })
})

test('writes only styles into a page without scripts', () => {
  expect(withStyles(html, sheets).html).toBe(html.replace('</head>', '<style>a{}</style><style>b{}</style></head>'))
})
