// The other end of `runChild.ts`: takes one message, hands back what is made of it, or { fault: 'words' }, and ends. Plain
// JavaScript, as such processes are started from the sources and by the compiled server alike.

import { Worker } from 'node:worker_threads'

/**
 * Natively compiled code hears of nothing until it is done, also not that whoever asked is gone, killed perhaps: a thread
 * of its own looks whether this process has got another parent. Where the system gives it none (Windows), it goes on.
 */
const watch = `setInterval(() => {
  if (process.ppid !== ${process.env.PARENT_PID ?? process.ppid}) process.kill(process.pid, 'SIGKILL')
}, 200)`

/** @param make answer or promise of one, by the message */
export function answerOnce(make) {
  new Worker(watch, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref()
  // Whoever asked is gone.
  process.once('disconnect', () => process.exit(1))
  process.once('message', async (message) => {
    let answer
    try {
      answer = await make(message)
    } catch (error) {
      answer = { fault: String(error?.stack ?? error) }
    }
    process.send(answer, () => process.disconnect())
  })
}
