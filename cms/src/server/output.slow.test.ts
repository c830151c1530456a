import path from 'node:path'
import Database from 'libsql'
import { mailServer } from '#mail/outbox.fixture.ts'
import { makeFolder } from '#testFolder.ts'
import { bearer } from '#testServer.ts'
import { loginAt, serverProcesses } from './testProcess.ts'

const admin = { ADMIN_USERNAME: 'chief', ADMIN_PASSWORD: 'password of the chief' }
/** Contained in everything that this test sends, each time with another number. */
const mark = 'Geheimzwölf'
const marks = [mark, encodeURIComponent(mark), mark.toLowerCase(), 'geheimzw', 'Geheimzw']
let sent = 0
const secret = () => `${mark}${++sent}`

const { run } = serverProcesses()

it.each(['json', 'text'])("the server's output as %s contains no personal value", async (format) => {
  const DATA_DIR = makeFolder()
  const mails = await mailServer('refusing')
  const settings = { ...admin, DATA_DIR, SEED: 'none', RATE_LIMIT: 'off', LOG_FORMAT: format }
  const running = run({ ...settings, SMTP_URL: mails.url, MAIL_FROM: 'x@example.org' })
  const url = await running.url
  // Next is loaded only once, because that takes long.
  const tokens = await drive(url, format === 'json')
  await breakEntries(path.join(DATA_DIR, 'directory.db'))
  const failed = await post(url, '/api/addPendingEntry', wish())
  expect(failed.status).toBe(500)
  const { id } = (await failed.json()) as { id: string }
  await vi.waitFor(() => expect(running.output()).toMatch(/Mail \S+ could not be sent/), 60_000)
  running.child.kill('SIGTERM')
  expect(await running.ended).toBe(0)
  const output = running.output()

  for (const word of [...marks, ...tokens, admin.ADMIN_PASSWORD, '@example'])
    expect(output.includes(word), `${word} stands in:\n${output}`).toBe(false)
  // The marks are not missing just because nothing was printed.
  expect(output).toContain('Failed query')
  expect(output).toContain('Told to end')
  expect(output.split(id).length).toBeGreaterThan(2)
  if (format === 'json') readLines(output, id)
})

function readLines(output: string, failed: string): void {
  const lines = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  for (const line of lines) {
    expect(line).toMatchObject({ level: expect.any(String), msg: expect.any(String) })
    expect(Date.parse(line.time)).toBeGreaterThan(0)
  }
  const request = { requestId: failed, method: 'POST', route: '/api/addPendingEntry', status: 500 }
  expect(lines).toContainEqual(expect.objectContaining({ ...request, ms: expect.any(Number) }))
}

const post = (url: string, address: string, body: unknown, token?: string) =>
  fetch(url + address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && bearer(token)) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const wish = () => ({
  ...{ category: secret(), name: secret(), street: secret(), plz: '97437', city: secret() },
  email: `geheimzw${++sent}@example.org`,
  homepage: `https://${encodeURIComponent(secret())}.example.org`,
  additionalInfo: secret(),
})

/** Sends what people send, right and wrong; returns what else must not be printed. */
async function drive(url: string, withNext: boolean): Promise<string[]> {
  const token = (await loginAt(url, 'chief', admin.ADMIN_PASSWORD)) ?? ''
  const asked = await post(url, '/api/addPendingEntry', wish())
  expect(asked.status).toBe(200)
  const { uuid, token: code } = (await asked.json()) as { uuid: string; token: string }
  expect((await post(url, `/api/acceptPendingEntry?id=${uuid}`, {}, token)).status).toBe(200)
  await post(url, '/api/addPendingEntry', { ...wish(), plz: secret(), email: secret() })
  const change = { name: secret(), email: 'x@y.example', token: secret(), changeText: secret() }
  await post(url, '/api/addPendingChange', change)
  for (const address of ['/api/login', ...(withNext ? ['/cms/api/users/login'] : [])]) {
    await post(url, address, { username: secret(), password: secret() })
    await post(url, address, `{"username":"${secret()}"`)
    await post(url, address, { username: 'chief', password: secret() })
  }
  const raw = [
    `/cms/api/entries?where[${secret()}][equals]=x`,
    `/cms/api/${secret()}?depth=2`,
    `/cms/api/files/file/${secret()}.pdf`,
    `/api/datafilteredcategory?category=${secret()}`,
    `/categories/list/${secret()}/${secret()}?id=${secret()}`,
    `/addrequest?change&name=${secret()}&token=${secret()}`,
    `/external-media?url=https://${secret()}.example`,
    `/%E0%A4%A?${secret()}`,
  ]
  for (const address of raw.filter((one) => withNext || !one.startsWith('/cms/')))
    for (const headers of [undefined, bearer(token), bearer(secret())])
      await (await fetch(url + address, { headers, redirect: 'manual' })).arrayBuffer()
  if (withNext) {
    await post(url, '/cms/api/categories', { name: secret(), [secret()]: secret() }, token)
    const user = { username: secret(), password: 'x', email: secret(), role: secret() }
    await post(url, '/cms/api/users', user, token)
  }
  const upload = async (address: string, text: string, name: string) => {
    const body = new FormData()
    body.append('file', new Blob([text]), name)
    await fetch(url + address, { method: 'POST', body, headers: bearer(token) })
  }
  for (const [name, text] of [
    [
      `${secret()}.csv`,
      `Name;Straße;PLZ;Ort;Kategorie;E-Mail\n${secret()};S 1;97437;${secret()};${secret()};${secret()}\n`,
    ],
    [`${secret()}.xlsx`, secret()],
  ] as const) {
    await upload('/api/uploadExcel', text, name)
  }
  if (withNext) await upload('/cms/api/files', `<svg><script>${secret()}</script></svg>`, `${secret()}.svg`)
  return [token, code]
}

/** Makes storing fail, for a reason that is unknown to the server. */
async function breakEntries(file: string): Promise<void> {
  const database = new Database(file)
  database.exec('PRAGMA busy_timeout = 60000')
  database.exec("CREATE TRIGGER broken BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'broken'); END")
  database.close()
}
