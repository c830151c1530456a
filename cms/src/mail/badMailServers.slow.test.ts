import { sqlite } from '#database/testDatabases.ts'
import { badMoods, type Mood, mailServer, outboxOn, until } from './outbox.fixture.ts'

const { payload, queue, sendBy, mail } = outboxOn(sqlite)
let smtp: Awaited<ReturnType<typeof mailServer>>

async function begin(mood: Mood) {
  smtp = await mailServer(mood)
  return sendBy(smtp.url, { pauseMs: 20, timeoutMs: 200 })
}
const isSent = async (id: string) => Boolean((await mail(id)).sentAt)

it.each(badMoods)('a mail server (%s) blocks no caller and gets each mail in the end', async (mood) => {
  const sender = await begin(mood)
  const began = await queue('a@example.org')
  // While it fails, other mails are queued.
  await until(() => smtp.state.asked >= 2)
  const second = await queue('b@example.org')
  expect(await isSent(began.id)).toBe(false)
  smtp.state.mood = 'well'
  await until(() => isSent(began.id))
  await until(() => isSent(second.id))
  const ids = smtp.received.map(({ id }) => id)
  // A mail that was received but not acknowledged is sent again, because no server can know. Its id is the same, so
  // that receivers can.
  const mayRepeat = mood.endsWith('after DATA')
  if (mayRepeat) expect(new Set(ids)).toEqual(new Set([began.id, second.id]))
  else expect([...ids].sort()).toEqual([began.id, second.id].sort())
  const sent = smtp.received.length
  sender.wake()
  await sender.stop()
  expect(smtp.received).toHaveLength(sent)
})

it('the sender stops with a silent mail server, and resumes on restart', async () => {
  const sender = await begin('silent')
  const { id } = await queue('c@example.org')
  await until(() => smtp.state.asked >= 1)
  await sender.stop()
  const data = { nextAttemptAt: new Date(0).toISOString() }
  await payload().update({ collection: 'mails', id, data })
  await smtp.close()
  await begin('well')
  await until(() => isSent(id))
  expect(smtp.received).toHaveLength(1)
})
