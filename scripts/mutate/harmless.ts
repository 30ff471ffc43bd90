/** Faults that change nothing a test could notice, by name, with the reason. */
export const harmless: Readonly<Record<string, string>> = {
  'server/api/orders/periods.ts: ConditionalExpression: until !== null -> true':
    'null is not less than a day either; the comparison with null is for the compiler',
  'server/api/orders/periods.ts: EqualityOperator: until < endsOn -> until <= endsOn': 'both days are the same',
  'server/api/orders/refund-rule.ts: ConditionalExpression: since === null -> false':
    'every moment is later than null; the comparison with null is for the compiler',
}
