import { localStorageKeys, sessionStorageKeys } from '../../../contract/values/browser-storage.ts'
import { locales } from '../../../contract/values/locale.ts'

/**
 * Runs before the first paint, so that nothing moves afterwards: marks the document as signed in, hides a closed banner,
 * and shows the language that this browser chose when the page came in another (design: `?lang=`, then local storage,
 * then the browser). Without storage the page stays as it came.
 */
const root = document.documentElement

try {
  if (localStorage.getItem(localStorageKeys.isLogin) && localStorage.getItem(localStorageKeys.accessToken)) {
    root.dataset['signedIn'] = ''
  }
  const banner = document.querySelector<HTMLMetaElement>('meta[name=banner]')
  if (banner && banner.content === localStorage.getItem(localStorageKeys.closedBanner))
    root.dataset['bannerClosed'] = ''
  const asked = locales.find((locale) => locale === new URLSearchParams(location.search).get('lang'))
  const stored = locales.find((locale) => locale === localStorage.getItem(localStorageKeys.locale))
  if (asked) {
    localStorage.setItem(localStorageKeys.locale, asked)
    setLocaleCookie(document, asked)
  } else if (stored && stored !== root.lang && !sessionStorage.getItem(sessionStorageKeys.localeTried)) {
    sessionStorage.setItem(sessionStorageKeys.localeTried, '1')
    setLocaleCookie(document, stored)
    location.reload()
  } else sessionStorage.removeItem(sessionStorageKeys.localeTried)
} catch {
  // The browser denies storage.
}

function setLocaleCookie(page: Document, locale: string): void {
  const secure = location.protocol === 'https:' ? ';secure' : ''
  page.cookie = `${localStorageKeys.locale}=${locale};path=/;max-age=31536000;samesite=lax${secure}`
}
