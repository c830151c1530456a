import { runtimeOf } from '#lib/runtime/runtime.ts'
import { describePlan } from '#server/commands/describePlan.ts'
import type { OutputOf } from '#shared/contract'
import type { ImportQuestion, ImportRow } from '#shared/contract/importShapes'
import type { Entry } from '#shared/entry'
import type { ListedRowKind } from '#shared/fields/importFields'
import { bearer as authorised, type TestServer } from '#testServer.ts'

export const head = 'Kategorie;Name;Straße;PLZ;Ort;Telefon;Website;Barrierefrei;Zusatzinfo'

/** @param ownHead headings of the suite's lists */
export async function importingOn(server: TestServer, ownHead = head) {
  const [token, admin] = [await server.loginAs('Editor'), await server.loginAs('Admin')]
  const bearer = (by = token) => ({ headers: authorised(by) })
  const idle = () => runtimeOf(server.payload).imports.idle()
  /** Does not wait for what becomes of the file. */
  const upload = (content: string | Buffer, call = 'previewImport', by = token) => {
    const body = new FormData()
    const blob = new Blob([typeof content === 'string' ? content : Uint8Array.from(content)])
    body.append('file', blob, typeof content === 'string' ? 'liste.csv' : 'liste.xlsx')
    return server.get(`/api/${call}`, { method: 'POST', body, ...bearer(by) })
  }
  const send = async (...sent: Parameters<typeof upload>) => {
    const response = await upload(...sent)
    await idle()
    return { status: response.status, body: await response.json() }
  }
  const call = async (path: string, body?: object, by = token) => {
    const response = body ? await server.post(path, body, bearer(by)) : await server.get(path, bearer(by))
    return { status: response.status, body: await response.json() }
  }
  const preview = async (lines: readonly string[], heads = ownHead, by = token) =>
    (await send([heads, ...lines].join('\n'), 'previewImport', by)).body.id as string
  /** Without questions. */
  const take = async (lines: readonly string[], heads = ownHead) =>
    (await send([heads, ...lines].join('\n'), 'uploadExcel')).body.id as string
  const read = (path: string) => server.json(path, bearer())
  const summary = (id: string): Promise<OutputOf<'GET /api/import'>> => read(`/api/import?id=${id}`)
  const questionsOf = async (id: string): Promise<ImportQuestion[]> => (await summary(id)).questions
  const rowsOf = async (id: string, kind: ListedRowKind = 'new'): Promise<ImportRow[]> =>
    (await read(`/api/importRows?id=${id}&kind=${kind}`)).rows
  const post = async (...called: Parameters<typeof call>) => {
    const answer = await call(...called)
    await idle()
    return answer
  }
  const correct = (id: string, change: object) => post('/api/correctImport', { id, ...change })
  const answer = (id: string, answers: Record<string, string>) =>
    correct(id, {
      answers: Object.entries(answers).map(([question, choice]) => ({ question, choice })),
    })
  const start = (id: string) => post('/api/startImport', { id })
  const undo = (id: string) => post('/api/undo', { import: id })
  const providers = (category: string): Promise<Entry[]> =>
    server.json(`/api/datafilteredcategory?category=${encodeURIComponent(category)}`)
  const printed = async (id: string) => {
    const lines: string[] = []
    for await (const line of describePlan(server.payload, id)) lines.push(line)
    return lines
  }
  return {
    ...{ token, admin, bearer, idle, upload, send, call, preview, take },
    ...{ read, summary, questionsOf, rowsOf, post },
    ...{ correct, answer, start, undo, providers, printed },
  }
}
