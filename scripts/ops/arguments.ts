import * as v from 'valibot'
import { type Command, type Options, UsageError } from './commands.ts'

export const filledSchema = v.pipe(v.string('is missing'), v.trim(), v.nonEmpty('is missing'))

/** A command as it was typed. */
export interface Request {
  readonly command: Command
  readonly subject: string | undefined
  readonly options: Options
}

/** What a value must be. The messages of the schemas tell it, except those of a choice. */
function reasonOf({ type, message, expected }: v.BaseIssue<unknown>): string {
  if (type !== 'picklist') return message
  return `must be one of ${(expected ?? '').replaceAll(/[()"]/g, '').replaceAll(' | ', ', ')}`
}

/** Reads the arguments that several commands take. Each throws a {@link UsageError} that leads to the command's help. */
export function readArguments({ command, subject, options }: Request) {
  const read = <Schema extends v.GenericSchema>(
    name: string,
    schema: Schema,
    value: unknown,
  ): v.InferOutput<Schema> => {
    const parsed = v.safeParse(schema, value)
    if (parsed.success) return parsed.output
    throw new UsageError(`${name}: ${reasonOf(parsed.issues[0])}. See "npm run ops -- ${command} --help".`)
  }
  const optional = <Schema extends v.GenericSchema>(name: keyof Options, schema: Schema) =>
    options[name] === undefined ? undefined : read(`--${name}`, schema, options[name])
  return {
    /** Argument after the command's name. */
    subject,
    read,
    optional,
  }
}
