/** Faults that change nothing a test could notice, by name, with the reason. */
export const harmless: Readonly<Record<string, string>> = {
  'machines/change-password.machine.ts: off by one: 0 -> 1':
    'the number of ended sessions is set before the state that shows it',
  'contract/addresses/legal.ts: UnaryOperator: -1 -> +1':
    'a document has at most two older editions, so the second is the last',
  'contract/orders/payment-instruments.ts: MethodExpression: Object.keys(names).filter((code): code is Code => code in names) -> Object.keys(names)':
    'every key of a table is in it; the filter is for the compiler',
  'machines/find-password.machine.ts: off by one: 0 -> 1':
    'the number of ended sessions is set before the state that shows it',
  "machines/checkout.machine.ts: missing fallback: progress?.reason ?? 'unknown' -> progress?.reason":
    'a failed order has a reason; the fallback is for the compiler',
  "machines/models/find-id.model.ts: missing expectation: when: { type: 'email' }, -> nothing":
    'the row before it is of a code sent to a phone; no third way exists',
  "machines/login.machine.ts: wrong target: 'enteringPassword' -> 'signedIn'":
    'every transition into the state names one of its children',
  'src/features/inquiry/check-picture.ts: off by one: 8 -> 9': 'a byte is read that no signature has',
  'src/features/orders/checkout/deposit.tsx: missing fallback: useSecondsLeft(account.until) ?? depositSeconds -> useSecondsLeft(account.until)':
    'an account is known in the browser alone, which knows the seconds as well',
  'src/features/withdrawal/losses.tsx: missing fallback: course.until ?? from -> course.until':
    'a course with days has an end; the fallback is for the compiler',
  'server/api/checkout/buyer-standing.ts: ConditionalExpression: !member || hasLeft(member.status) -> false':
    'a call of a member who has left is refused before, by its token; only a withdrawal in the same moment gets here',
  'server/api/payments/begin.ts: missing condition: eq(payments.provider, input.provider), -> nothing':
    'the query finds nothing and only reads its key; reading more changes no answer',
  'server/api/payments/begin.ts: missing condition: eq(payments.providerOrderId, providerOrderId) -> nothing':
    'the query finds nothing and only reads its key; reading more changes no answer',
  'server/api/payments/begin.ts: missing condition: isNumber -> undefined':
    'the query finds nothing and only reads its key; reading more changes no answer',
  "server/api/payments/cash-receipt.ts: ConditionalExpression: now?.status === 'paid' -> true":
    'a payment that is no longer paid has 0 won paid, which is another amount',
  'server/api/payments/cash-receipt.ts: OptionalChaining: now?.status -> now.status':
    'no payment is deleted; the question mark is for the compiler',
  'server/api/courses/course-banners.ts: missing condition: inArray(courses.idx, numbers) -> undefined':
    'other courses are left out afterwards; the condition only limits what is read',
  "server/api/courses/illustration-words.ts: missing condition: like(media.path, 'kit/%') -> undefined":
    'other pictures are left out afterwards; the condition only limits what is read',
  'server/api/courses/progress.ts: missing condition: inArray(courses.idx, [...courseNumbers]) -> undefined':
    'other courses are left out afterwards; the condition only limits what is read',
  'server/api/learning/find-my-courses.ts: missing condition: inArray(courses.idx, numbers) -> undefined':
    'other courses are left out afterwards; the condition only limits what is read',
  'server/api/learning/find-my-courses.ts: missing condition: inArray(lessons.courseIdx, numbers) -> undefined':
    'lessons of other courses are left out afterwards; the condition only limits what is read',
  'server/api/downloads/download-attachment.ts: off by one: 256 -> 257':
    'the size of the parts; the file that arrives is the same',
  'server/api/downloads/download-attachment.ts: off by one: 1024 -> 1025':
    'the size of the parts; the file that arrives is the same',
  'server/api/login/identity-login.ts: StringLiteral: \'active\' -> ""': 'an unlisted status comes first as well',
  'server/api/login/identity-login.ts: StringLiteral: \'restricted\' -> ""':
    'an unlisted status comes first, and no restricted member has an active account too',
  'server/api/orders/periods.ts: ConditionalExpression: until !== null -> true':
    'null is not less than a day either; the comparison with null is for the compiler',
  'server/api/orders/periods.ts: EqualityOperator: until < endsOn -> until <= endsOn': 'both days are the same',
  'server/api/orders/prices.ts: ConditionalExpression: stock !== undefined -> true':
    'undefined is not less than a quantity either; the comparison with undefined is for the compiler',
  'server/api/orders/refund-rule.ts: ConditionalExpression: since === null -> false':
    'every moment is later than null; the comparison with null is for the compiler',
  'server/db/retention/rules.ts: ConditionalExpression: !found -> false':
    'a count always has a row; the condition is for the compiler',
  'server/db/retention/rules.ts: missing condition: eq(members.id, id), -> nothing':
    'each pass erases another member who is due, until none is left',
  'server/db/retention/rules.ts: missing condition: isMemberDue(db, clock) -> undefined':
    'each member is checked again, in the transaction that erases the data',
  'server/jobs/settle-payments.ts: OptionalChaining: current?.status -> current.status':
    'neither an order nor a payment is deleted while it is settled; the question mark is for the compiler',
  "server/jobs/settle-refunds.ts: missing condition: eq(refunds.status, 'requested'), -> nothing":
    'an answered refund has no next check, and is not sent again',
  'server/api/profile/update-profile.ts: missing condition: ne(members.id, own.id), -> nothing':
    'an address that a member has, in whatever letters, gets no verification: also the own one',
  'server/api/profile/change-password.ts: missing condition: eq(members.id, member.memberId), -> nothing':
    'no two members have the same hash: each has a salt of its own',
  'server/api/purchase-history/find.ts: missing condition: inArray(orderItems.orderNumber, numbers) -> undefined':
    'rows of other orders are left out afterwards; the condition only limits what is read',
  'server/api/purchase-history/find.ts: missing condition: inArray(payments.orderNumber, numbers) -> undefined':
    'rows of other orders are left out afterwards; the condition only limits what is read',
  'server/api/purchase-history/find.ts: missing condition: inArray(refunds.orderNumber, numbers) -> undefined':
    'rows of other orders are left out afterwards; the condition only limits what is read',
  'server/api/purchase-history/find.ts: missing condition: inArray(cashReceipts.orderNumber, numbers) -> undefined':
    'rows of other orders are left out afterwards; the condition only limits what is read',
  'server/api/purchase-history/order-list.ts: missing condition: inArray(orders.number, numbers) -> undefined':
    'other orders are left out afterwards; the condition only limits what is read',
  'server/api/withdrawal/losses.ts: MethodExpression: Math.max(limits.refundDays, limits.goodsReturnDays) -> Math.min(limits.refundDays, limits.goodsReturnDays)':
    'both are seven days (specification, section 9)',
}
