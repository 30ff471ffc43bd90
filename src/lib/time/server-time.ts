/** How far the server's clock is ahead of this machine's, in ms: deadlines are the server's. */
let offset = 0

/** Takes over the server's time from an answer; `header` is in ms since 1970. */
export function syncServerTime(header: string | null): void {
  const milliseconds = Number(header)
  if (header !== null && Number.isFinite(milliseconds)) offset = milliseconds - Date.now()
}

/** The server's time, in ms since 1970. */
export function serverNow(): number {
  return Date.now() + offset
}
