/** Used part of the provider's API. */
interface Recaptcha {
  ready(callback: () => void): void
  execute(siteKey: string, options: { readonly action: string }): Promise<string>
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

/** Loads reCAPTCHA and runs an invisible check. Returns its token. */
export async function recaptchaToken(siteKey: string): Promise<string> {
  const recaptcha = window.grecaptcha ?? (await load(siteKey))
  await new Promise<void>((resolve) => {
    recaptcha.ready(resolve)
  })
  return recaptcha.execute(siteKey, { action: 'join' })
}

function load(siteKey: string): Promise<Recaptcha> {
  const script = document.createElement('script')
  script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}&trustedtypes=true`
  return new Promise((resolve, reject) => {
    const failed = () => reject(new Error('reCAPTCHA did not load'))
    script.addEventListener('error', failed)
    script.addEventListener('load', () => (window.grecaptcha ? resolve(window.grecaptcha) : failed()))
    document.head.append(script)
  })
}
