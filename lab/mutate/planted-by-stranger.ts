import { asPlanted, type FaultList } from './planted.ts'

// Mistakes that somebody planted who had read the product alone, and no test.

/** One of each, equal or zero values in samples hide them: the first of several, another day, another party's value. */
const ofSamples: FaultList = [
  {
    file: 'server/api/purchase-history/cancellation.ts',
    says: 'After an operator gave back a sum, later lines of the order would be refunded by less than nothing.',
    before: 'left -= amount',
    after: 'left -= refund.amount',
  },
  {
    file: 'server/desk/present-order.ts',
    says: 'An order that was paid by a deposit three days later has to leave before it was paid.',
    before: 'due_on: order.approvedAt && shipDay(order.approvedAt)',
    after: 'due_on: order.approvedAt && shipDay(order.orderedAt)',
  },
  {
    file: 'server/desk/present-order.ts',
    says: 'What happened to an order says that a refund was completed at the moment at which it was requested.',
    before: '[entry(completedAt, status)]',
    after: '[entry(requestedAt, status)]',
  },
  {
    file: 'server/operator/refunds.ts',
    says: 'Of a line at a lower price, the refunded pieces lose their discount, which the kept ones get.',
    before: 'Math.floor((item.regularAmount * count) / item.quantity)',
    after: 'Math.floor((item.amount * count) / item.quantity)',
  },
  {
    file: 'server/operator/money.ts',
    says: 'The check of a backup counts a refund that was completed after the moment of the backup.',
    before: 'lte(refunds.completedAt, until)',
    after: 'lte(refunds.requestedAt, until)',
  },
  {
    file: 'server/api/data-export/own-data.ts',
    says: 'The file with own data holds inquiries of somebody else who has the same phone number.',
    before: ': and(eq(sql`lower(',
    after: ': or(eq(sql`lower(',
  },
  {
    file: 'server/api/notices/find.ts',
    says: 'Of two notices of one day, “Previous notice” passes over the other one.',
    before: 'or(lt(notices.postedOn, postedOn), and(sameDay, lt(notices.idx, idx)))',
    after: 'lt(notices.postedOn, postedOn)',
  },
  {
    file: 'server/api/learning/find-my-courses.ts',
    says: 'The weeks of a course that has ended go on until today.',
    before: 'lastDay: until !== null && until < today ? until : today,',
    after: 'lastDay: today,',
  },
]

/** Controls of screens that no model of a flow describes. */
const ofControls: FaultList = [
  {
    file: 'src/features/orders/basket/basket-screen.tsx',
    says: 'After a second line is removed, the focus is lost with the line instead of being on “Undo”.',
    before: "useFocusWhen<HTMLButtonElement>(last?.change === 'removed' && last)",
    after: "useFocusWhen<HTMLButtonElement>(last?.change === 'removed')",
  },
  {
    file: 'src/features/courses/saved/saved-screen.tsx',
    says: 'The link to the own list still has the courses that were just removed.',
    before:
      '<CopyButton\n                  size="small"\n                  text={origins[layout] + paths.savedCourses({ ids: joinCourseNumbers(entries) })}\n                >',
    after: '<CopyButton size="small" text={origins[layout] + paths.savedCourses({ ids: joinCourseNumbers(shown) })}>',
  },
  {
    file: 'src/features/delivery-addresses/delivery-addresses.tsx',
    says: 'The form of an address opens with the failure of another address.',
    before: '    add.reset()\n    change.reset()\n',
    after: '    add.reset()\n',
  },
  {
    file: 'src/features/customer-support/faq/faq-screen.tsx',
    says: 'Searching in a category of questions leaves the category.',
    before: 'search: { category, title: typed.title }',
    after: 'search: { title: typed.title }',
  },
  {
    file: 'src/features/customer-support/notices/notice-screen.tsx',
    says: 'The next notice shows the views of the one before, and its own view is not counted.',
    before: '<Views key={notice.idx} notice={notice} />',
    after: '<Views notice={notice} />',
  },
  {
    file: 'src/desk/orders/orders-screen.tsx',
    says: '“All orders” of an order that was opened from page 3 leads back to page 1.',
    before: "linkOptions({ to: '/orders', search }))",
    after: "linkOptions({ to: '/orders', search: filter }))",
  },
  {
    file: 'src/desk/inquiries/answer-form.tsx',
    says: 'Choosing a saved answer deletes what the operator had typed.',
    before: `setText(text.trim() === '' ? chosen.text : \`\${text.trimEnd()}\\n\\n\${chosen.text}\`)`,
    after: 'setText(chosen.text)',
  },
  {
    file: 'src/desk/orders/shipments-screen.tsx',
    says: '“All labels” is ticked as soon as one order is, so that pressing it takes the one back.',
    before: 'numbers.every((number) => chosen.includes(number))',
    after: 'numbers.some((number) => chosen.includes(number))',
  },
]

/** What leaves the shop as a file or a text, and the order of what is found. */
const ofOutputs: FaultList = [
  {
    file: 'server/desk/order-handlers.ts',
    says: 'The label of a parcel names the goods in English.',
    before: '({ name: name.ko, quantity })',
    after: '({ name: name.en, quantity })',
  },
  {
    file: 'server/api/data-export/order-csv.ts',
    says: 'In the Korean file of own orders, the regular price stands below “금액” and the price below “정가”.',
    before: "    '정가(원)',\n    '금액(원)',\n",
    after: "    '금액(원)',\n    '정가(원)',\n",
  },
  {
    file: 'server/api/events/event-calendar.ts',
    says: 'The calendar entry of an event has its title in one language and its description in another.',
    before: 'description: event.summary[language]',
    after: 'description: event.summary[locale]',
  },
  {
    file: 'server/messages/order-messages.ts',
    says: 'The mail about a deposit asks for the price before the discount and without delivery.',
    before: 'value: won(order.totalAmount), isTotal: true',
    after: 'value: won(order.regularAmount), isTotal: true',
  },
  {
    file: 'src/features/devices/detail/structured-device.ts',
    says: 'Search engines say that a rental of six months costs what one month costs.',
    before: 'rental.map(({ subs_month: months, total_amt }, index) => ({\n        ...offer(total_amt,',
    after: 'rental.map(({ subs_month: months, amt }, index) => ({\n        ...offer(amt,',
  },
  {
    file: 'locales/devices/ko.po',
    says: 'In Korean, a defect is to be reported within 30 months of delivery and 3 days of finding it.',
    before: '받은 날부터 {monthsFromReceipt}개월, 안 날부터 {daysFromDiscovery}일',
    after: '받은 날부터 {daysFromDiscovery}개월, 안 날부터 {monthsFromReceipt}일',
  },
]

/** Documents and files beside the code that say something else than the code. */
const ofDocuments: FaultList = [
  {
    file: 'deploy/practicum-backup.service',
    says: 'Each night deletes the backups before it, the last fourteen too.',
    before: 'head -n -14',
    after: 'head -n 14',
  },
  {
    file: '.env.example',
    says: 'The payment provider sends its webhooks to an address that does not exist.',
    before: '/api/v1/pay/webhook/toss or /portone',
    after: '/api/v1/pay/webhooks/toss or /portone',
  },
  {
    file: 'docs/operations.md',
    says: 'An operator looks for the mails of an opening course an hour too late.',
    before: 'From nine in the morning in Korea',
    after: 'From ten in the morning in Korea',
  },
]

/** What happens in another order, or twice at once. */
const ofOrder: FaultList = [
  {
    file: 'src/features/orders/basket/basket-screen.tsx',
    says: 'The number of pieces stays the former one until the prices arrive: a second press adds nothing.',
    before: 'return item ? [{ ...line, item }] : []',
    after: 'return item ? [line] : []',
  },
  {
    file: 'server/content/state.ts',
    says: 'When the database does not answer at midnight, the prices of the day before stay for the whole day.',
    before:
      "await transact(database.db, (tx) => refreshDailyValues(tx, today))\n      // Only now, so that no page with yesterday's prices gets today's version.\n      day = today\n",
    after: 'day = today\n      await transact(database.db, (tx) => refreshDailyValues(tx, today))\n',
  },
  {
    file: 'server/jobs/settle-payments.ts',
    says: 'A deposit that arrives while its account is closed is lost.',
    before:
      "const last = await providers.payment.query(attemptOf(payment))\n  if (last.outcome === 'unanswered') return\n  await settlePayment(services, payment.id, last, 'job')",
    after: "await settlePayment(services, payment.id, answer, 'job')",
  },
  {
    file: 'server/jobs/work-queue.ts',
    says: 'A payment is asked about twice at once when the provider takes longer than the pause between two questions.',
    before: '[...new Set([...running.keys(), ...started])]',
    after: '[...started]',
  },
]

export const plantedByStranger = asPlanted({
  sample: ofSamples,
  control: ofControls,
  output: ofOutputs,
  document: ofDocuments,
  order: ofOrder,
})
