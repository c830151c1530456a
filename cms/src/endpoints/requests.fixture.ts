import { type Call, contract } from '@directory/shared/contract'
import * as z from 'zod'
import { readCaptcha } from '../server/forms/captcha.fixture.ts'
import type { TestServer } from '../testServer.ts'

export const callsTaking = (field: string): string[] =>
  Object.entries(contract as Record<string, Call>).flatMap(([key, { body, summary }]) => {
    const isDoor =
      body &&
      (/^(?:restore|undo)\b/i.test(summary) ||
        JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })).includes(`"${field}"`))
    return isDoor ? key : []
  })

export const entryRequest = (fields: object = {}) => ({
  category: 'Friseure',
  name: 'Salon Kornblume',
  street: 'Hauptstr. 5',
  plz: '97437',
  city: 'Haßfurt',
  email: 'neu@example.org',
  ...fields,
})
export const change = (fields: object = {}) => ({
  name: 'Salon Kornblume',
  email: 'neu@example.org',
  token: 'a1b2c3d4e5',
  changeText: 'Wir haben neue Zeiten.',
  ...fields,
})

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
export type Body = any

export async function requestsOn(server: TestServer) {
  await server.content.settings()
  const editor = await server.loginAs('Editor')
  let count = 0

  const as = (token: string | null) => (token ? { headers: { Authorization: `Bearer ${token}` } } : {})
  async function post(path: string, body: unknown = {}, token: string | null = null) {
    const response = await server.post(path, body, as(token))
    return { status: response.status, headers: response.headers, body: (await response.json()) as Body }
  }
  async function get(path: string, token: string | null = editor) {
    const response = await server.get(path, as(token))
    return { status: response.status, body: (await response.json()) as Body }
  }
  async function submit(fields: object = {}) {
    const { body, status } = await post(
      '/api/addPendingEntry',
      entryRequest({ name: `Salon ${++count}`, ...fields }),
    )
    expect(status, JSON.stringify(body)).toBe(200)
    return body as { uuid: string; token: string }
  }
  async function sendForm(fields: Record<string, string>, path = '/addrequest') {
    const captchaId = /\/captcha\/([\w-]+)\.svg/.exec(await server.text(path))?.[1] ?? ''
    const captchaCode = readCaptcha(captchaId, server.settings.secret)
    const body = new URLSearchParams({ ...fields, captchaId, captchaCode })
    return (await server.get(path, { method: 'POST', body })).status === 303
  }
  const accept = (id: string, more = '') => post(`/api/acceptPendingEntry?id=${id}${more}`, {}, editor)
  const decline = (id: string, more = '') => post(`/api/removePendingEntry?id=${id}${more}`, {}, editor)
  const close = (requests: object[], outcome: string, reason = '') =>
    post('/api/closeRequests', { requests, outcome, reason }, editor)
  const undo = (...ids: string[]) => post('/api/undo', { id: ids }, editor)
  const waitingEntry = async (uuid: string): Promise<Body> =>
    (await get('/api/allpendingdata')).body.find((one: Body) => one.uuid === uuid)
  const stored = async (id: string) =>
    server.payload.findByID({ collection: 'entries', id, depth: 0, disableErrors: true, trash: true })
  const { mailsTo } = server
  const logLines = async (target: string) =>
    (
      await server.payload.find({
        collection: 'logs',
        where: { entry: { equals: target } },
        sort: 'createdAt',
        pagination: false,
      })
    ).docs.map(({ action, user }) => `${user}: ${action}`)
  async function submitChange(fields: object = {}): Promise<Body> {
    const sent = change({ name: `Änderung ${++count}`, ...fields })
    expect((await post('/api/addPendingChange', sent)).status).toBe(200)
    return (await pendingChanges()).find(({ name }) => name === sent.name)
  }
  const acceptChange = (body: object) => post('/api/acceptPendingChange', body, editor)
  async function reported(email: string): Promise<{ entry: string; reports: string[] }> {
    const { id: entry } = await server.content.entry({ name: `Sanitätshaus ${++count}` })
    expect((await post('/api/addReport', { entry, topics: ['phone'], email })).status).toBe(200)
    const one = (await get('/api/reports')).body.find(({ uuid }: Body) => uuid === entry)
    return { entry, reports: one.reports.flatMap(({ ids }: Body) => ids) }
  }
  const pendingChanges = async (): Promise<Body[]> => (await get('/api/pending_changes')).body

  return {
    editor,
    as,
    post,
    get,
    submit,
    sendForm,
    accept,
    decline,
    close,
    undo,
    waitingEntry,
    stored,
    mailsTo,
    logLines,
    pendingChanges,
    submitChange,
    acceptChange,
    reported,
    unique: () => ++count,
  }
}
