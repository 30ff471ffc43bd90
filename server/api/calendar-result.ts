import type { FileResult } from './handler.ts'

/** A calendar file as the answer of a call. */
export function calendarResult(file: Buffer, name: string): FileResult {
  return {
    file: {
      name: `${name}.ics`,
      type: 'text/calendar; charset=utf-8',
      size: file.length,
      stream: new Response(new Uint8Array(file)).body ?? new ReadableStream(),
    },
  }
}
