import type { Logger } from 'pino'

/** A second signal within this time is the same one: npm passes on what the terminal has sent to both. */
const doubledMs = 1000

/** In good order at the first signal, at once at the second. */
export function stopWithSignals(logger: Pick<Logger, 'error' | 'info'>, stop: () => Promise<void>) {
  let first: { signal: NodeJS.Signals; at: number } | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      const now = performance.now()
      if (first) {
        if (signal !== first.signal || now - first.at > doubledMs) process.exit(1)
        return
      }
      first = { signal, at: now }
      logger.info(`Told to end by ${signal}`)
      void stop().then(
        () => {
          logger.info('The server has ended')
          process.exit(0)
        },
        (err) => {
          logger.error({ err, msg: 'The server ended in disorder' })
          process.exit(1)
        },
      )
    })
  }
}
