import express from 'express'
import { listening } from '#testSuite.ts'
import { answerErrors } from '../answers/answerErrors.ts'
import { runOneAtATime } from './runOneAtATime.ts'

async function open() {
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
  app.use(answerErrors(console))
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

it('blocking requests run one at a time, addresses in turn', async () => {
  const { begun, turns, ask, letBegin } = await open()
  for (let i = 0; i < 4; i++) await ask('192.0.2.1', `/a${i}`)
  const other = await ask('192.0.2.2', '/b')
  expect([begun, turns.length]).toEqual([[], 1])
  for (let i = 0; i < 3; i++) await letBegin()
  expect(await (await other.answer).text()).toBe('done')
  expect(begun.slice(0, 3)).toEqual(['/a0', '/a1', '/b'])
})

it('blocking requests do not wait until a client reads an answer', async () => {
  const { ask, letBegin } = await open()
  await ask('192.0.2.1', '/endless')
  const next = await ask('192.0.2.1', '/next')
  await letBegin()
  await letBegin()
  expect((await next.answer).status).toBe(200)
})

it('blocking requests are refused to an address with too many queued', async () => {
  const { ask } = await open()
  for (let i = 0; i < 251; i++) await ask('192.0.2.1', `/${i}`)
  const refused = await (await ask('192.0.2.1', '/more')).answer
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '5'])
  expect(await refused.json()).toMatchObject({ code: 'too_many_requests' })
})
