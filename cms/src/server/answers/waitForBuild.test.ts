import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import express from 'express'
import { makeFolder } from '#testFolder.ts'
import { listening } from '#testSuite.ts'
import { waitForAdmin } from '../admin/admin.ts'
import { watchRequests } from '../metrics/watchRequests.ts'
import { sourceRouter } from '../source.ts'

type Logged = { status: number; route: string }

function watchedApp() {
  const lines: Logged[] = []
  const log = (line: Logged) => lines.push(line)
  const requests = watchRequests({ warn: log, error: log } as never, (url) => url)
  const app = express()
  app.use((req, res, next) => {
    requests.watch(req, res)
    next()
  })
  return { app, lines }
}

async function waitingPage(address: string): Promise<string> {
  const response = await fetch(address)
  const { headers } = response
  const told = ['retry-after', 'cache-control', 'content-disposition'].map((name) => headers.get(name))
  expect([address, response.status, ...told]).toEqual([address, 503, '10', 'no-store', null])
  return response.text()
}

describe('the admin UI while the server is still building it', async () => {
  const folder = makeFolder()
  const { app, lines } = watchedApp()
  // The folder of a build that has not even been created.
  app.use(waitForAdmin(path.join(folder, '.next')), (_req, res) => void res.end('Next'))
  const url = await listening(app)

  it('shows a page in both languages that reloads by itself, without scripts', async () => {
    for (const address of ['/admin', '/admin/login?redirect=%2Fadmin', '/Admin/collections/news']) {
      const html = await waitingPage(url + address)
      expect(html).toMatch(/<html lang="de">[\s\S]*http-equiv="refresh" content="10"[\s\S]*noch eingerichtet/)
      expect(html).toMatch(/<section lang="en">[\s\S]*still being set up/)
      expect(html).not.toContain('<script')
    }
  })

  it.each([
    ['GET', '/cms/api/entries'],
    ['POST', '/cms/api/users/login'],
    ['POST', '/admin/login'],
    ['GET', '/_next/static/x.js'],
  ])('%s %s answers 503 to programs', async (method, address) => {
    const response = await fetch(url + address, { method })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
    expect(await response.json()).toMatchObject({ success: false, code: 'unavailable' })
    expect(lines).toEqual([])
  })

  it('shows that the build failed, and works once a later build succeeds', async () => {
    await mkdir(path.join(folder, '.next'))
    await writeFile(path.join(folder, '.next/.stamp-failed'), '')
    expect(await (await fetch(`${url}/admin`)).text()).toContain('npm run build')
    expect(lines).toMatchObject([{ status: 503, route: '/admin' }])
    await writeFile(path.join(folder, '.next/.stamp'), '')
    for (const address of ['/admin', '/cms/api/entries']) {
      const response = await fetch(url + address)
      expect([response.status, await response.text()]).toEqual([200, 'Next'])
    }
  })
})

describe('source and licences while the server is still packing them', async () => {
  const folder = makeFolder()
  const { app, lines } = watchedApp()
  app.use(sourceRouter(folder, null), (_req, res) => void res.end('site'))
  const url = await listening(app)
  const pages = ['/source.tar.gz', '/licences', '/en/licences', '/licences/text/own.txt']

  it('show pages that reload by themselves', async () => {
    for (const address of ['/source', ...pages]) {
      expect(await waitingPage(url + address)).toMatch(
        /http-equiv="refresh"[\s\S]*noch zusammengestellt[\s\S]*still being put together/,
      )
    }
    expect(lines).toEqual([])
  })

  it('have a CSP that allows only their own style', async () => {
    const response = await fetch(`${url}/licences`)
    const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(await response.text()) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain(`default-src 'none'; style-src 'sha256-${hash}'`)
  })

  it('are refused to programs with an error code', async () => {
    const response = await fetch(`${url}/api/licences`)
    expect([response.status, await response.json()]).toMatchObject([503, { code: 'being_built' }])
    expect(lines).toEqual([])
  })

  it('report failed packing, and work once a later try succeeds', async () => {
    await writeFile(path.join(folder, '.stamp-failed'), '')
    expect(await (await fetch(`${url}/source.tar.gz`)).text()).toContain('npm run build')
    await writeFile(path.join(folder, '.stamp'), '')
    await writeFile(path.join(folder, 'source.tar.gz'), 'packed')
    expect(await (await fetch(`${url}/source.tar.gz`)).text()).toBe('packed')
    expect(await (await fetch(`${url}/licences`)).text()).toBe('site')
  })
})
