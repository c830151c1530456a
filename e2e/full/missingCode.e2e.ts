import type { Page, Route } from 'playwright-core'
import { hydrated, intercept, visit } from '../browser.ts'
import { forgive } from '../complaints.ts'
import { absent, follow, headed, link, list, open, press, said, visitAt } from '../pages.ts'
import { onlyReads, server } from '../setup.ts'
import { editorAt } from '../staff.ts'

onlyReads()

afterEach(() => forgive(/./))

// Some browsers never retry a module that failed once, others do; the page has to work in both.

const failureText = 'Da ist etwas schiefgegangen'
const linksCode = /\/assets\/Links-.*\.js$/

const waitForPage = async (page: Page, name: string) => {
  await headed(page, name)
  await hydrated(page)
}

it('code that failed to load on hovering a link is loaded on clicking it', async () => {
  const page = await visitAt('/')
  const mend = await intercept(page, linksCode, (route) => route.abort())
  const links = link(page.getByRole('banner'), 'Links')
  const lost = page.waitForEvent('requestfailed', (request) => linksCode.test(request.url()))
  await links.hover()
  await lost
  mend()
  await links.click()
  await waitForPage(page, 'Links')
  await absent(page.getByText(failureText))
})

it('if nothing can be loaded the site says so, and the page opens at the next attempt', async () => {
  const page = await visitAt('/')
  const mend = await intercept(page, '**/*', (route) => route.abort())
  await follow(page.getByRole('banner'), 'Links')
  await page.getByRole('heading', { name: failureText }).waitFor()
  mend()
  await press(page, /Seite neu laden/)
  await waitForPage(page, 'Links')
  await page.goBack()
  await page.waitForURL(`${server.url}/`)
  await hydrated(page)
})

it('after an update has removed the old code, pages load the new code', async () => {
  const page = await visitAt('/')
  // The same site with renamed files, and nothing under the old names.
  const withNewFileNames = (text: string) => text.replace(/([\w-]+-[\w-]{7,8})(\.(?:js|css))/g, '$1-new$2')
  const answerRenamed = async (route: Route) => {
    const response = await route.fetch({ url: route.request().url().replace('-new.', '.') })
    await route.fulfill({ response, body: withNewFileNames(await response.text()) })
  }
  await page.route(/\/assets\/.*\.(js|css)$/, (route) =>
    route.request().url().includes('-new.') ? answerRenamed(route) : route.fulfill({ status: 404 }),
  )
  await page.route(/\/(links|contact)$/, answerRenamed)

  await follow(page, 'Links')
  await waitForPage(page, 'Links')
  await follow(page.getByRole('contentinfo'), /Kontakt/)
  await waitForPage(page, 'Kontakt')
})

it('a page whose code fails every time says so and does not reload forever', async () => {
  const page = await editorAt('/edit')
  const code = /\/assets\/Account-.*\.js$/
  const mend = await intercept(page, code, (route) => route.abort())
  const asked = { documents: 0, code: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.documents += 1
    if (code.test(request.url())) asked.code += 1
  })
  await press(page, /Bereiche/)
  await follow(page, /Mein Konto/)
  await page.getByRole('heading', { name: failureText }).waitFor()
  expect(asked.documents).toBeLessThan(2)
  // By pointing at the link and on navigation, never in a loop.
  expect(asked.code).toBeLessThan(8)

  mend()
  await press(page, /Seite neu laden/)
  await waitForPage(page, 'Mein Konto')
})

it('a map whose code failed to load appears on retry, and the list keeps its grouping', async () => {
  const page = await visit()
  const mend = await intercept(page, /\/assets\/MapView-.*\.js$/, (route) => route.abort())
  await open(page, `${list}?group=alphabet`)
  // A press that fails reloads the page; the next press still works.
  const retry = async () => {
    await Promise.all([page.waitForEvent('load'), press(page, /Erneut versuchen/)])
    await hydrated(page)
    await press(page, 'Karte')
  }
  await press(page, 'Karte')
  await said(page, 'Die Karte lädt gerade nicht')
  await retry()
  await said(page, 'Die Karte lädt gerade nicht')
  mend()
  await retry()
  await page.locator('.leaflet-container').waitFor()
  expect(new URL(page.url()).search).toBe('?group=alphabet')
})
