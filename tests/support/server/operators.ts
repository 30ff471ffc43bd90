import type { Operator } from '#server/operator/record.ts'

/** The operator of tests. */
export const kim: Operator = { name: 'kim', network: 'command line' }

/** Two further operators of the command line, from two networks. */
export const han: Operator = { name: 'Han Byeol', network: '203.0.113.9' }
export const lee: Operator = { name: 'Lee Dasom', network: '198.51.100.7' }
