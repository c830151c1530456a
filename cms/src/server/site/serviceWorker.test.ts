import { runInNewContext } from 'node:vm'
import { sqlite } from '#database/testDatabases.ts'
import { startTestServer } from '#testServer.ts'
import { serverOf } from '#testSuite.ts'

const stateOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="state">([^<]*)</.exec(html)?.[1] ?? '')

const server = await serverOf(sqlite)
await server.content.settings({ siteTitle: 'Wegweiser </script>', phone: '09521 1' })

async function run() {
  const response = await server.get('/service-worker.js')
  const code = await response.text()
  const events: string[] = []
  const self: { directory?: Record<string, Record<string, string>> } = {}
  const scope = { self, location: { origin: server.url } }
  Object.assign(self, scope, { addEventListener: (name: string) => events.push(name) })
  runInNewContext(code, scope)
  return { response, events: events.sort(), words: self.directory }
}

it('the service worker is one revalidated script with texts in both languages and the phone number of the settings', async () => {
  const { response, events, words } = await run()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('content-security-policy')).toContain("worker-src 'self'")
  expect(events).toEqual(['activate', 'fetch', 'install', 'message'])
  expect(words?.de).toMatchObject({
    siteTitle: 'Wegweiser </script>',
    title: 'Keine Verbindung',
    phoneHref: 'tel:095211',
  })
  expect(words?.en?.title).toBe('No connection')
  for (const locale of ['de', 'en'])
    for (const word of Object.values(words?.[locale] ?? {})) expect(word).not.toBe('')
  expect(stateOf(await (await server.get('/')).text()).keepsPages).toBe(true)
})

it('the service worker has a changed phone number', async () => {
  await server.content.settings({ phone: '09521 2' })
  expect((await run()).words?.de?.phoneHref).toBe('tel:095212')
})

it('a disabled service worker is replaced by one that removes itself and its caches, and not registered', async () => {
  const server = await startTestServer(sqlite, { serviceWorker: false })
  onTestFinished(() => server.stop())
  const code = await (await server.get('/service-worker.js')).text()
  expect(stateOf(await (await server.get('/')).text())).not.toHaveProperty('keepsPages')
  const done: string[] = []
  const work: Promise<unknown>[] = []
  const caches = {
    keys: async () => ['directory-kept-pages', 'directory-kept-parts', 'of-another-program'],
    delete: async (name: string) => done.push(name),
  }
  const self = {
    skipWaiting: async () => done.push('takes over'),
    registration: { unregister: async () => done.push('is gone') },
    addEventListener: (_: string, listen: (event: object) => void) =>
      listen({ waitUntil: (promise: Promise<unknown>) => work.push(promise) }),
  }
  runInNewContext(code, { self, caches })
  await Promise.all(work)
  expect(done).toEqual(['takes over', 'directory-kept-pages', 'directory-kept-parts', 'is gone'])
})
