import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import express from 'express'
import { listening } from '../testSuite.ts'
import { runOneAtATime, sendReadyAnswers } from './runOneAtATime.ts'

describe('before a piece of work', () => {
  it('passes a turn of the event loop or two where nothing arrives', async () => {
    let turns = 0
    const count = () => {
      turns++
      counting = setImmediate(count)
    }
    let counting = setImmediate(count)
    await sendReadyAnswers()
    clearImmediate(counting)
    expect(turns).toBeLessThan(20)
  })

  it('all connections that wait are accepted', async () => {
    let accepted = 0
    const server = createServer().on('connection', () => accepted++)
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const clients = Array.from({ length: 30 }, () => connect(port, '127.0.0.1'))
    await sendReadyAnswers()
    expect(accepted).toBe(30)
    for (const client of clients) client.destroy()
    server.close()
  })
})

describe('requests that block the one thread', () => {
  async function open() {
    /** Functions that each let one waiting request begin. */
    const turns: (() => void)[] = []
    const begun: string[] = []
    const app = express()
    app.set('trust proxy', 'loopback')
    let arrived = 0
    app.use((_req, _res, next) => {
      arrived++
      next()
    })
    app.use(runOneAtATime(() => new Promise((resolve) => turns.push(resolve))))
    app.use((req, res) => {
      begun.push(req.url)
      if (req.url !== '/endless') res.end('done')
    })
    const url = await listening(app)
    const ask = async (address: string, path: string) => {
      const before = arrived
      const answer = fetch(url + path, { headers: { 'X-Forwarded-For': address } })
      answer.catch(() => {})
      while (arrived === before) await new Promise(setImmediate)
      return { answer }
    }
    const letBegin = async () => {
      while (turns.length === 0) await new Promise(setImmediate)
      turns.shift()?.()
    }
    return { begun, turns, ask, letBegin }
  }

  it('begin one after another, addresses in turn', async () => {
    const { begun, turns, ask, letBegin } = await open()
    for (let i = 0; i < 4; i++) await ask('192.0.2.1', `/a${i}`)
    const other = await ask('192.0.2.2', '/b')
    expect([begun, turns.length]).toEqual([[], 1])
    for (let i = 0; i < 3; i++) await letBegin()
    expect(await (await other.answer).text()).toBe('done')
    expect(begun.slice(0, 3)).toEqual(['/a0', '/a1', '/b'])
  })

  it("do not wait for another one's client to read its answer", async () => {
    const { ask, letBegin } = await open()
    await ask('192.0.2.1', '/endless')
    const next = await ask('192.0.2.1', '/next')
    await letBegin()
    await letBegin()
    expect((await next.answer).status).toBe(200)
  })

  it('are refused to an address with too many waiting', async () => {
    const { ask } = await open()
    for (let i = 0; i < 251; i++) await ask('192.0.2.1', `/${i}`)
    const refused = await (await ask('192.0.2.1', '/more')).answer
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '5'])
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' })
  })
})
