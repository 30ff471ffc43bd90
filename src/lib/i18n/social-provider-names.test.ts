import { expect, test } from 'vitest'
import { socialProviderNames } from './social-provider-names.ts'

test('names the providers in the letters of each language', () => {
  expect(Object.values(socialProviderNames.ko)).toEqual(['구글', '카카오', '네이버'])
  expect(Object.values(socialProviderNames.en)).toEqual(['Google', 'Kakao', 'Naver'])
})
