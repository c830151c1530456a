import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'

interface WatchOptions {
  isJson: boolean
  logger: Pick<Logger, 'error'>
  tickMs?: number
}

/**
 * Ends the process with code 70 (SIGKILL inside native code) and a line on stderr, once the main thread has made no turn
 * for thirty ticks.
 */
export function watchMainThread({ isJson, logger, tickMs = 1000 }: WatchOptions): void {
  const turns = new Int32Array(new SharedArrayBuffer(4))
  setInterval(() => Atomics.add(turns, 0, 1), tickMs).unref()
  const worker = new Worker(new URL('./mainThreadWatcher.js', import.meta.url), {
    workerData: { turns, tickMs, isJson },
    name: 'main thread watcher',
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  })
  worker.unref()
  worker.on('error', (err) => logger.error({ err, msg: 'The main thread is not watched any more' }))
}
