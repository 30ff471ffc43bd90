import { localStorageKeys, sessionStorageKeys } from '#contract/values/browser-storage.ts'
import { locales } from '#contract/values/locale.ts'
import { openStorage } from '#lib/browser/open-storage.ts'

// Runs before the first paint, so that nothing moves afterwards: marks the document as signed in, hides a closed banner,
// and shows the language that this browser chose when the page came in another (design: `?lang=`, then local storage,
// then the browser). Without storage the page stays as it came.

const root = document.documentElement

const local = openStorage('localStorage')
const tab = openStorage('sessionStorage')

if (local?.getItem(localStorageKeys.isLogin) && local.getItem(localStorageKeys.accessToken)) {
  root.dataset['signedIn'] = ''
}
const banner = document.querySelector<HTMLMetaElement>('meta[name=banner]')
if (banner && banner.content === local?.getItem(localStorageKeys.closedBanner)) root.dataset['bannerClosed'] = ''
const asked = locales.find((locale) => locale === new URLSearchParams(location.search).get('lang'))
const stored = locales.find((locale) => locale === local?.getItem(localStorageKeys.locale))
try {
  if (asked) {
    setLocaleCookie(document, asked)
    local?.setItem(localStorageKeys.locale, asked)
  } else if (tab && stored && stored !== root.lang && !tab.getItem(sessionStorageKeys.localeTried)) {
    tab.setItem(sessionStorageKeys.localeTried, '1')
    setLocaleCookie(document, stored)
    location.reload()
  } else tab?.removeItem(sessionStorageKeys.localeTried)
} catch {
  // The storage is full: the cookie alone keeps a language that was asked for.
}

function setLocaleCookie(page: Document, locale: string): void {
  const secure = location.protocol === 'https:' ? ';secure' : ''
  page.cookie = `${localStorageKeys.locale}=${locale};path=/;max-age=31536000;samesite=lax${secure}`
}
