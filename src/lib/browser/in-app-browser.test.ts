import { describe, expect, it } from 'vitest'
import { findInAppBrowser, outsideAddress } from './in-app-browser.ts'

const android = (rest: string) =>
  `Mozilla/5.0 (Linux; Android 15; SM-S931N Build/AP3A.240905.015; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/150.0.0.0 Mobile Safari/537.36 ${rest}`
const iphone = (rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 ${rest}`

const userAgents = {
  kakaotalkAndroid: android('KAKAOTALK/25.6.0 (INAPP)'),
  kakaotalkIphone: iphone('KAKAOTALK 25.6.0'),
  naverAndroid: android('NAVER(inapp; search; 2000; 12.12.3)'),
  naverIphone: iphone('NAVER(inapp; search; 2000; 12.12.3; 15PRO)'),
  instagramAndroid: android('Instagram 385.0.0.47.74 Android (35/15; 480dpi; 1080x2340; samsung; SM-S931N)'),
  instagramIphone: iphone('Instagram 385.0.0.30.72 (iPhone16,1; iOS 18_5; ko_KR; ko; scale=3.00; 1179x2556)'),
  facebookAndroid: android('[FB_IAB/FB4A;FBAV/517.0.0.45.90;IABMV/1;]'),
  facebookIphone: iphone('[FBAN/FBIOS;FBAV/517.0.0.45.90;FBBV/1;FBDV/iPhone16,1;FBMD/iPhone;FBSN/iOS]'),
  lineAndroid: android('Line/15.9.0/IAB'),
  lineIphone: iphone('Safari Line/15.9.0'),
  anyWebView: android(''),
} as const

describe('findInAppBrowser', () => {
  it.each([
    ['kakaotalkAndroid', 'kakaotalk'],
    ['kakaotalkIphone', 'kakaotalk'],
    ['naverAndroid', 'naver'],
    ['naverIphone', 'naver'],
    ['instagramAndroid', 'instagram'],
    ['instagramIphone', 'instagram'],
    ['facebookAndroid', 'facebook'],
    ['facebookIphone', 'facebook'],
    ['lineAndroid', 'line'],
    ['lineIphone', 'line'],
    ['anyWebView', 'other'],
  ] as const)('knows the browser of %s', (name, app) => {
    expect(findInAppBrowser(userAgents[name])).toBe(app)
  })

  it.each([
    ['Chrome on Android', android('').replace('; wv', '')],
    ['Safari', iphone('Version/18.5 Safari/604.1')],
    ['Chrome on an iPhone', iphone('CriOS/150.0.0.0 Safari/604.1')],
    ['Samsung Internet', android('').replace('; wv', '').replace('Version/4.0', 'SamsungBrowser/28.0')],
    ['Whale, the browser of Naver', android('').replace('; wv', '').replace('Version/4.0', 'Whale/4.0')],
    [
      'Chrome on Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',
    ],
    [
      'the preview of KakaoTalk, which is a crawler',
      'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984',
    ],
  ])('takes %s for a browser of its own', (_, userAgent) => {
    expect(findInAppBrowser(userAgent)).toBeUndefined()
  })
})

describe('outsideAddress', () => {
  const page = 'https://m.practicum.example/login?next=%2Forder%3Fcourse%3D101'
  const intent =
    'intent://m.practicum.example/login?next=%2Forder%3Fcourse%3D101#Intent;scheme=https;package=com.android.chrome;S.browser_fallback_url=https%3A%2F%2Fm.practicum.example%2Flogin%3Fnext%3D%252Forder%253Fcourse%253D101;end'

  it.each([
    [
      'kakaotalkAndroid',
      'kakaotalk://web/openExternal?url=https%3A%2F%2Fm.practicum.example%2Flogin%3Fnext%3D%252Forder%253Fcourse%253D101',
    ],
    [
      'kakaotalkIphone',
      'kakaotalk://web/openExternal?url=https%3A%2F%2Fm.practicum.example%2Flogin%3Fnext%3D%252Forder%253Fcourse%253D101',
    ],
    ['lineAndroid', `${page}&openExternalBrowser=1`],
    ['lineIphone', `${page}&openExternalBrowser=1`],
    ['naverAndroid', intent],
    ['instagramAndroid', intent],
    ['facebookAndroid', intent],
    ['anyWebView', intent],
    ['naverIphone', undefined],
    ['instagramIphone', undefined],
    ['facebookIphone', undefined],
  ] as const)('leads %s out', (name, address) => {
    const userAgent = userAgents[name]
    const app = findInAppBrowser(userAgent)
    expect(app && outsideAddress(app, userAgent, page)).toBe(address)
  })
})
