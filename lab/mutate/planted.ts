import type { WrittenFault } from './locate.ts'

/** Faults by what hides them from tests. */
export const plantedKinds = ['sample', 'control', 'output', 'document', 'order'] as const
export type PlantedKind = (typeof plantedKinds)[number]

/** A mistake of a tired developer, which no operation of `findFaults` makes. It compiles, and somebody would notice it. */
export interface PlantedFault extends WrittenFault {
  readonly kind: PlantedKind
  /** What a person would see. */
  readonly says: string
}

/** Faults of one kind. */
export type FaultList = readonly Omit<PlantedFault, 'kind'>[]

/** Faults with their kinds, in the order of the kinds. */
export function asPlanted(listed: Readonly<Record<PlantedKind, FaultList>>): readonly PlantedFault[] {
  return plantedKinds.flatMap((kind) => listed[kind].map((fault) => ({ kind, ...fault })))
}

/** One of each, equal or zero values in samples hide them: the first of several, another day, another party's value. */
const ofSamples: FaultList = [
  {
    file: 'server/desk/member-details.ts',
    says: 'The page of a child shows the phone number of the child as that of the guardian.',
    before: 'phone: guardian.phone,',
    after: 'phone: phone ?? guardian.phone,',
  },
  {
    file: 'server/desk/present-order.ts',
    says: 'Each attempt to pay an order shows the moment at which the order was paid.',
    before: 'approved_at: iso(payment.approvedAt),',
    after: 'approved_at: iso(order.approvedAt),',
  },
  {
    file: 'server/desk/present-order.ts',
    says: 'Each refunded line of an order shows the state of the first refund.',
    before: 'refund: refunds.find(({ id }) => id === item.refundId)?.status ?? null,',
    after: 'refund: item.refundId === null ? null : (refunds[0]?.status ?? null),',
  },
  {
    file: 'server/desk/sessions.ts',
    says: 'A session that an operator left open does not end while the operator uses another one.',
    before: 'set({ lastUsedAt: now }).where(eq(operatorSessions.secretHash, session))',
    after: 'set({ lastUsedAt: now }).where(eq(operatorSessions.operatorId, found.id))',
  },
  {
    file: 'server/operator/figures.ts',
    says: 'A refund counts on the day of its payment.',
    before: 'koreanDay(refunds.completedAt)',
    after: 'koreanDay(payments.approvedAt)',
  },
  {
    file: 'server/operator/figures.ts',
    says: 'As many members leave on each day as sign up.',
    before: 'left: countOn(left, day)',
    after: 'left: countOn(registered, day)',
  },
  {
    file: 'server/operator/inquiries.ts',
    says: 'An inquiry that was handed over says that its new operator has handed it over.',
    before: 'handoverFrom: by.name',
    after: 'handoverFrom: receiver.name',
  },
  {
    file: 'server/operator/today.ts',
    says: 'Every order of Today names the buyer of the first one.',
    before: 'buyer: items[0]?.buyer.name',
    after: 'buyer: rows[0]?.buyer.name',
  },
  {
    file: 'server/operator/visits.ts',
    says: 'Every search without a result was made on the last day of the period.',
    before: '({ term, times: each, lastDay }) => ({ term, times: each ?? 0, last_day: lastDay ?? until })',
    after: '({ term, times: each }) => ({ term, times: each ?? 0, last_day: until })',
  },
  {
    file: 'server/api/certificates/find.ts',
    says: 'A course that was bought twice has its certificate only after the later of the two refund deadlines.',
    before: '(one, other) => one.getTime() - other.getTime()',
    after: '(one, other) => other.getTime() - one.getTime()',
  },
  {
    file: 'server/api/certificates/handlers.ts',
    says: 'Withdrawing the address of one certificate withdraws those of all others.',
    before: '.where(eq(certificates.id, row.id))',
    after: '.where(eq(certificates.memberId, own.memberId))',
  },
  {
    file: 'server/api/basket/member-basket.ts',
    says: 'The basket of a member is sorted by the numbers of its items, and no longer as it was filled.',
    before: '.orderBy(asc(basketItems.position))',
    after: '.orderBy(asc(basketItems.idx))',
  },
  {
    file: 'server/api/delivery-addresses/handlers.ts',
    says: 'After the default address is deleted, the youngest one becomes the default.',
    before: 'left.find(({ id }) => id !== except)',
    after: 'left.findLast(({ id }) => id !== except)',
  },
  {
    file: 'server/api/learning/find-my-courses.ts',
    says: 'A course that was bought again shows the first day of the pass that has ended.',
    before: 'const counted = open.length > 0 ? open : rows',
    after: 'const counted = rows',
  },
  {
    file: 'server/api/purchase-history/learning-start.ts',
    says: 'Whoever was refunded twice and buys again begins at the second purchase: earlier lessons do not count.',
    before: '.at(-1)',
    after: '.at(0)',
  },
  {
    file: 'server/api/purchase-history/account-holder.ts',
    says: 'A group that was renamed twice within 30 days may be refunded into an account of the name between.',
    before: "changes.find(({ kind }) => kind === 'group-changed')",
    after: "changes.findLast(({ kind }) => kind === 'group-changed')",
  },
  {
    file: 'server/api/data-export/order-csv.ts',
    says: 'In the file of own orders, no item of an order that was refunded in part is refunded.',
    before: 'item.refundId === null ? no : yes',
    after: "order.status === 'refund_completed' ? yes : no",
  },
  {
    file: 'server/jobs/mail-course-openings.ts',
    says: 'The link that takes an address off the other lists names the request that was just deleted.',
    before: 'other && (await cancelPath(db, other.id))',
    after: 'other && (await cancelPath(db, id))',
  },
]

/** Controls of screens that no model of a flow describes. */
const ofControls: FaultList = [
  {
    file: 'src/desk/inquiries/saved-answers-screen.tsx',
    says: 'Another language of a saved answer is chosen, saved, and not stored.',
    before: 'params: { id: String(answer.id) }, body: { title, locale, text }',
    after: 'params: { id: String(answer.id) }, body: { title, locale: answer.locale, text }',
  },
  {
    file: 'src/desk/reviews/reviews-screen.tsx',
    says: 'Changing an answer to a review always says that another one was written meanwhile.',
    before: 'answered_at: answer?.answered_at ?? null',
    after: 'answered_at: review.edited_at',
  },
  {
    file: 'src/desk/orders/shipments-screen.tsx',
    says: 'Typing a tracking number gives its parcel the carrier of the last parcel.',
    before: "{ carrier: lastCarrier, tracking_no: '', ...parcels[number], ...change }",
    after: "{ tracking_no: '', ...parcels[number], carrier: lastCarrier, ...change }",
  },
  {
    file: 'src/desk/list/list-filters.tsx',
    says: 'A screen reader does not say why the days of a period are refused.',
    before: '-problem` }',
    after: '-suggestions` }',
  },
  {
    file: 'src/desk/list/save-list.tsx',
    says: 'The saved file of a list of 300 rows has the last hundred twice, and not the second hundred.',
    before: 'input({ page_index: page, page_size: pageSize })',
    after: 'input({ page_index: pages, page_size: pageSize })',
  },
  {
    file: 'src/desk/palette/palette.tsx',
    says: 'While the arrows move through what was found, a screen reader says that the first one is selected.',
    before: 'aria-selected={index === current}',
    after: 'aria-selected={index === 0}',
  },
  {
    file: 'src/desk/today/entry-link.ts',
    says: 'The number of drafts that were not published leads to all drafts.',
    before: "search: { state: 'failed' }",
    after: "search: { state: 'draft' }",
  },
  {
    file: 'src/desk/operators/own-access-screen.tsx',
    says: 'A deleted passkey stays in the list.',
    before: 'queryKey: [passkeyList.name]',
    after: 'queryKey: [deletePasskey.name]',
  },
  {
    file: 'src/features/courses/saved/saved-screen.tsx',
    says: 'Choosing a course of a list from a link for the comparison opens the own list instead.',
    before: 'search: { ids: search.ids, compare }',
    after: 'search: { compare }',
  },
  {
    file: 'src/features/orders/basket/basket-screen.tsx',
    says: 'Undo brings back one piece of a line that had two.',
    before: 'setLast({ entry: entryOf(item), name,',
    after: 'setLast({ entry: entryOf({ ...item, quantity: 1 }), name,',
  },
  {
    file: 'src/features/delivery-addresses/address-form.tsx',
    says: 'After the search for a postal code, the focus is in the address that was found, not in the empty field below.',
    before: "'[name=address_detail]'",
    after: "'[name=address]'",
  },
  {
    file: 'src/features/customer-support/faq/faq-screen.tsx',
    says: 'Choosing a category of questions drops the words that were searched for.',
    before: 'search: { category: code, title }',
    after: 'search: { category: code }',
  },
  {
    file: 'src/features/downloads/manuals-screen.tsx',
    says: 'The login that a download asks for leads back to the first page of the manuals, where no download starts.',
    before: 'changedManuals(search, { page: search.page })',
    after: 'changedManuals(search, {})',
  },
  {
    file: 'src/features/home/carousel.tsx',
    says: 'As soon as the button that pauses the slides has the focus, it is called “Resume slides” and pauses them.',
    before: 'label={rotates ? t`Pause slides` : t`Resume slides`}',
    after: 'label={moving ? t`Pause slides` : t`Resume slides`}',
  },
  {
    file: 'src/features/devices/detail/panel.tsx',
    says: 'Changing from rental to purchase drops the number of pieces.',
    before: "{ saleType: 'purchase', term: undefined, quantity }",
    after: "{ saleType: 'purchase', term: undefined, quantity: 1 }",
  },
  {
    file: 'src/features/my-courses/my-courses.tsx',
    says: '“Continue lesson 3” opens lesson 4 when the lessons were not finished one after the other.',
    before: 'search={{ course, lesson: next }}',
    after: 'search={{ course, lesson: done + 1 }}',
  },
]

/** What leaves the shop as a file or a text, and the order of what is found. */
const ofOutputs: FaultList = [
  {
    file: 'server/api/certificates/certificate-pdf.ts',
    says: 'A screen reader reads the English certificate with a Korean voice.',
    before: 'lang: locale,',
    after: "lang: 'ko',",
  },
  {
    file: 'server/desk/label-sheet.ts',
    says: 'The third label of a sheet is printed over the first one.',
    before: 'Math.floor(place / sheet.columns)',
    after: 'Math.floor(place / sheet.rows)',
  },
  {
    file: 'server/web/sitemap.ts',
    says: 'Search engines find no translation: both alternates of a page are in its own language.',
    before: `href="\${address(path, each)}"`,
    after: `href="\${address(path, locale)}"`,
  },
  {
    file: 'server/api/purchase-history/rental-calendar.ts',
    says: 'The calendar entry of a rental names the inner number of the item as the order number.',
    before: 'text.description(params.id)',
    after: 'text.description(params.item)',
  },
  {
    file: 'server/messages/order-messages.ts',
    says: 'The mail about a parcel says the number of lines as the pieces of each.',
    before: 'text.pieces(item.quantity)',
    after: 'text.pieces(sent.length)',
  },
  {
    file: 'server/messages/code-message.ts',
    says: 'The Korean text message with a code says that it works for 180 minutes.',
    before: `인증번호 \${code}. \${minutes}분`,
    after: `인증번호 \${code}. \${oneTimeCodeLimits.seconds}분`,
  },
  {
    file: 'server/api/serve-calls.ts',
    says: 'The log keeps names and phone numbers that operators search for.',
    before: 'path: c.req.path,\n        status',
    after: 'path: c.req.url,\n        status',
  },
  {
    file: 'src/features/courses/sale/structured-course.ts',
    says: 'Search engines say that a course of 24 lessons takes 24 minutes.',
    before: 'isoDuration(course.curriculum.minutes)',
    after: 'isoDuration(course.curriculum.count)',
  },
  {
    file: 'src/desk/orders/shipments-screen.tsx',
    says: 'The file of orders to ship has the delivery request in the column of the address, and the other way round.',
    before: "buyer?.address_detail ?? '',\n              buyer?.delivery ?? '',",
    after: "buyer?.delivery ?? '',\n              buyer?.address_detail ?? '',",
  },
  {
    file: 'server/api/search/search-suggestions.ts',
    says: 'Suggested questions have the order of the page of questions, not the one that fits best first.',
    before: '.orderBy(...inFaqs.byRelevance, asc(faqs.position))',
    after: '.orderBy(asc(faqs.position), ...inFaqs.byRelevance)',
  },
  {
    file: 'locales/course/ko.po',
    says: 'In Korean, a course is refunded within 20 days and below 7 percent of progress.',
    before: '{days}일 안에 진도가 {percent}%',
    after: '{percent}일 안에 진도가 {days}%',
  },
  {
    file: 'locales/desk/ko.po',
    says: 'In Korean, a member is restricted from the last day to the first one.',
    before: '{since}부터 {until}까지 이용 제한',
    after: '{until}부터 {since}까지 이용 제한',
  },
]

/** Documents and files beside the code that say something else than the code. */
const ofDocuments: FaultList = [
  {
    file: 'README.md',
    says: 'The command that writes the content into a folder is not known.',
    before: '`npm run content -- export DIR`',
    after: '`npm run content -- dump DIR`',
  },
  {
    file: '.env.example',
    says: 'An operator believes that pages wait half a minute for a database that fails over.',
    before: 'FAILOVER_SECONDS=10',
    after: 'FAILOVER_SECONDS=30',
  },
  {
    file: 'docs/operations.md',
    says: 'An operator believes that a session of the desk ends after an hour.',
    before: 'A session ends after 30 minutes without use.',
    after: 'A session ends after 60 minutes without use.',
  },
  {
    file: 'docs/student-id-app.md',
    says: 'Every call of an app that is built by this page is refused.',
    before: '`X-Student-Id-Signature: t=',
    after: '`X-Student-Id-App-Signature: t=',
  },
  {
    file: 'deploy/kubernetes/deployment.yaml',
    says: 'A process that is replaced is killed before its last requests are answered.',
    before: 'terminationGracePeriodSeconds: 20',
    after: 'terminationGracePeriodSeconds: 10',
  },
  {
    file: 'deploy/practicum.service',
    says: '`systemctl reload practicum` ends the shop instead of replacing its processes.',
    before: 'kill -USR2 $MAINPID',
    after: 'kill -HUP $MAINPID',
  },
  {
    file: 'deploy/prometheus/rules.yaml',
    says: 'Nobody is woken when mails wait for hours.',
    before: 'max(practicum_outbox_oldest_seconds)',
    after: 'max(practicum_outbox_age_seconds)',
  },
  {
    file: 'deploy/Caddyfile',
    says: 'Now and then a visitor gets 502: Caddy uses a connection that the shop has just closed.',
    before: 'keepalive 60s',
    after: 'keepalive 120s',
  },
]

/** What happens in another order, or twice at once. */
const ofOrder: FaultList = [
  {
    file: 'src/desk/palette/use-found.ts',
    says: 'While an operator types on, Enter opens what the text before has found.',
    before: 'data: enabled ? query.data : undefined,',
    after: 'data: query.data,',
  },
  {
    file: 'src/lib/http/use-download.ts',
    says: 'After a download was cancelled and begun again, the second one cannot be cancelled.',
    before: 'if (running.current === controller) running.current = undefined',
    after: 'running.current = undefined',
  },
  {
    file: 'src/lib/kept-lists/kept-list-changes.ts',
    says: 'What is put into the basket while it joins that of the member disappears.',
    before: 'if (store.read().entries !== entries && isVisitors) return',
    after: 'if (store.read().owner !== owner && isVisitors) return',
  },
  {
    file: 'server/lib/run-regularly.ts',
    says: 'A job that takes longer than its pause runs twice at once.',
    before: 'running ??= runOnce()',
    after: 'running = runOnce()',
  },
  {
    file: 'server/jobs/send-messages.ts',
    says: 'Two processes send the same mail when the mail server takes longer than a third of a second.',
    before: 'const leaseMilliseconds = 5 * 60_000',
    after: 'const leaseMilliseconds = 5 * 60',
  },
  {
    file: 'server/desk/review-handlers.ts',
    says: 'A review that was hidden stays on the pages of the shop until something else changes.',
    before:
      'await work.hideReview(call, call.params.id, { by: call.operator, reason: call.body.reason })\n  await call.content.refresh()',
    after:
      'await call.content.refresh()\n  await work.hideReview(call, call.params.id, { by: call.operator, reason: call.body.reason })',
  },
]

export const plantedFaults = asPlanted({
  sample: ofSamples,
  control: ofControls,
  output: ofOutputs,
  document: ofDocuments,
  order: ofOrder,
})
