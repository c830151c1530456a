import { type DestinationStream, destination, type Logger, pino } from 'pino'
import { build as pretty } from 'pino-pretty'
import { currentIso } from '#clock.ts'
import type { Environment } from '#environment.ts'
import { describeError } from './describeError.ts'
import { lineWithoutContent } from './withoutContent.ts'

/** All others are left out, so that no name, mail or network address, token or query gets into a log by accident. */
const fields = new Set([
  'err',
  // Also in the security log, and shown to people after a failure.
  'requestId',
  'method',
  // Never the address itself.
  'route',
  'status',
  'ms',
  'file',
  'collection',
  'code',
  'counts',
  'site',
  'dataDir',
  'firstAdmin',
  'hint',
  'problem',
])

const allowed = (line: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(line).flatMap(([name, value]) => {
      if (value === undefined) return []
      if (fields.has(name)) return [[name, value]]
      // Other libraries' name for `err`.
      return value instanceof Error ? [['err', value]] : []
    }),
  )

/**
 * One a process, which Payload gets, too: lines to read, or one line of JSON per event. Written at once, so that the
 * last line of a process that ends is there.
 */
export function createLogger(format: Environment['logFormat'], to?: DestinationStream): Logger {
  const options = {
    base: null,
    timestamp: () => `,"time":"${currentIso()}"`,
    formatters: { level: (label: string) => ({ level: label }), log: allowed },
    serializers: { err: describeError },
    hooks: {
      logMethod(this: Logger, args: unknown[], method: (...args: unknown[]) => void) {
        method.apply(this, cleaned(args))
      },
    },
  }
  return pino(options, to ?? outputOf(format))
}

/** Our code passes no values to be filled in. */
function cleaned([first, second]: unknown[]): unknown[] {
  if (typeof first === 'string') return [lineWithoutContent(first)]
  const { msg, ...line } = first instanceof Error ? { err: first, msg: undefined } : Object(first)
  const text = typeof second === 'string' ? second : msg
  return [line, typeof text === 'string' ? lineWithoutContent(text) : messageOf(line)]
}

function messageOf({ err }: { err?: unknown }): string {
  if (err === undefined) return ''
  const { type, message } = describeError(err)
  return message ?? type
}

function outputOf(format: Environment['logFormat']): DestinationStream {
  if (format === 'json') return destination({ dest: 1, sync: true })
  return pretty({ colorize: true, translateTime: 'SYS:HH:MM:ss', destination: 1, sync: true })
}
