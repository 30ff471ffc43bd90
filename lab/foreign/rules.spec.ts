import { expect, test } from '@playwright/test'
import { views } from '../gallery/views.ts'
import { readFindings, viewName } from './captured.ts'
import { judgeAccessibility } from './judge-accessibility.ts'
import { pageLanguages } from './stages.ts'

/** Findings that are no faults, with the reason. */
const leftOut: readonly (readonly [view: string, rule: RegExp, reason: string])[] = [
  ['pages/support-components/', /^sia-r78 /, 'examples of headings stand alone'],
]

test('Alfa finds nothing in any page or state', () => {
  const names = pageLanguages.flatMap(([layout, language]) => views.map((view) => viewName(view, layout, language)))
  const judged = names.flatMap((name) => {
    const findings = readFindings(name)
    return findings === undefined ? [] : [{ name, findings }]
  })
  expect(judged.length).toBeGreaterThan(500)
  const faults = judged.flatMap(({ name, findings }) =>
    findings
      .filter((finding) => !leftOut.some(([view, rule]) => name.startsWith(view) && rule.test(finding)))
      .map((finding) => `${name}: ${finding}`),
  )
  expect(faults).toEqual([])
})

test('Alfa finds a picture without a text, and text without contrast unless it is inert', async ({ page }) => {
  const gray = '<p style="color: #ccc">Gray</p>'
  const picture = '<h1>A picture</h1><a href="#top">Up</a><img src="data:,">'
  await page.setContent(
    `<html lang="en"><title>A picture</title><main>${picture}<div inert>${gray}</div></main></html>`,
  )
  expect(await judgeAccessibility(page)).toEqual([expect.stringMatching(/^sia-r2 <img/)])
  await page.setContent(
    `<html lang="en"><title>Gray</title><main><h1>Gray</h1><a href="#top">Up</a>${gray}</main></html>`,
  )
  expect(await judgeAccessibility(page)).toEqual([expect.stringMatching(/^sia-r69 Gray/)])
})
