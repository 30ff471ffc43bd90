import type { OperatorServices } from '#server/operator/orders.ts'
import type { Operator } from '#server/operator/record.ts'
import type { readArguments } from './arguments.ts'
import type { Options } from './commands.ts'

/** What a command of the desk works with. */
export interface Desk {
  readonly services: Pick<OperatorServices, 'db' | 'clock'>
  /** The services with payment providers. */
  readonly withProviders: () => Promise<OperatorServices>
  readonly options: Options
  readonly args: ReturnType<typeof readArguments>
  /** Who runs the command, for the record. */
  readonly operator: Operator
  /** Origin of the desk; undefined for a shop without one. */
  readonly deskOrigin: string | undefined
}

/** Runs a command, and prints what it found or did. */
export type Handler = (desk: Desk) => Promise<void>
