import * as z from 'zod'
import { formsOn } from '#server/forms/captcha.fixture.ts'
import { type Call, contract } from '#shared/contract'
import type { Body, TestServer } from '#testServer.ts'
import { ok } from '#testSuite.ts'

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

export type { Body }

const isPublic = (call: string) =>
  (contract as Record<string, Call>)[`POST /api/${call.split('?')[0]}`]?.who === 'public'

export async function requestsOn(server: TestServer) {
  await server.content.settings()
  const { token: editor, headers, json: get, get: act } = await server.signIn('Editor')
  let count = 0
  const address = () => `wer${++count}@example.org`

  /** Sends as a visitor what anybody may send, else as an Editor. */
  const post = (call: string, body: unknown = {}, token = isPublic(call) ? null : editor) =>
    server.as(token).post(call, body)
  async function submit(fields: object = {}): Promise<{ uuid: string; token: string }> {
    const sent = await post('addPendingEntry', entryRequest({ name: `Salon ${++count}`, ...fields }))
    expect(sent).toMatchObject({ status: 200 })
    return sent
  }
  const { send, withCode } = formsOn(server)
  const sendForm = async (fields: Record<string, string>, path = '/addrequest') =>
    (await send(await withCode(fields, path), path)).status === 303
  const accept = (id: string, more = '') => post(`acceptPendingEntry?id=${id}${more}`, {}, editor)
  const published = async (fields?: object) => {
    const sent = await submit(fields)
    await ok(accept(sent.uuid))
    return sent
  }
  const decline = (id: string, more = '') => post(`removePendingEntry?id=${id}${more}`, {}, editor)
  const close = (requests: object[], outcome: string, reason = '') =>
    post('closeRequests', { requests, outcome, reason }, editor)
  const undo = (...ids: string[]) => post('undo', { id: ids }, editor)
  const waitingEntry = async (uuid: string): Promise<Body> =>
    (await get('allpendingdata')).find((one: Body) => one.uuid === uuid)
  const stored = (id: string) => server.doc('entries', id)
  const { mailsTo } = server
  const logLines = async (target: string) =>
    (await server.docs('logs', { entry: target })).map(({ action, user }) => `${user}: ${action}`)
  async function submitChange(fields: object = {}): Promise<Body> {
    const sent = change({ name: `Änderung ${++count}`, ...fields })
    await ok(post('addPendingChange', sent))
    return (await pendingChanges()).find(({ name }) => name === sent.name)
  }
  const acceptChange = (body: object) => post('acceptPendingChange', body, editor)
  async function reported(email: string): Promise<{ entry: string; reports: string[] }> {
    const { id: entry } = await server.content.entry({ name: `Sanitätshaus ${++count}` })
    await ok(post('addReport', { entry, topics: ['phone'], email }))
    const one = (await get('reports')).find(({ uuid }: Body) => uuid === entry)
    return { entry, reports: one.reports.flatMap(({ ids }: Body) => ids) }
  }
  const pendingChanges = (): Promise<Body[]> => get('pending_changes')

  const isPending = async (name: string) => (await pendingChanges()).some((one) => one.name === name)
  /** A request, and the question what its submitter will read. */
  async function toPublish() {
    const to = address()
    const { uuid, token } = await submit({ email: to })
    return { to, uuid, token, question: { decision: 'acceptEntry', ids: [uuid], replace: 'none' } }
  }
  /** A provider, and a request of the same name from somebody else. */
  async function twins() {
    const [name, before, after] = [`Zwilling ${++count}`, address(), address()]
    const first = await published({ name, email: before })
    return { name, before, after, first, second: await submit({ name, email: after }) }
  }

  return {
    ...{ editor, headers, post, get, act, submit, published, sendForm, accept, decline, close, undo },
    ...{ waitingEntry, stored, mailsTo, logLines, pendingChanges, submitChange, acceptChange, reported },
    ...{ isPending, toPublish, twins, address },
    unique: () => ++count,
  }
}
