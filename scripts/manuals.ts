import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import * as v from 'valibot'
import { parse } from 'yaml'
import { companySchema } from '../contract/content-files/company.ts'
import { manualFileSchema } from '../contract/content-files/downloads.ts'
import { locales } from '../contract/values/locale.ts'
import { browserFlags, ensureBrowser } from './browser.ts'

/**
 * Prints `content/manuals/text/<slug>.<language>.md` as the PDF files that `content/manuals/<slug>.yaml` names. The text
 * has `# title`, `## heading`, `1. step`, `- point` and paragraphs, one a line. With slugs as arguments, prints only
 * those.
 */
const folder = fileURLToPath(new URL('../content/manuals', import.meta.url))
const style = `@page { size: A4; margin: 22mm 20mm }
body { font: 11pt/1.65 "Noto Sans CJK KR", "Noto Sans KR", sans-serif; color: #15202b }
h1 { font-size: 22pt; margin: 0 0 8mm; padding-bottom: 4mm; border-bottom: 1px solid #15202b }
h2 { font-size: 14pt; margin: 8mm 0 2mm; break-after: avoid }
p, li { margin: 0 0 2mm } ol, ul { padding-left: 6mm } footer { margin-top: 12mm; font-size: 9pt; color: #55606b }`

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Lines of a manual's text as HTML. */
function toHtml(text: string): string {
  const parts: string[] = []
  let list: 'ol' | 'ul' | undefined
  const setList = (next: typeof list) => {
    if (list === next) return
    if (list) parts.push(`</${list}>`)
    if (next) parts.push(`<${next}>`)
    list = next
  }
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const [, mark = '', rest = ''] = /^(#{1,2} |- |\d+\. )?(.*)$/.exec(line) ?? []
    setList(mark === '- ' ? 'ul' : /^\d/.test(mark) ? 'ol' : undefined)
    const name = mark === '# ' ? 'h1' : mark === '## ' ? 'h2' : mark === '' ? 'p' : 'li'
    parts.push(`<${name}>${escapeHtml(rest)}</${name}>`)
  }
  setList(undefined)
  return parts.join('\n')
}

const company = v.parse(companySchema, parse(readFileSync(join(folder, '../company.yaml'), 'utf8')))
const wanted = process.argv.slice(2)
const slugs = readdirSync(folder)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => file.replace('.yaml', ''))
  .filter((slug) => wanted.length === 0 || wanted.includes(slug))
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags })
const page = await browser.newPage()
for (const slug of slugs) {
  const manual = v.parse(manualFileSchema, parse(readFileSync(join(folder, `${slug}.yaml`), 'utf8')))
  for (const locale of locales) {
    const text = readFileSync(join(folder, 'text', `${slug}.${locale}.md`), 'utf8')
    const foot = `${company.name[locale]} · ${manual.updated_on}`
    await page.setContent(
      `<!doctype html><html lang="${locale}"><title>${escapeHtml(manual.title[locale])}</title><style>${style}</style>${toHtml(text)}<footer>${foot}</footer></html>`,
    )
    const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true })
    writeFileSync(join(folder, manual.file[locale]), pdf)
    const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
    const fault = pages === manual.pages[locale] ? '' : `, but ${slug}.yaml says ${manual.pages[locale]}`
    console.log(`${manual.file[locale]}: ${pages} pages${fault}`)
  }
}
await browser.close()
