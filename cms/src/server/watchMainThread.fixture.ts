// A process that is watched and then told what to do to its main thread. `alive` is printed by a turn of its loop.
import { readSync } from 'node:fs'
import inspector from 'node:inspector'
import { Worker } from 'node:worker_threads'
import { watchMainThread } from './watchMainThread.ts'

const [, , what = '', format, tickMs] = process.argv

/** Pauses the main thread as a debugger does, and resumes it after as many milliseconds. */
const pauseFor = (ms: number) => `
  const { Session } = require('node:inspector')
  const session = new Session()
  session.connectToMainThread()
  session.post('Debugger.enable')
  session.post('Debugger.pause')
  setTimeout(() => session.post('Debugger.resume', () => process.exit()), ${ms})`

const acts: Record<string, () => void> = {
  loop() {
    for (;;);
  },
  async promises() {
    for (;;) await null
  },
  pattern: () => /^(a+)+$/.test(`${'a'.repeat(60)}b`),
  // Nobody writes there.
  native: () => readSync(0, Buffer.alloc(1)),
  clock() {
    const { now } = Date
    Date.now = () => now() + 86_400_000
  },
  debugger() {
    inspector.open(0, '127.0.0.1')
    new Worker(pauseFor(Number(tickMs) * 70), { eval: true })
  },
  nothing() {},
}

watchMainThread({ isJson: format === 'json', logger: console, tickMs: Number(tickMs) })
process.on('message', (asked) => {
  if (asked === 'end') process.disconnect()
  else process.send?.('alive')
})
setImmediate(() => {
  process.send?.('begun')
  acts[what]?.()
})
