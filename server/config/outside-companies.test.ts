import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { sandboxCompanies } from './outside-companies.ts'

test('asks a live shop for no variable that is set', () => {
  const config = readConfig({
    PRACTICUM_MODE: 'live',
    STUDENT_ID_APP_URL: 'https://id.school.example/open',
    STUDENT_ID_APP_SECRET: 'a secret that shop and school share',
  })
  expect(sandboxCompanies(config).map((provider) => provider.setting)).not.toContain('STUDENT_ID_APP_URL')
})
