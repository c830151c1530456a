import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { look } from '../accessible.ts'
import { call, tokenOf } from '../calls.ts'
import { forgive } from '../complaints.ts'
import { browser, ownServer, server } from '../setup.ts'

ownServer()

it('list and search can be embedded on a permitted host, not on another one', async () => {
  const framing = createServer((req, res) => {
    res.setHeader('Content-Type', 'text/html')
    res.end(`<iframe width="360" height="900" src="${server.url}${req.url}"></iframe>`)
  })
  await new Promise<void>((done) => framing.listen(0, '127.0.0.1', done))
  const { port } = framing.address() as AddressInfo
  const token = await tokenOf('admin')
  await call('/cms/api/globals/site-settings', { embedHosts: [`localhost:${port}`] }, token)
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  const textIn = async (host: string, path: string) => {
    await page.goto(`http://${host}:${port}${path}`, { waitUntil: 'load' })
    return page.frames()[1]?.locator('body').innerText()
  }
  expect(await textIn('localhost', '/embed/list/Friseure')).toContain('Salon')
  const list = page.frameLocator('iframe')
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    list.getByRole('heading', { level: 3 }).getByRole('link').first().click(),
  ])
  expect(new URL(opened.url()).pathname).toMatch(/^\/categories\/list\/Friseure\/./)
  expect(await textIn('localhost', '/en/embed/search')).toContain('looking for')
  await list.getByRole('searchbox').or(list.getByRole('combobox')).fill('Friseur')
  const [found] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')])
  expect(found.url()).toContain('/en/fastsearch?q=Friseur')
  expect(await textIn('127.0.0.1', '/embed/list/Friseure')).not.toContain('Salon')
  for (const path of ['/embed/list/Friseure', '/en/embed/search']) {
    await page.goto(server.url + path)
    await look(page)
  }
  framing.close()
  framing.closeAllConnections()
  forgive(/frame-ancestors|ERR_BLOCKED/)
})
