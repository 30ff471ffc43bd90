/** The anti-forgery token that the server has put into a cookie (specification, section 7). */
export function xsrfToken(): string | undefined {
  return /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1]
}
