/** Anti-forgery token from the server's cookie (specification, section 7). */
export function xsrfToken(): string | undefined {
  return /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1]
}
