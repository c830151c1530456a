import type { TestDatabase } from '../../database/testDatabases.ts'
import { runtimeOf } from '../../operations/runtime/runtime.ts'
import { serverOf } from '../../testSuite.ts'

export const head = 'Kategorie;Name;Straße;PLZ;Ort;Telefon;Website;Barrierefrei;Zusatzinfo'

export interface Question {
  id: string
  kind: string
  field: string | null
  said: string
  rows: number
  options: { choice: string; count: number | null }[]
  proposal: string
  answer: string | null
  examples: { row: number; cell: string }[]
}

/** Starts a server for a suite, sends it spreadsheets and answers and waits until they are worked out. */
export async function importingOn(db: TestDatabase) {
  const server = await serverOf(db)
  const token = await server.loginAs('Editor')
  const bearer = (by = token) => ({ headers: { Authorization: `Bearer ${by}` } })
  const idle = () => runtimeOf(server.payload).imports.idle()
  const send = async (content: string | Buffer, call = 'previewImport', by = token) => {
    const body = new FormData()
    const blob = new Blob([typeof content === 'string' ? content : Uint8Array.from(content)])
    body.append('file', blob, typeof content === 'string' ? 'liste.csv' : 'liste.xlsx')
    const response = await server.get(`/api/${call}`, { method: 'POST', body, ...bearer(by) })
    await idle()
    return { status: response.status, body: await response.json() }
  }
  const preview = async (lines: readonly string[], heads = head, by = token) =>
    (await send([heads, ...lines].join('\n'), 'previewImport', by)).body.id as string
  const read = (path: string) => server.json(path, bearer())
  const questionsOf = async (id: string): Promise<Question[]> =>
    (await read(`/api/import?id=${id}`)).questions
  const rowsOf = async (id: string, kind = 'new') =>
    (await read(`/api/importRows?id=${id}&kind=${kind}`)).rows
  const post = async (path: string, body: object, options: object = bearer()) => {
    const response = await server.post(path, body, options)
    await idle()
    return { status: response.status, body: await response.json() }
  }
  const answer = (id: string, answers: Record<string, string>) =>
    post('/api/correctImport', {
      id,
      answers: Object.entries(answers).map(([question, choice]) => ({ question, choice })),
    })
  const start = (id: string, mode = 'valid-rows') => post('/api/startImport', { id, mode })
  const providers = (category: string) => server.json(`/api/datafilteredcategory?category=${category}`)
  return { server, bearer, idle, send, preview, read, questionsOf, rowsOf, post, answer, start, providers }
}
