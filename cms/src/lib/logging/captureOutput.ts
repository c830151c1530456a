import type { Logger } from 'pino'
import { lineWithoutContent } from './withoutContent.ts'

const levels = {
  debug: 'debug',
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'error',
  trace: 'debug',
} as const

/**
 * React, Next and other libraries write to the console, Node warns and tells why it dies. Of their lines the first
 * words and the error stay.
 */
export function captureOutput(logger: Logger) {
  for (const [name, level] of Object.entries(levels))
    console[name as keyof typeof levels] = (...args: unknown[]) => {
      const words = args.find((arg) => typeof arg === 'string' && /\w/.test(arg)) as string | undefined
      const err = args.find((arg) => arg instanceof Error)
      const msg = words && lineWithoutContent(words)
      if (err || msg) logger[level]({ err, msg })
    }
  process.removeAllListeners('warning')
  process.on('warning', (warning) => logger.warn({ err: warning, msg: `Warning: ${warning.name}` }))
  process.on('uncaughtException', (err) => {
    logger.fatal({ err, msg: 'Nobody caught a failure; the process ends' })
    process.exit(1)
  })
}
