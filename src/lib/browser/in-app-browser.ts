/** Apps that open links in a browser of their own, by what they write into its user agent. */
const apps = [
  ['kakaotalk', /\bKAKAOTALK[ /]\d/],
  ['naver', /\bNAVER\(inapp/i],
  ['instagram', /\bInstagram\b/],
  ['facebook', /\b(?:FBAN|FBAV|FB_IAB)\b/],
  ['line', /\bLine\/\d/],
  ['other', /; wv\)|\b(?:DaumApps|BAND|everytimeApp|Barcelona|musical_ly|BytedanceWebview|Twitter for iPhone)\b/],
] as const

/** The app whose browser shows the page; `other` for one that has no name here. */
export type InAppBrowser = (typeof apps)[number][0]

/** Finds the app whose browser this is; undefined in a browser of its own. */
export function findInAppBrowser(userAgent: string): InAppBrowser | undefined {
  return apps.find(([, pattern]) => pattern.test(userAgent))?.[0]
}

/**
 * Address that opens a page of the shop in the phone's browser, from within an app; undefined where the app offers no
 * way and the person has to choose it in the app's menu. `page` has no secrets: it passes through other apps.
 */
export function outsideAddress(app: InAppBrowser, userAgent: string, page: string): string | undefined {
  const url = new URL(page)
  if (app === 'kakaotalk') return `kakaotalk://web/openExternal?url=${encodeURIComponent(url.href)}`
  if (app === 'line') {
    url.searchParams.set('openExternalBrowser', '1')
    return url.href
  }
  if (!/\bAndroid\b/.test(userAgent)) return undefined
  const scheme = url.protocol.slice(0, -1)
  const fallback = encodeURIComponent(url.href)
  return `intent://${url.host}${url.pathname}${url.search}#Intent;scheme=${scheme};package=com.android.chrome;S.browser_fallback_url=${fallback};end`
}
