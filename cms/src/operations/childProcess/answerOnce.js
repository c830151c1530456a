// The other end of `runChild.ts`: takes one message, hands back what is made of it, or { fault: 'words' }, and ends. Plain
// JavaScript, as such processes are started from the sources and by the compiled server alike.

/** @param make answer or promise of one, by the message */
export function answerOnce(make) {
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
