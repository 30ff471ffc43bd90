/** Anti-forgery token from the server's cookie (specification, section 7). */
export function xsrfToken(): string | undefined {
  // Over https it has the prefix `__Host-`; one without it was not set by the shop.
  const named = /(?:^|;\s*)__Host-XSRF-TOKEN=([^;]+)/.exec(document.cookie)
  return (named ?? /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(document.cookie))?.[1]
}
