// A process that is watched and then told what to do to its main thread. `alive` is printed by a turn of its loop.
import { readSync } from 'node:fs'
import { watchMainThread } from './watchMainThread.ts'

const [, , what = '', format, tickMs] = process.argv

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
