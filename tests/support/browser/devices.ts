/** Devices whose user agents stand for the two layouts: Chromium on Linux by itself counts as mobile. */
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36'

/** The browsers of the tests, by layout and language. */
export const devices = {
  desktop: {
    ko: { userAgent: windows, viewport: { width: 1440, height: 900 }, locale: 'ko-KR' },
    en: { userAgent: windows, viewport: { width: 1440, height: 900 }, locale: 'en-GB' },
  },
  mobile: {
    ko: { userAgent: phone, viewport: { width: 390, height: 844 }, locale: 'ko-KR', hasTouch: true },
    en: { userAgent: phone, viewport: { width: 390, height: 844 }, locale: 'en-GB', hasTouch: true },
  },
}
