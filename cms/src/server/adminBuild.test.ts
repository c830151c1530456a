import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitForAdmin } from './adminBuild.ts'

describe('the admin UI of a server that builds it meanwhile', () => {
  let folder: string
  let server: Server
  let url: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'directory-admin-'))
    const app = express()
    // Of a build that has not even made its folder.
    app.use(waitForAdmin(path.join(folder, '.next')), (_req, res) => void res.end('Next'))
    server = createServer(app).listen(0, '127.0.0.1')
    await once(server, 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    server?.close()
    if (folder) await rm(folder, { recursive: true, force: true })
  })

  it('is a page in both languages that loads again by itself, without scripts', async () => {
    for (const address of [
      '/admin',
      '/admin/',
      '/admin/login?redirect=%2Fadmin',
      '/Admin/collections/news',
    ]) {
      const response = await fetch(url + address)
      const html = await response.text()
      expect([address, response.status, response.headers.get('retry-after')]).toEqual([address, 503, '10'])
      expect(response.headers.get('cache-control')).toBe('no-store')
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
  ])('%s %s says so to programs', async (method, address) => {
    const response = await fetch(url + address, { method })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
    expect(await response.json()).toMatchObject({ success: false, code: 'unavailable' })
  })

  it('says when the build failed, and works as soon as one did not', async () => {
    await mkdir(path.join(folder, '.next'))
    await writeFile(path.join(folder, '.next/.stamp-failed'), '')
    expect(await (await fetch(`${url}/admin`)).text()).toContain('npm run build')
    await writeFile(path.join(folder, '.next/.stamp'), '')
    for (const address of ['/admin', '/cms/api/entries']) {
      const response = await fetch(url + address)
      expect([response.status, await response.text()]).toEqual([200, 'Next'])
    }
  })
})
