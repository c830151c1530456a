import { sqlite } from '#database/testDatabases.ts'
import { startTestServer } from '#testServer.ts'

export const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })

/** Asks for addresses while another visitor asks 200 times: the answers, and how many of the flood came before them. */
export async function inFlood(flooded: string, asked: readonly string[], ready: readonly string[] = []) {
  const server = await startTestServer(sqlite, { trustProxy: ['loopback'], isPrivate: false })
  for (const address of ready) await server.text(address, from('192.0.2.1'))
  let ofFlood = 0
  const flood = Array.from({ length: 200 }, async (_, i) => {
    const { status } = await server.raw(`${flooded}word${i}`, from('198.51.100.9'))
    ofFlood += Number(status === 200)
  })
  const answers = await Promise.all(asked.map((address) => server.raw(address, from('192.0.2.2'))))
  const before = ofFlood
  await Promise.all(flood)
  await server.stop()
  return { ofFlood: before, statuses: answers.map(({ status }) => status) }
}
