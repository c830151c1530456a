// A process that is watched and then told what to do to its main thread. `alive` is printed by a turn of its loop.
import { watchMainThread } from './watchMainThread.ts'

const [, , what = '', tickMs] = process.argv

const acts: Record<string, () => void> = {
  loop() {
    for (;;);
  },
  async promises() {
    for (;;) await null
  },
  pattern: () => /^(a+)+$/.test(`${'a'.repeat(60)}b`),
  nothing() {},
}

watchMainThread({ isJson: false, logger: console, tickMs: Number(tickMs) })
process.on('message', (asked) => {
  if (asked === 'end') process.disconnect()
  else process.send?.('alive')
})
setImmediate(() => {
  process.send?.('begun')
  acts[what]?.()
})
