import inspector from 'node:inspector'
import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'

interface WatchOptions {
  isJson: boolean
  logger: Pick<Logger, 'error'>
  tickMs?: number
}

const msg =
  'The server has stood still for thirty seconds and answers nobody. It is killed, to be started again'

/** Counts ticks instead of time: after a stopped process or a sleeping machine goes on, one tick has passed. */
const watcher = `
const { write } = require('node:fs')
const { turns, tickMs, line } = require('node:worker_threads').workerData
let seen = 0
let standing = 0
setInterval(() => {
  const now = Atomics.load(turns, 0)
  standing = now === seen ? standing + 1 : 0
  seen = now
  if (standing !== 30) return
  const kill = () => process.kill(process.pid, 'SIGKILL')
  // The main thread may stand because nobody reads what it prints.
  setTimeout(kill, 1000)
  write(2, line, kill)
}, tickMs)`

/** Once the main thread has made no turn for thirty ticks; a process started with a debugger may stand still. */
export function watchMainThread({ isJson, logger, tickMs = 1000 }: WatchOptions) {
  if (inspector.url() !== undefined) return
  const turns = new Int32Array(new SharedArrayBuffer(4))
  setInterval(() => Atomics.add(turns, 0, 1), tickMs).unref()
  const line = `${isJson ? JSON.stringify({ level: 'fatal', msg }) : `FATAL: ${msg}`}\n`
  const worker = new Worker(watcher, {
    eval: true,
    workerData: { turns, tickMs, line },
    name: 'main thread watcher',
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  })
  worker.unref()
  worker.on('error', (err) => logger.error({ err, msg: 'The main thread is not watched any more' }))
}
