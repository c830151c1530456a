import type { Logger } from 'pino'
import { endProcess } from './endProcess.ts'

/** npm passes on what the terminal has sent to both; so soon after the first it is the same one. */
const doubledMs = 1000

/** The first signal ends the server in good order, a second one at once. */
export function stopWithSignals(logger: Pick<Logger, 'error' | 'info'>, stop: () => Promise<void>): void {
  let first: { signal: NodeJS.Signals; at: number } | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      const now = performance.now()
      if (first) {
        if (signal !== first.signal || now - first.at > doubledMs) void endProcess(1)
        return
      }
      first = { signal, at: now }
      logger.info(`Told to end by ${signal}`)
      void stop().then(
        () => {
          logger.info('The server has ended')
          return endProcess(0)
        },
        (err) => {
          logger.error({ err, msg: 'The server ended in disorder' })
          return endProcess(1)
        },
      )
    })
  }
}
