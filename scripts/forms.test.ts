import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { checkForms } from './forms.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function tree(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'practicum-forms-'))
  folders.push(root)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return root
}

describe('checkForms', () => {
  it('refuses a bare form of a screen, wherever its attributes end', () => {
    const faults = checkForms(
      tree({
        'src/features/x/x.tsx': 'export const x = (\n  <form onSubmit={() => 1 > 0} className="y">\n  </form>\n)',
      }),
    )
    expect(faults).toEqual([expect.stringMatching(/^src\/features\/x\/x\.tsx:2 .*use the component Form/)])
  })

  it('refuses a form of a screen that posts without the component, and a search that is not declared', () => {
    const root = tree({
      'src/a.tsx': 'export const a = <form method="post" />',
      'routes/b.tsx': 'export const b = <form method="get" />',
      'src/c.tsx': 'export const c = <form method={method} />',
    })
    expect(checkForms(root)).toHaveLength(3)
  })

  it('refuses a search form in a file that is not declared', () => {
    expect(checkForms(tree({ 'src/x.tsx': 'export const a = <SearchForm action="/login" />' }))).toHaveLength(1)
  })

  it('refuses a form of the server that has no method', () => {
    expect(checkForms(tree({ 'server/sandbox/a.ts': 'html`<form class="row"><input></form>`' }))).toHaveLength(1)
  })

  it('accepts the component, declared searches, posting templates and parts of forms', () => {
    const root = tree({
      'src/ui/form/form.tsx': 'export const a = <form {...attributes} method="post" />',
      'src/layouts/frame/site-search.tsx': 'export const a = <form action="/search" method="get" />',
      'src/features/search/term-field.tsx': 'export const a = <SearchForm action="/search" />',
      'src/features/x.tsx': 'export const a = <form.Field name="a" />\nexport const b = <Form />',
      'server/sandbox/b.ts': 'html`<form class="row" method="post"></form>`',
    })
    expect(checkForms(root)).toEqual([])
  })
})
