/** Trusted Types, which TypeScript does not know yet. Source: https://www.w3.org/TR/trusted-types/ */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      readonly createHTML: (html: string) => string | null
      readonly createScriptURL: (url: string) => string | null
    },
  ): unknown
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes
  }
}

/**
 * The default policy of Trusted Types, before any other script: pages require typed values where text could become
 * script. React makes script elements out of one constant and empties those that have run; workers are built files of
 * our own. The human check loads reCAPTCHA, which the Content-Security-Policy allows only where it is configured.
 * Everything else is refused.
 */
window.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === '' || html === '<script></script>' ? html : null),
  createScriptURL: (url) => {
    const { origin, pathname } = new URL(url, location.href)
    const isOwn = origin === location.origin && /^\/assets\/[\w.-]+\.js$/.test(pathname)
    return isOwn || `${origin}${pathname}` === 'https://www.google.com/recaptcha/api.js' ? url : null
  },
})

export {}
