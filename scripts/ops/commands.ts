import { parseArgs } from 'node:util'

// Commands for what the desk cannot do, and their options. Loads no database, so that help is printed at once.

interface CommandData {
  /** Arguments after the command's name, for the help. */
  readonly parameters: string
  /** Description in one line. */
  readonly summary: string
  /** Further text of this command's help. */
  readonly details?: readonly string[]
}

export const commands = {
  'orders refund': {
    parameters:
      'NUMBER --reason WORDS [--amount WON | --lines 1,2] [--bank CODE --account DIGITS --holder NAME [--other-holder]]',
    summary: 'gives back everything, a sum, or lines of the order, without a second operator',
    details: [
      '--amount  a sum; access and lines stay as they are',
      '--lines   numbers of lines as the desk shows them; their access closes',
      'Of an order that is being canceled it says that the goods have come back.',
      '--bank, --account, --holder  where a paid deposit goes back to; a wrong code lists the codes of banks',
      '--other-holder  the account may be in another name than the buyer’s',
    ],
  },
  'members terminate': {
    parameters: 'ID --reason WORDS --cause CAUSE',
    summary: 'ends a membership for good, without a second operator',
    details: [
      '--cause  fraud, false_information, shared_credentials or breach; the member reads it',
      'The member is logged out everywhere, and can neither log in nor sign up again. Orders stay.',
    ],
  },
  'operators list': { parameters: '', summary: 'who works at the desk, with roles and number of passkeys' },
  'operators invite': {
    parameters: 'NAME [--roles ROLES] [--email ADDRESS]',
    summary: 'makes a one-time link by which somebody registers a passkey for the desk',
    details: [
      '--roles  viewer, support, money, content and owner, separated by commas; needed for a new operator',
      '--email  where mails about the passkeys of a new operator go',
      'The link works for a day. Earlier links of the same operator end, and so do passkeys and sessions.',
    ],
  },
  'operators remove': { parameters: 'NAME', summary: 'ends the sessions of an operator and deletes the passkeys' },
  'record check': {
    parameters: '[--head POSITION:HASH]',
    summary: 'whether the record of what operators did was changed',
    details: [
      '--head  an end of the record that the log or a mail kept: shows whether rows behind it are missing',
      'Needs the keys of the record, RECORD_KEYS or the file record-key in DATA_DIR.',
    ],
  },
  'requests show': {
    parameters: 'NUMBER',
    summary: 'a request that was answered with an error, by the number that the customer sees',
    details: ['Failed requests are kept for three months, without anything about the customer.'],
  },
  speed: {
    parameters: '[--from DAY] [--until DAY]',
    summary: 'how fast pages were for visitors: what three of four had, or better',
    details: [
      '--from, --until  days in Korea, YYYY-MM-DD, both included; without them the last 28',
      'LCP largest paint, FCP first paint, TTFB first byte, INP answer to a press: ms. CLS layout shift: thousandths.',
      'Values are exact to a tenth. Visitors who ask not to be tracked are not measured.',
    ],
  },
  retention: { parameters: '', summary: 'what the next cleanup deletes, and how long each record is kept' },
  'backup make': {
    parameters: 'FOLDER',
    summary: 'copies the embedded database into a new folder, while the shop runs',
  },
  'backup check': {
    parameters: 'FOLDER | --stanza NAME [--until MOMENT] [--database NAME]',
    summary: 'restores a backup beside the shop, and holds its money against that of the shop',
    details: [
      'FOLDER      of "backup make"',
      '--stanza    of pgBackRest; run it where its repository can be read',
      '--until     the moment to restore, as in "2026-11-26 18:00:00+09"; without it the newest',
      '--database  name of the database; "practicum" without it',
      'Nothing of the shop is changed. It fails when money is missing, or when an order does not add up.',
    ],
  },
  'backup restore': {
    parameters: 'FOLDER',
    summary: 'makes a backup the embedded database, which must be gone; the shop must not run',
  },
} as const satisfies Record<string, CommandData>

export type Command = keyof typeof commands

const settings = {
  from: { type: 'string' },
  until: { type: 'string' },
  reason: { type: 'string' },
  cause: { type: 'string' },
  amount: { type: 'string' },
  lines: { type: 'string' },
  bank: { type: 'string' },
  account: { type: 'string' },
  holder: { type: 'string' },
  'other-holder': { type: 'boolean', default: false },
  roles: { type: 'string' },
  email: { type: 'string' },
  head: { type: 'string' },
  stanza: { type: 'string' },
  database: { type: 'string' },
  json: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** Options as typed. */
export type Options = ReturnType<typeof parse>['values']

function parse(args: readonly string[]) {
  return parseArgs({ args: [...args], allowPositionals: true, options: settings, tokens: true })
}

/** Options of every command. */
const everywhere: ReadonlySet<string> = new Set(['json', 'yes', 'help'])

/** True when the help of a command names the option. */
function takes(command: Command, option: string): boolean {
  return new RegExp(`--${option}(?![\\w-])`).test(commands[command].parameters)
}

/** Thrown when the arguments are no valid command; `help` is printed before the reason. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
  readonly help: string | undefined

  constructor(reason: string, help?: string) {
    super(reason)
    this.help = help
  }
}

/** Returns the overview, or the help of one command. */
function help(command?: Command): string {
  if (command !== undefined) {
    const { parameters, summary, details = [] }: CommandData = commands[command]
    return [
      `Usage: npm run ops -- ${command} ${parameters}`.trimEnd(),
      `  ${summary}`,
      ...(details.length > 0 ? ['', ...details.map((line) => `  ${line}`)] : []),
      '',
      '  --json  answers as JSON    --yes  changes without asking',
    ].join('\n')
  }
  const names = Object.entries(commands)
  const width = Math.max(...names.map(([name]) => name.length))
  return [
    'Usage: npm run ops -- <command> [--json] [--yes]',
    '',
    ...names.map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    '  npm run ops -- <command> --help tells its options. Times are Korean.',
  ].join('\n')
}

function isCommand(name: string): name is Command {
  return Object.hasOwn(commands, name)
}

/** A parsed request: help, or a command with its arguments. */
export type Request =
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'run'; readonly command: Command; readonly subject: string | undefined; readonly options: Options }

/** Parses the command line. Throws a {@link UsageError} that names the invalid part. */
export function readRequest(args: readonly string[]): Request {
  const { values: options, positionals, tokens } = parsed(args)
  const [room = '', verb = '', third] = positionals
  const pair = `${room} ${verb}`.trim()
  const command = isCommand(pair) ? pair : isCommand(room) ? room : undefined
  if (command === undefined) {
    if (options.help || pair === '') return { kind: 'help', text: help() }
    throw new UsageError(`There is no command "${pair}".`, help())
  }
  if (options.help) return { kind: 'help', text: help(command) }
  const foreign = tokens.find(
    (token) => token.kind === 'option' && !everywhere.has(token.name) && !takes(command, token.name),
  )
  if (foreign?.kind === 'option')
    throw new UsageError(`"${command}" has no option "${foreign.rawName}".`, help(command))
  return { kind: 'run', command, subject: command === room ? positionals[1] : third, options }
}

/** Why the options cannot be read, in words of ours: those of Node explain its parser. */
function usageReason(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  const [, option = '', name = ''] = /'(?:-\w, )?(--?([\w-]+))/.exec(message) ?? []
  const known = Object.entries(settings).find(([each]) => each === name)?.[1]
  if (known === undefined) return `There is no option "${option}". Add --help to a command to see its options.`
  return known.type === 'string' ? `Give ${option} a value, as in ${option}=VALUE.` : `${option} takes no value.`
}

function parsed(args: readonly string[]) {
  try {
    return parse(args)
  } catch (error) {
    throw new UsageError(usageReason(error))
  }
}
