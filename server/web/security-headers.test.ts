import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { policyFindings } from '#tests/support/server/policy-findings.ts'
import { windowPolicy } from '../lib/window-document.ts'
import { contentSecurityPolicy, transportPolicies } from './security-headers.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('allows the given inline scripts, by hash', () => {
  const policy = contentSecurityPolicy(['a()', 'b()', 'a()'])
  expect(policy).toContain(`script-src 'self' ${hash('a()')} ${hash('b()')};`)
})

test('allows the given inline styles, by hash', () => {
  expect(contentSecurityPolicy([], { inlineStyles: ['a{}'] })).toContain(`; style-src 'self' ${hash('a{}')};`)
})

test.each([
  ['a page', contentSecurityPolicy(['a()'], { inlineStyles: ['a{}'] })],
  ['a support view', contentSecurityPolicy(['a()'], { mayCall: false })],
  ['a page of a shop with reCAPTCHA', contentSecurityPolicy(['a()'], { recaptcha: true })],
  ['a page whose forms lead to another host', contentSecurityPolicy([], { formsTo: ['https://m.shop.example'] })],
  ['a window', windowPolicy()],
  ['a window with a script', windowPolicy({ script: 'a()', formAction: "'self'" })],
])('Google’s evaluator finds nothing in the policy of %s', (_, policy) => {
  expect(policyFindings(policy)).toEqual([])
})

test('Google’s evaluator finds a policy that allows every inline script', () => {
  const [hashed] = contentSecurityPolicy(['a()']).match(/'sha256-[^']+'/) ?? []
  const policy = contentSecurityPolicy(['a()']).replace(String(hashed), "'unsafe-inline'")
  expect(policyFindings(policy)).toEqual([expect.stringMatching(/^script-src 'unsafe-inline':/)])
})

test('forbids requests on a page that may not make calls', () => {
  expect(contentSecurityPolicy([])).toContain("connect-src 'self'")
  expect(contentSecurityPolicy([], { mayCall: false })).toContain("connect-src 'none'")
})

test('allows the scripts and frames of reCAPTCHA only where the shop uses it', () => {
  expect(contentSecurityPolicy([])).not.toContain('google')
  const policy = contentSecurityPolicy([], { recaptcha: true })
  expect(policy).toContain("script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;")
  expect(policy).toContain('frame-src https://www.google.com/recaptcha/')
  expect(contentSecurityPolicy([], { recaptcha: true, mayCall: false })).not.toContain('google')
})

test('keeps the hosts of a live shop on https, with subdomains where no other site can use them', () => {
  const policies = (...origins: string[]) => Object.fromEntries(transportPolicies(origins))
  const year = 'max-age=31536000'
  expect(policies('https://www.shop.example', 'https://m.shop.example', 'https://pay.shop.example')).toEqual({
    'www.shop.example': `${year}; includeSubDomains`,
    'm.shop.example': `${year}; includeSubDomains`,
    'pay.shop.example': `${year}; includeSubDomains`,
  })
  expect(policies('https://shop.co.kr', 'https://shop.co.kr', 'https://shop-pay.example')).toEqual({
    'shop.co.kr': year,
    'shop-pay.example': year,
  })
})

test('requires Trusted Types, with one policy unless reCAPTCHA creates its own', () => {
  expect(contentSecurityPolicy([])).toMatch(/; require-trusted-types-for 'script'; trusted-types default$/)
  expect(contentSecurityPolicy([], { recaptcha: true })).toMatch(/; require-trusted-types-for 'script'$/)
})
