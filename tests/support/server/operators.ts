import type { Operator } from '#server/operator/record.ts'

/** The operator of tests. */
export const kim: Operator = { name: 'kim', network: 'command line' }
