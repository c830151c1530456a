import { once } from 'node:events'
import { request } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import express from 'express'
import { sqlite } from '#database/testDatabases.ts'
import { fileLimits } from '#shared/fileLimits'
import { bearer } from '#testServer.ts'
import { listening, serverOf } from '#testSuite.ts'
import { answerErrors } from '../answers/answerErrors.ts'
import { adminsAlone } from './adminsAlone.ts'
import { receiveBody } from './receiveBody.ts'

const megabyte = 1_000_000

const handedOn: number[] = []

const server = await serverOf(sqlite)
const token = await server.loginAs('Admin')
const app = express()
app.use(adminsAlone(server.payload))
app.use(async (req, res) => {
  const received = await receiveBody(server.payload, req, res)
  if (!received) return
  let size = 0
  for await (const chunk of received) size += chunk.length
  handedOn.push(size)
  res.json({ size, method: received.method, url: received.url, type: received.headers['content-type'] })
})
app.use(answerErrors(server.payload.logger))
const url = await listening(app)

interface Options {
  method?: string
  isChunked?: boolean
  isEndless?: boolean
  session?: boolean
}

async function send(
  path: string,
  size: number,
  { method = 'POST', isChunked, isEndless, session }: Options = {},
) {
  const headers = {
    'Content-Type': 'application/json',
    ...(isChunked || isEndless ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': size }),
    ...(session && bearer(token)),
  }
  function* pieces() {
    for (let left = isEndless ? Number.POSITIVE_INFINITY : size; left > 0; left -= 100_000)
      yield Buffer.alloc(Math.min(left, 100_000), 'x')
  }
  const sent = request(url + path, { method, headers }).on('error', () => {})
  Readable.from(pieces()).pipe(sent)
  const [response] = await once(sent, 'response')
  const body = await text(response)
  sent.destroy()
  return { status: response.statusCode as number, body }
}

const logins = ['/cms/api/users/login', '/cms/api/users/first-register']
it.each(logins)('%s passes on up to a megabyte from anyone, and no larger body', async (path) => {
  for (const isChunked of [false, true]) {
    const answer = await send(path, megabyte, { isChunked })
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      200,
      { size: megabyte, method: 'POST', url: path, type: 'application/json' },
    ])
    handedOn.length = 0
    const refused = await send(path, megabyte + 1, { isChunked })
    expect([refused.status, JSON.parse(refused.body)]).toEqual([
      413,
      { success: false, code: 'too_large', message: expect.any(String) },
    ])
    expect(handedOn).toEqual([])
  }
})

it.each([
  ...['entries', 'files', 'pages/x', 'users', 'globals/site-settings', 'Users/login', 'users/login/x'].map(
    (path) => `/cms/api/${path}`,
  ),
  ...['/cms/api/contract/saveFile', '/cms/api/%63ontract/login', '/admin', '/admin/login', '/Admin'],
  ...['/admin/create-first-user', '/admin/%63reate-first-user', '/_next/x'],
])('%s checks the session before reading the body', async (path) => {
  handedOn.length = 0
  for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) {
    const { status, body } = await send(path, 0, { method, isEndless: true })
    expect([status, JSON.parse(body).code], method).toEqual([401, 'unauthorized'])
  }
  expect(handedOn).toEqual([])
})

it.each(['POST', 'PATCH', 'PUT', 'DELETE'])('an endless %s body of an Admin gets 413', async (method) => {
  expect((await send('/cms/api/entries', 0, { method, isEndless: true, session: true })).status).toBe(413)
})

it.each(['GET', 'OPTIONS'])('no body of a %s request is passed on', async (method) => {
  handedOn.length = 0
  expect((await send('/cms/api/entries', 0, { method, isEndless: true, session: true })).status).toBe(200)
  expect(handedOn).toEqual([0])
})

it('an Admin may send files of 20 MB and pages of 5 MB, and no more', async () => {
  const status = async (path: string, size: number) =>
    (await send(path, size, { session: true, isChunked: true })).status
  const room = 200_000
  expect(await status('/cms/api/files', fileLimits.file)).toBe(200)
  expect(await status('/cms/api/files', fileLimits.file + room)).toBe(413)
  for (const path of ['/cms/api/pages/x', '/admin/collections/pages/x']) {
    expect(await status(path, fileLimits.page)).toBe(200)
    expect(await status(path, fileLimits.page + room)).toBe(413)
  }
  for (const path of ['/cms/api/entries', '/cms/api/%66iles', '/cms/api/filesX'])
    expect(await status(path, megabyte + 1), path).toBe(413)
})
