import { transact } from '../db/open.ts'
import { retentionRules } from '../db/retention/rules.ts'
import type { OperatorServices } from './orders.ts'

/** What the next cleanup deletes, by rule. Changes nothing. */
export function listDueRows({ db, clock }: Pick<OperatorServices, 'db' | 'clock'>) {
  return transact(db, async (tx) => {
    const found = []
    for (const rule of retentionRules) {
      const { name, kind, kept } = rule
      found.push({ name, kind, kept, ...(await rule.find(tx, clock)) })
    }
    return found
  })
}
