import { pino } from 'pino'

/** Structured logs. Only the fields named at a call are written; bodies, tokens and addresses never are. */
export type Log = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error'>

export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}
