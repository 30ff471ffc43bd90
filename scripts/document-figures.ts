import { readerOf } from './document-commands.ts'

/** Documents whose durations and sizes are promises to operators. */
const documents = [
  '.env.example',
  'README.md',
  'content/README.md',
  'deploy/Caddyfile',
  'deploy/kubernetes/deployment.yaml',
  'deploy/kubernetes/ingress-desk.yaml',
  'deploy/kubernetes/ingress.yaml',
  'docs/install.md',
  'docs/operations.md',
  'docs/restore.md',
  'docs/student-id-app.md',
]

/** What a document says, and the code that makes it true: both stand as they are written here, exactly. */
const promises: readonly (readonly [says: string, file: string, code: string])[] = [
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
  ['three hours for those that run rarely', 'deploy/prometheus/rules.yaml', '> 10800'],
  ['a message has waited for 15 minutes', 'deploy/prometheus/rules.yaml', 'max(practicum_outbox_oldest_seconds) > 900'],
]

/** Durations and sizes that no code of the shop decides. */
const others: readonly string[] = [
  'two minutes at first',
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

const numbers = 'two|three|four|five|six|seven|ten|twelve|fourteen|fifteen|thirty'
const units = 'ms|seconds?|minutes?|hours?|days?|months?|years?|[kMG]B|characters'
const figure = new RegExp(String.raw`(?<![\w:])(?:\d[\d,.]*|${numbers}) (?:${units})\b`, 'g')

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
