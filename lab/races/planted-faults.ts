/** A mistake in the server that only another call at the same time brings to light. */
export interface PlantedRace {
  readonly kind:
    | 'weaker isolation'
    | 'lock taken out'
    | 'conflict not handled'
    | 'check taken out'
    | 'check before the transaction'
  readonly file: string
  /** Text that stands in the file once. */
  readonly before: string
  readonly after: string
  /** The pair of calls that must notice it. */
  readonly pair: string
}

/** A transaction whose work names `word` becomes READ COMMITTED. */
function weaker(word: string, pair: string): PlantedRace {
  return {
    kind: 'weaker isolation',
    file: 'server/db/open.ts',
    before: 'transactOnce(db, isolationLevel, work)',
    after: `transactOnce(db, String(work).includes('${word}') ? 'read committed' : isolationLevel, work)`,
    pair,
  }
}

export const plantedRaces: readonly PlantedRace[] = [
  weaker('recordPaid', 'confirm-payment | provider: webhook'),
  weaker('the provider refused to give back', 'cancel-order | job: settle-refunds'),
  weaker('lockMs', 'create-order | create-order'),
  weaker('This order can not be paid.', 'begin-payment | begin-payment'),
  weaker('amount_mismatch', 'confirm-payment | cancel-order: approved'),
  weaker('not paid in time', 'confirm-payment | job: settle-orders'),
  weaker('exchange(', 'refresh-session | refresh-session'),
  weaker('recordKnownBrowser', 'qr-login | qr-login'),
  weaker('answer: done', 'cancel-order | operator: orders cancel'),
  weaker('writeWithdrawal', 'cancel-order | withdraw'),
  weaker('tooManyAddresses', 'add-delivery-address | add-delivery-address'),
  {
    kind: 'lock taken out',
    file: 'server/jobs/send-messages.ts',
    before: "\n      .for('update', { skipLocked: true })",
    after: '',
    pair: 'job: send-messages | job: send-messages',
  },
  {
    kind: 'conflict not handled',
    file: 'server/api/payments/webhook.ts',
    before: '\n    .onConflictDoNothing()',
    after: '',
    pair: 'provider: webhook | provider: webhook',
  },
  {
    kind: 'conflict not handled',
    file: 'server/api/human-check/verify-human.ts',
    before: '\n    .onConflictDoNothing()',
    after: '',
    pair: 'verify-human | verify-human',
  },
  {
    kind: 'conflict not handled',
    file: 'server/api/notices/view-notice.ts',
    before: '\n      .onConflictDoNothing()',
    after: '',
    pair: 'view-notice | view-notice',
  },
  {
    kind: 'conflict not handled',
    file: 'server/api/reviews/handlers.ts',
    before: '\n        .onConflictDoNothing()',
    after: '',
    pair: 'report-review | report-review',
  },
  {
    kind: 'conflict not handled',
    file: 'server/api/course-openings/list-address.ts',
    before: '\n        .onConflictDoNothing()',
    after: '',
    pair: 'request-opening-mail | request-opening-mail',
  },
  {
    kind: 'conflict not handled',
    file: 'server/api/saved-courses/member-list.ts',
    before: '\n    .onConflictDoNothing()',
    after: '',
    pair: 'change-saved-courses | change-saved-courses',
  },
  {
    kind: 'check taken out',
    file: 'server/jobs/mail-ending-passes.ts',
    before: 'and(eq(enrolments.id, id), isNull(enrolments.reminderAt))',
    after: 'eq(enrolments.id, id)',
    pair: 'job: mail-ending-passes | job: mail-ending-passes',
  },
  {
    kind: 'check taken out',
    file: 'server/jobs/mail-legal-notices.ts',
    before: '  if (told.length === 0) return\n',
    after: '',
    pair: 'job: mail-legal-notices | job: mail-legal-notices',
  },
  {
    kind: 'check taken out',
    file: 'server/jobs/mail-course-openings.ts',
    before: 'if (deleted.length === 0) return',
    after: '',
    pair: 'job: mail-course-openings | job: mail-course-openings',
  },
  {
    kind: 'check taken out',
    file: 'server/api/payments/refund.ts',
    before: ".where(and(eq(refunds.id, refundId), eq(refunds.status, 'requested')))\n    if (!found) return",
    after: '.where(eq(refunds.id, refundId))\n    if (!found) return',
    pair: 'cancel-order | job: settle-refunds',
  },
  {
    kind: 'check taken out',
    file: 'server/api/purchase-history/cancellation.ts',
    before: 'if (await isBeingConfirmed(tx, order.number))\n',
    after: 'if (false)\n',
    pair: 'confirm-payment | cancel-order: approved',
  },
  {
    kind: 'check taken out',
    file: 'server/jobs/expire-orders.ts',
    before: "if (current?.status !== 'pending' || (await isBeingConfirmed(tx, order.number))) return",
    after: "if (current?.status !== 'pending') return",
    pair: 'confirm-payment | job: settle-orders',
  },
  {
    kind: 'check taken out',
    file: 'server/api/profile/change-password.ts',
    before: 'and(eq(members.id, member.memberId), eq(members.passwordHash, passwordHash))',
    after: 'eq(members.id, member.memberId)',
    pair: 'change-password | change-password',
  },
  {
    kind: 'check before the transaction',
    file: 'server/api/withdrawal/withdraw.ts',
    before: '  await assertOpenSession(tx, member)\n',
    after: '',
    pair: 'undo-account-change | withdraw',
  },
  {
    kind: 'check before the transaction',
    file: 'server/api/checkout/handlers.ts',
    before: '      await assertMayBuy({ ...call, db: tx })\n',
    after: '',
    pair: 'create-order | withdraw',
  },
  {
    kind: 'check before the transaction',
    file: 'server/api/social-login/unlink-social-account.ts',
    before: '  await transact(db, async (tx) => {\n    await requireFreshAuthentication(tx, call)',
    after: '  await requireFreshAuthentication(db, call)\n  await transact(db, async (tx) => {',
    pair: 'undo-account-change | unlink-social-account',
  },
]
