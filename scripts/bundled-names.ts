import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { companySchema } from '../contract/content-files/company.ts'

/** Folders that are the same for every shop. */
const common = [
  '{src,server,contract,routes,machines,illustrations,locales,public}/**/*.{ts,tsx,po,svg,css}',
  'content/legal/**/*.yaml',
]
/** Tests and samples know the bundled content. */
const exclude = ['**/*.test.ts', '**/*.test.tsx', '**/*.fixture.ts']

/**
 * Every line of product that names the company of the bundled content, or one of its pictures or videos: the shop of
 * another company would show it, or lack it.
 */
export function checkBundledNames(root: string): string[] {
  const company = v.parse(companySchema, parse(readFileSync(join(root, 'content/company.yaml'), 'utf8')))
  const { name, legal_name, representative, privacy_officer, address } = company
  const names = [name, legal_name, representative, privacy_officer, address].flatMap(({ ko, en }) => [ko, en])
  const facts = [company.phone, company.email, company.registration_number, ...company.other_names]
  const sought = [...new Set([...names, ...facts])]
  const files = globSync('content/{pictures,videos}/*', { cwd: root }).map((file) => basename(file))
  return globSync(common, { cwd: root, exclude })
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const name = sought.find((each) => line.includes(each))
          const picture = files.find((each) => line.includes(each))
          return [
            ...(name === undefined ? [] : [`${file}:${index + 1} names “${name}” of content/company.yaml`]),
            ...(picture === undefined ? [] : [`${file}:${index + 1} names ${picture} of the bundled content`]),
          ]
        }),
    )
}
