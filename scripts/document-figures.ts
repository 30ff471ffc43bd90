import { readerOf } from './document-commands.ts'

/** Documents whose durations and sizes are promises to operators. */
const documents = [
  '.env.example',
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
  'content/README.md',
  'deploy/Caddyfile',
  'deploy/compose.yaml',
  'deploy/kubernetes/deployment.yaml',
  'deploy/kubernetes/ingress-desk.yaml',
  'deploy/kubernetes/ingress.yaml',
  'deploy/practicum-backup.service',
  'deploy/practicum-backup.timer',
  'deploy/practicum.service',
  'deploy/prometheus/rules.yaml',
  'deploy/varnish.vcl',
  'docs/ARCHITECTURE.md',
  'docs/operations.md',
  'docs/restore.md',
  'docs/student-id-app.md',
  'docs/your-own-shop.md',
]

/** What a document says, and the code that makes it true: both stand as they are written here, exactly. */
const promises: readonly (readonly [says: string, file: string, code: string])[] = [
  ['on dark ground, at most 4 kB each', 'contract/content-files/brand.ts', 'mostLogoBytes = 4096'],
  [
    'keep idle connections to the server for less than 75 seconds',
    'server/http-server.ts',
    'keepAliveTimeout: 75_000,',
  ],
  ['closes idle connections after 75 seconds', 'server/http-server.ts', 'keepAliveTimeout: 75_000,'],
  ['to the shop within 75 seconds', 'server/http-server.ts', 'keepAliveTimeout: 75_000,'],
  [
    'secret of at least 32 characters that proves purges',
    'server/config/environment.ts',
    "must have at least 32 characters of base64'",
  ],
  [
    'NAME:SECRET with at least 32 characters',
    'server/config/environment.ts',
    String.raw`/^[\w.~+/=-]{32,}$/.test(secret)`,
  ],
  ['Secret of at least 32 characters with which the app', 'server/config/environment.ts', 'v.minLength(32'],
  ['finished a lesson of it in the last 30 days', 'server/content/learners.ts', 'const learnerDays = 30'],
  ['take bodies of 12 MB', 'contract/content/inquiries.ts', 'maxImageBytes: 10 * 1024 * 1024,'],
  ['Files at the desk have up to 20 MB', 'contract/desk/content.ts', 'mostContentFileBytes = 20 * 1024 * 1024'],
  ['DRAIN_SECONDS and the 7.5 seconds', 'server/shutdown.ts', 'const totalMs = 7_500'],
  ['stop it within ten seconds', 'server/shutdown.ts', 'const leastTotalMs = 9_500'],
  ['open requests get three seconds', 'server/shutdown.ts', 'const requestMs = 3_000'],
  ['changes show there after ten minutes', 'server/web/edge.ts', 'fresh: 600,'],
  ['keeps what is purged for the hour without the shop', 'server/web/edge.ts', 'whileShopIsAway: 3_600'],
  ['A session ends after 30 minutes without use', 'contract/desk/operators.ts', 'idleSeconds: 30 * 60,'],
  ['kept for 25 and 13 months', 'server/db/retention/rules.ts', "counted('counts of entered states', 25,"],
  ['kept for 25 and 13 months', 'server/db/retention/rules.ts', "counted('searches that found nothing', 13,"],
  ['visitors of the last 28 days', 'scripts/ops/upkeep.ts', 'const speedDays = 28'],
  ['rows after three years', 'contract/accounts/retention.ts', 'complaint: 36,'],
  ['until its three years', 'contract/accounts/retention.ts', 'complaint: 36,'],
  ['as long as its rows: three years', 'contract/accounts/retention.ts', 'complaint: 36,'],
  ['The record is kept for three years', 'contract/accounts/retention.ts', 'complaint: 36,'],
  ['three years after the answer', 'contract/accounts/retention.ts', 'complaint: 36,'],
  [
    'the job that does it looks every five seconds',
    'server/operator/publish-drafts.ts',
    'const everyMilliseconds = 5_000',
  ],
  ['once within half an hour for the same filter', 'server/operator/looks.ts', 'const oneLookMs = 30 * 60_000'],
  ['has had no answer for about two hours', 'server/jobs/settle-refunds.ts', 'const warnAfterChecks = 20'],
  ['five requests in a row failed', 'server/providers/guard.ts', 'const maxFailures = 5'],
  ['tries one request every ten seconds', 'server/providers/guard.ts', 'const openMs = 10_000'],
  ['Failed requests are kept for three months', 'contract/accounts/retention.ts', 'internetLog: 3,'],
  ['The answer is due within 15 days', 'contract/accounts/membership.ts', 'answerDays: 15,'],
  [
    'The data is deleted after 30 days',
    'contract/accounts/retention.ts',
    'objectionLimits.objectDays + objectionLimits.answerDays',
  ],
  ['rotate the log of the process after three months', 'contract/accounts/retention.ts', 'internetLog: 3,'],
  ['The code is valid for three minutes', 'contract/accounts/qr-login.ts', 'codeSeconds: 3 * 60,'],
  [
    "may differ from the shop's by five minutes",
    'server/api/qr-login/student-id-app.ts',
    'const signatureSeconds = 5 * 60',
  ],
  [
    'installer of the PC client, at most 20 MB',
    'contract/content-files/attachments.ts',
    'mostAttachmentBytes = 20 * 1024 * 1024',
  ],
  [
    'that come with notices, at most 20 MB',
    'contract/content-files/attachments.ts',
    'mostAttachmentBytes = 20 * 1024 * 1024',
  ],
  [
    'files of `manuals/`, at most 20 MB',
    'contract/content-files/attachments.ts',
    'mostAttachmentBytes = 20 * 1024 * 1024',
  ],
  ['a webhook for ten minutes', 'server/operator/backlog.ts', '10 * minute'],
  ['ended a job well for 15 minutes', 'deploy/prometheus/rules.yaml', '> 900'],
  ['what the shop is called, at most 24 characters', 'contract/content-files/company.ts', 'const name = lineOf(24)'],
  [
    'below the icon on a phone, at most 12 characters',
    'contract/content-files/company.ts',
    'const shortName = lineOf(12)',
  ],
  ['terms 15 days, other texts 7 days', 'contract/content-files/legal.ts', "return document === 'terms' ? 15 : 7"],
  ['any of them 30 days when the change', 'contract/content-files/legal.ts', 'return 30'],
  ['From nine in the morning in Korea', 'contract/courses/course-openings.ts', 'hour: 9,'],
  [
    'every process looks each minute for courses that have opened',
    'server/jobs/mail-course-openings.ts',
    'const everyMilliseconds = 60_000',
  ],
  [
    'A request is deleted after a year in which its course has not opened',
    'contract/courses/course-openings.ts',
    'keptDays: 365,',
  ],
  ['for their own list | a year after the answer', 'contract/content/inquiries.ts', 'keptAnswerDays: 365,'],
  ['once they are sent or given up, the row after a year', 'contract/accounts/retention.ts', 'communication: 12,'],
  ['and times of an inquiry, kept for three years', 'contract/accounts/retention.ts', 'complaint: 36,'],
  ['Every hour the shop deletes', 'server/jobs/cleanup.ts', 'everyMs: hour,'],
  [
    'end of that record is mailed every day',
    'server/operator/report-record-head.ts',
    'const everyMilliseconds = 24 * 60 * 60 * 1000',
  ],
  [
    'its end is mailed every day',
    'server/operator/report-record-head.ts',
    'const everyMilliseconds = 24 * 60 * 60 * 1000',
  ],
  [
    'writes it to the log every day and at each start',
    'server/operator/report-record-head.ts',
    'const everyMilliseconds = 24 * 60 * 60 * 1000',
  ],
  [
    '`practicum-backup.timer` makes one each night and keeps the last fourteen',
    'deploy/practicum-backup.timer',
    'OnCalendar=*-*-* 03:40:00',
  ],
  [
    '`practicum-backup.timer` makes one each night and keeps the last fourteen',
    'deploy/practicum-backup.service',
    'head -n -14',
  ],
  ['does it each night, checks it and keeps fourteen', 'deploy/practicum-backup.timer', 'OnCalendar=*-*-* 03:40:00'],
  ['checks it and keeps fourteen', 'deploy/practicum-backup.service', 'head -n -14'],
  ['with the last fourteen kept', 'deploy/practicum-backup.service', 'head -n -14'],
  ['prints a link that works once, for a day', 'contract/desk/operators.ts', 'invitationSeconds: 24 * 60 * 60,'],
  ['by a link that works once, for a day', 'contract/desk/operators.ts', 'invitationSeconds: 24 * 60 * 60,'],
  [
    'approves requests of others once it is a day old, and whoever made the link of an operator approves nothing of that operator for a day',
    'contract/desk/operators.ts',
    'secondPersonSeconds: 24 * 60 * 60,',
  ],
  ['waits for a table in use for a second at a time', 'server/db/open.ts', 'const migrationLockMs = 1_000'],
  ['after a minute the start', 'server/db/open.ts', 'const migrationAttempts = 30'],
  ['after a minute the start', 'server/db/open.ts', 'const migrationPauseMs = 1_000'],
  ['a refund was requested for a week without an answer', 'server/jobs/settle-refunds.ts', 'const maxChecks = 1_000'],
  [
    'a refund was requested for a week without an answer',
    'server/jobs/claim.ts',
    'Math.min(10 * minute, 5_000 * 2 ** checks)',
  ],
  [
    'has been open for a day, a webhook for ten minutes',
    'server/operator/backlog.ts',
    'receipt: 24 * 60 * minute, webhookEvent: 10 * minute',
  ],
  ['takes longer than a second', 'deploy/prometheus/rules.yaml', '[5m]))) > 1'],
  ['identity verification within five minutes', 'contract/accounts/session.ts', 'freshSeconds: 5 * 60,'],
  [
    'Six digits, sent by text message or mail, valid for three minutes',
    'contract/accounts/one-time-code.ts',
    'seconds: 3 * 60,',
  ],
  ['opens one window, within two minutes', 'server/web/windows/identity-window.ts', 'windowTicketSeconds = 2 * 60'],
  ['opens one window within two minutes', 'server/web/windows/identity-window.ts', 'windowTicketSeconds = 2 * 60'],
  ['an access token (10 minutes)', 'contract/accounts/session.ts', 'accessSeconds: 10 * 60,'],
  ['a refresh token (14 days after its last use', 'contract/accounts/session.ts', 'refreshSeconds: 14 * 24 * 60 * 60,'],
  ['60 days after the login)', 'contract/accounts/session.ts', 'maxSeconds: 60 * 24 * 60 * 60,'],
  ['for at least 300 ms', 'src/layouts/frame/use-late-page.ts', 'const shownForMs = 300'],
  ['are dropped, at most once in 30 seconds', 'server/content/state.ts', 'const stockPauseChecks = 30'],
  ['are dropped, at most once in 30 seconds', 'server/content/state.ts', 'const checkMilliseconds = 1_000'],
  ['in cookies that last a minute', 'contract/values/social-providers.ts', 'socialCookieSeconds = 60'],
  ['a listening connection that is checked every second', 'server/db/listener.ts', 'const checkMs = 1_000'],
  ['three hours for those that run rarely', 'deploy/prometheus/rules.yaml', '> 10800'],
  ['a message has waited for 15 minutes', 'deploy/prometheus/rules.yaml', 'max(practicum_outbox_oldest_seconds) > 900'],
]

/** Durations and sizes that no code of the shop decides. */
const others: readonly string[] = [
  'two minutes at first, under a minute once types are cached',
  'a second start takes',
  // Measured by `npm run bench day`.
  'after a day of 100,000 pages',
  'fewer new pages a second',
  // A service for visitors, which operators keep.
  'Answer within one business day',
  // Of lessons, for whoever writes them.
  'Half a minute of a course that a visitor tries',
  'half a minute of the course that visitors try',
  'can be answered in half a minute',
  // How long the machine worked when somebody followed the page.
  'filling in takes the rest of an hour',
  '2 minutes, later 10 seconds',
  '4 seconds for each import',
  '2 minutes, without the packages of Debian',
  '(#5-live) | 12 seconds',
  '2 seconds, and 2 minutes',
  // No duration.
  'in force from a day on',
  'which is in force on a day',
  'each import and each business day',
  'requests a second are refused',
  // The operator's own job for a database in a container.
  'dump it each night by',
  // Measured by `npm run bench day`.
  'Each needs about 100 MB',
  'then has 750 MB',
  'over 1 GB',
  // What is good, by Google's Core Web Vitals.
  'good are at most 2,500 ms',
  '200 ms from a press',
  // Standards for the safety of personal data, article 8.
  'longer than the two years',
  // A text that the content may have.
  '{title} in 30 seconds',
]

const numbers = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|thirty'
const amount = String.raw`\d[\d,.]*|(?:${numbers}|a|an|half an?|every|each)(?: business)?`
const units = 'ms|seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|[kMG]B|characters'
const clock = `(?:\\d[\\d:]*|${numbers}) (?:in the (?:morning|afternoon|evening)|at night|o’clock)|midnight|noon`
const figure = new RegExp(String.raw`(?<![\w:])(?:(?:${amount}) (?:${units})\b(?! operator)|${clock})`, 'gi')

/**
 * Compares the durations and sizes of the documents with the code: each stands in a promise whose code is there, or among
 * those that no code decides.
 */
export function checkFigures(root: string, read = readerOf(root)): string[] {
  const texts = documents.map((file) => [file, read(file).replace(/\n(?: *#)? */g, ' ')] as const)
  const said = [...promises.map(([says]) => says), ...others]
  const unsaid = texts.flatMap(([file, text]) => {
    const known = said.flatMap((says) => placesOf(text, says))
    return [...text.matchAll(figure)]
      .filter(({ index }) => !known.some(([start, end]) => index >= start && index < end))
      .map(
        ({ index }) =>
          `${file} says "${text.slice(Math.max(0, index - 40), index + 20)}", which no row of scripts/document-figures.ts holds`,
      )
  })
  return [
    ...unsaid,
    ...said
      .filter((says) => !texts.some(([, text]) => text.includes(says)))
      .map((says) => `no document says "${says}" any more`),
    ...promises
      .filter(([, file, code]) => !read(file).includes(code))
      .map(([says, file, code]) => `documents say "${says}", but ${file} has no "${code}"`),
  ]
}

/** Where a phrase stands in a text: from and to. */
function placesOf(text: string, phrase: string): (readonly [number, number])[] {
  const places: (readonly [number, number])[] = []
  for (let start = text.indexOf(phrase); start >= 0; start = text.indexOf(phrase, start + 1))
    places.push([start, start + phrase.length])
  return places
}
