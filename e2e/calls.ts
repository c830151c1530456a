import type { Entry } from '#shared/entry'
import { server } from './setup.ts'
import type { Username } from './staff.ts'

/** Calls the server of the current file without a browser, and fails unless it agrees; `path`: a call, or an address. */
export async function call(path: string, body?: object, token = '') {
  const response = await fetch(new URL(/^(\/|http)/.test(path) ? path : `/api/${path}`, server.url), {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`)
  return response.json()
}

export const textOf = async (path: string) => (await fetch(server.url + path)).text()

const tokenOf = async (username: Username): Promise<string> =>
  (await call('login', { username, password: `${username}-demo` })).access_token

export const callAs = async (username: Username, path: string, body?: object) =>
  call(path, body, await tokenOf(username))

export const listed = (category: string): Promise<Entry[]> =>
  call(`datafilteredcategory?category=${encodeURIComponent(category)}`)
export const firstIn = async (category: string) => (await listed(category))[0] as Entry
export const hairdresser = async (name: string) =>
  (await listed('Friseure')).find((entry) => entry.name === name)
export const namesIn = async (category: string) => (await listed(category)).map(({ name }) => name)

const place = { street: 'Nirgends 1', plz: '97437', city: 'Haßfurt' }

export const addEntry = async (fields: { name: string; category: string } & Record<string, unknown>) =>
  (await callAs('editor', 'addEntry', { ...place, noEmail: true, ...fields })).uuid as string

/** For a new provider. */
export const submit = (fields: { name: string } & Record<string, string>) =>
  call('addPendingEntry', { ...place, category: 'Friseure', email: 'neu@example.org', ...fields })

export const request = async (fields: Parameters<typeof submit>[0]): Promise<string> =>
  (await submit(fields)).uuid

/** With a code that proves nothing. */
export const requestChange = (fields: { name: string; email?: string; changeText?: string }) =>
  call('addPendingChange', {
    ...{ email: 'neu@example.org', token: 'zzzzzzzzz9', changeText: 'Bitte ändern.' },
    ...fields,
  })

/** Those of all providers if no category is named. */
export async function exportedLines(category = ''): Promise<string[]> {
  const headers = { Authorization: `Bearer ${await tokenOf('editor')}` }
  const response = await fetch(`${server.url}/api/downloadExcel?category=${category}`, { headers })
  return (await response.text()).trim().split('\r\n')
}

/** The latest first. */
export async function mailsTo(address: string): Promise<{ subject: string; text: string }[]> {
  const headers = { Authorization: `JWT ${await tokenOf('admin')}` }
  const path = `/cms/api/mails?sort=-createdAt&where[to][equals]=${encodeURIComponent(address)}`
  const ask = () => fetch(server.url + path, { headers })
  let response = await ask()
  // Payload's calls are refused until the admin UI is built: `npm test` does that beside the journeys, a single file never.
  if (response.status === 503)
    console.warn(await response.text(), '\nWaiting for the admin UI, which npm test and npm run build make.')
  while (response.status === 503) {
    await new Promise((resolve) => setTimeout(resolve, 500))
    response = await ask()
  }
  return (await response.json()).docs
}
