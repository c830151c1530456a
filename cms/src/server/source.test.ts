import { existsSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sqlite } from '#database/testDatabases.ts'
import { projectRoot } from '#lib/paths/projectRoot.ts'
import { startTestServer } from '#testServer.ts'
import { ok, refused, serverOf } from '#testSuite.ts'

/** A tar file is blocks of 512 bytes, a head and then the content of each. */
function namesIn(tar: Buffer): string[] {
  const names: string[] = []
  const text = (start: number, length: number) =>
    tar.toString('utf8', start, start + length).replace(/\0[\s\S]*$/, '')
  for (let at = 0; at + 512 <= tar.length && tar[at] !== 0; ) {
    const [name, size, prefix] = [text(at, 100), Number.parseInt(text(at + 124, 12), 8), text(at + 345, 155)]
    names.push(prefix === '' ? name : `${prefix}/${name}`)
    at += 512 + Math.ceil(size / 512) * 512
  }
  return names
}

const server = await serverOf(sqlite, {}, { accounts: false })

it('source and licences are linked in every footer, in both languages, the source by the licences', async () => {
  for (const [address, licences] of [
    ['/', 'href="/licences"'],
    ['/en/news', 'href="/en/licences"'],
  ]) {
    expect(await server.text(String(address))).toContain(licences)
  }
  expect(await server.text('/licences')).toContain('href="/source"')
})

it('the source is served as an archive of the running code', async () => {
  const there = await server.get('/source')
  expect([there.status, there.headers.get('location')]).toEqual([302, '/source.tar.gz'])
  const archive = await server.get('/source.tar.gz')
  expect(archive.headers.get('content-type')).toContain('gzip')
  expect(archive.headers.get('content-disposition')).toContain('attachment')
  const files = namesIn(gunzipSync(Buffer.from(await archive.arrayBuffer())))
  for (const file of ['package-lock.json', 'LICENSE', 'cms/src/server/source.ts', 'scripts/compile.mjs'])
    expect(files).toContain(`seniorenwegweiser/${file}`)
  expect(files.filter((file) => /node_modules|\/\.env$|\/dist\/|\.db$/.test(file))).toEqual([])
})

it('the licences name every package with its licence and its text', async () => {
  const list: { name: string; version: string; licence: string; text: string }[] =
    await server.json('licences')
  const names = list.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['payload', 'next', 'express', 'leaflet', 'react', 'libsql']))
  expect(names).not.toContain('vitest')
  const page = await server.text('/licences')
  expect(page).toContain('leaflet')
  expect(page).toContain('OpenStreetMap')
  const leaflet = list.find(({ name }) => name === 'leaflet')
  expect(leaflet?.licence).toBe('BSD-2-Clause')
  const text = await server.get(String(leaflet?.text))
  expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await text.text()).toContain('Volodymyr Agafonkin')
  expect(await server.text('/licences/text/own.txt')).toContain('GNU AFFERO')
  const stored = (file: string) => existsSync(path.join(projectRoot(), 'dist/licences', path.basename(file)))
  expect(list.filter(({ text }) => text !== '' && !stored(text))).toEqual([])
})

it('source and licences give access to no other file', async () => {
  for (const name of ['list.json', '..%2F.stamp', '%2e%2e%2fsource.tar.gz', '0000000000000000.txt'])
    await refused(server.get(`/licences/text/${name}`), 404)
})

it('the source redirects to SOURCE_URL if set', async () => {
  const sourceUrl = 'https://git.example.org/wegweiser'
  const server = await startTestServer(sqlite, { sourceUrl }, { accounts: false })
  const there = await server.get('/source')
  expect([there.status, there.headers.get('location')]).toEqual([302, sourceUrl])
  await ok(server.get('/source.tar.gz'))
  await server.stop()
})
