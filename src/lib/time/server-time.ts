/** Server clock minus this machine's, in ms. Deadlines are in the server's time. */
let offset = 0

/** Sets the offset from a response's `X-Server-Time` header, in ms since 1970. */
export function syncServerTime(header: string | null): void {
  const milliseconds = Number(header)
  if (header !== null && Number.isFinite(milliseconds)) offset = milliseconds - Date.now()
}

/** The server's time, in ms since 1970. */
export function serverNow(): number {
  return Date.now() + offset
}
