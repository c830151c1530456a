// The other end of `runChild.ts`: takes one message, sends back the result or { fault: 'words' }, and ends. Plain
// JavaScript, because the sources and the compiled server alike start such processes.

import { Worker } from 'node:worker_threads'

/**
 * A thread that kills this process once it has got another parent: while native code runs, the main thread does not
 * notice that the process it works for is gone. On Windows, which assigns no new parent, the work goes on.
 */
const watch = `setInterval(() => {
  if (process.ppid !== ${process.env.PARENT_PID ?? process.ppid}) process.kill(process.pid, 'SIGKILL')
}, 200)`

/** @param make returns the answer, or a promise of it, for the message */
export function answerOnce(make) {
  new Worker(watch, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref()
  // The process that asked is gone.
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
