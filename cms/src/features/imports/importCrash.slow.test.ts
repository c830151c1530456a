import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { compileFixture, runFixture } from '#server/testProcess.ts'
import { makeFolder } from '#testFolder.ts'

let fixture: Awaited<ReturnType<typeof compileFixture>>
beforeAll(async () => {
  fixture = await compileFixture(path.join(import.meta.dirname, 'import.fixture.ts'))
})
afterAll(() => fixture?.remove())

async function run(args: string[], dieAt?: number): Promise<{ entries?: number }> {
  const { said, code, signal, all } = await runFixture(
    fixture.entry,
    args,
    dieAt ? { DIE_AT: String(dieAt) } : {},
  )
  if (dieAt ? signal !== 'SIGKILL' : code !== 0) throw new Error(`It ended with ${all}`)
  return JSON.parse(said.match(/^\{.*\}$/gm)?.at(-1) ?? '{}')
}

const csv = (count: number) =>
  `Kategorie;Name;Straße;PLZ;Ort;Telefon;lat;lon\n${Array.from(
    { length: count },
    (_, i) =>
      `Kategorie ${i % 20};Anbieter ${i};Weg ${i};${i % 10 === 3 ? 'falsch' : 97437};Haßfurt;0${i};50.${i};10.${i}`,
  ).join('\n')}\n`

async function stored(data: string) {
  const client = createClient({ url: `file:${path.join(data, 'directory.db')}` })
  const all = async (sql: string) => (await client.execute(sql)).rows as unknown as Record<string, never>[]
  const entries = await all('SELECT name FROM entries ORDER BY name')
  const versions = await all('SELECT count(*) AS n FROM _entries_v')
  const [record] = await all('SELECT state, current, error, total FROM imports')
  const logs = await all('SELECT action, entry FROM logs')
  client.close()
  const names = entries.map(({ name }) => String(name))
  return { names, versions: Number(versions[0]?.n), record, logs }
}

it('resumes after kill -9 without lost or duplicate rows', async () => {
  const data = makeFolder()
  const file = path.join(data, 'list.csv')
  await writeFile(file, csv(1000))
  for (const [rows, args] of [
    [300, [data, file]],
    [600, [data]],
  ] as const) {
    await run([...args], rows)
    const half = (await stored(data)).names.length
    expect(half).toBeGreaterThan(rows - 300)
    expect(half).toBeLessThan(rows)
  }
  const end = await run([data])
  expect(end.entries).toBe(900)
  const { names, versions, record, logs } = await stored(data)
  expect(names).toHaveLength(900)
  expect(new Set(names).size).toBe(900)
  expect(versions).toBe(900)
  expect(record).toMatchObject({ state: 'done', current: 900, error: 100, total: 1000 })
  expect(logs).toEqual([
    expect.objectContaining({ action: 'Import', entry: 'list.csv: 900 neu, 100 fehlerhaft' }),
  ])
})
