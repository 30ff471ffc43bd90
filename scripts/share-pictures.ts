import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { parse } from 'yaml'
import { companySchema } from '../contract/content-files/company.ts'
import { locales } from '../contract/values/locale.ts'
import { drawSharePicture, shareDesign } from '../server/content/share-picture.ts'

/**
 * Draws the pictures that messengers show for pages without one of their own. Run it after a change of the design in
 * `server/content/share-picture.ts`; the results are committed.
 */
const company = v.parse(companySchema, parse(readFileSync(new URL('../content/company.yaml', import.meta.url), 'utf8')))
const scene = readFileSync(new URL('../content/pictures/healthcare-02-iv-insertion.svg', import.meta.url))
const texts = {
  ko: {
    title: '손으로 익히는 XR 실습과 장비',
    label: '의료 · 조종 · 어학 · 안전 · 보안 · 직무',
    facts: '과정과 장비를 한곳에서',
  },
  en: {
    title: 'Hands-on XR courses and training devices',
    label: 'Six fields of training',
    facts: 'Learn a trade by doing it',
  },
}

for (const locale of locales) {
  const source = {
    design: shareDesign,
    locale,
    shop: company.name[locale],
    scene: 'healthcare-02-iv-insertion.svg',
    ...texts[locale],
  }
  const body = await drawSharePicture(source, scene)
  const file = fileURLToPath(new URL(`../public/share.${locale}.png`, import.meta.url))
  writeFileSync(file, body)
  console.log(`${file}: ${body.length} bytes`)
}
