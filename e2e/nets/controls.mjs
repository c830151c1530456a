// Records role and name of every control of every page, for visitor, Editor and Admin in both languages, or lists what a
// recording lacks that another has: docs/settings.md, "Nets".
import { readFileSync, writeFileSync } from 'node:fs'
import { buildSync } from 'esbuild'
import { compareControls, controlLines } from './controlLines.mjs'
import { addresses, everyAddress, listsOf } from './everyAddress.mjs'

const [file, after] = process.argv.slice(2)
const site = process.env.NETS_URL
const controlRoles =
  /^(button|link|textbox|searchbox|combobox|listbox|option|checkbox|radio|switch|slider|spinbutton|tab|menuitem|DisclosureTriangle|Date|DateTime|ColorWell|InputTime)/
/** Options of a longer choice are content, such as the categories. */
const maxOptions = 15
const parallel = 4
/** Matches the name of a provider, a category, a link or a news item, however it is spaced. */
let content = /^$/g
const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')

async function recordAll() {
  const { launchBrowser } = await import(compiled('browser'))
  const browser = await launchBrowser()
  const lists = await listsOf(site)
  const publicPages = everyAddress(addresses.pages, { ...lists, top: lists.top.slice(0, 1) })
  // Whoever is logged in is led on from there.
  const forStaff = publicPages.filter((page) => page !== '/login')
  const staffPages = everyAddress(addresses.staffPages, lists)
  const longestFirst = lists.named.toSorted((a, b) => b.length - a.length)
  const spaced = longestFirst.map((name) => name.split(/\s+/).map(escaped).join('\\s*'))
  content = new RegExp(`(?<!\\p{L})(${spaced.join('|')})(?!\\p{L})`, 'gu')
  const sections = []
  for (const person of ['visitor', 'editor', 'admin']) {
    const pages = person === 'visitor' ? publicPages : [...staffPages, ...forStaff]
    const session = person === 'visitor' ? null : await logIn(person)
    for (const locale of ['de', 'en']) {
      const context = await contextFor(browser, session, locale)
      const localised = pages.map((page) => (locale === 'de' ? page : page === '/' ? '/en' : `/en${page}`))
      const found = await controlsOf(context, localised)
      if (person === 'admin') for (const one of await adminControls(context)) found.set(...one)
      await context.close()
      sections.push([`${person} ${locale}`, found])
      console.log(`${person} ${locale}: ${found.size} pages`)
    }
  }
  await browser.close()
  writeFileSync(file, controlLines(sections))
}

/** Node 20 cannot read the journeys' files. */
function compiled(name) {
  const outfile = `${import.meta.dirname}/dist/${name}.mjs`
  const entryPoints = [`${import.meta.dirname}/../${name}.ts`]
  buildSync({
    ...{ entryPoints, outfile },
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  })
  return outfile
}

async function logIn(username) {
  const body = JSON.stringify({ username, password: `${username}-demo` })
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(`${site}/api/login`, { method: 'POST', headers, body })
  return (await response.json()).access_token
}

/** A window with the server's clock, and with a session of the site and of the admin UI. */
async function contextFor(browser, token, locale) {
  const context = await browser.newContext({
    locale: locale === 'de' ? 'de-DE' : 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.clock.setFixedTime(Number(process.env.NETS_CLOCK))
  const cookie = (name, value) => ({ name, value, url: site })
  await context.addCookies([
    cookie('payload-lng', locale),
    ...(token ? [cookie('payload-token', token)] : []),
  ])
  if (token) await context.addInitScript(`localStorage.setItem('access_token', '${token}')`)
  return context
}

/** By the pages' addresses. */
async function controlsOf(context, pages) {
  const found = new Map()
  const open = [...pages]
  const work = async () => {
    for (let address = open.shift(); address !== undefined; address = open.shift()) {
      // A page of its own, because one may still be led elsewhere.
      const page = await context.newPage()
      const controls = await controlsAt(page, address)
      await page.close()
      found.set(address.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, ':id'), controls)
    }
  }
  await Promise.all(Array.from({ length: parallel }, work))
  return found
}

async function controlsAt(page, address) {
  await page.goto(site + address, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => document.documentElement.dataset.page !== undefined)
  // The text editor of the admin UI comes last.
  await page.waitForFunction(() => !document.querySelector('.shimmer-effect'))
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true
  })
  const controls = new Set(await shownControls(page))
  // What opens is opened, once for each name.
  const openers = page.locator(':is([aria-expanded=false], [aria-haspopup]):is(button):visible')
  const names = new Set()
  for (let i = 0; i < (await openers.count()); i++) {
    const opener = openers.nth(i)
    const name = (await opener.innerText()).replaceAll(/\d+/g, '#')
    if (names.has(name) || names.size > 12) continue
    names.add(name)
    await opener.click({ timeout: 2000 }).catch(() => {})
    for (const control of await shownControls(page)) controls.add(control)
    await page.keyboard.press('Escape')
  }
  return controls
}

/** Returns the controls that assistive technology is told of, once they stay the same. */
async function shownControls(page) {
  const session = await page.context().newCDPSession(page)
  let last
  for (;;) {
    await page.waitForTimeout(100)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const controls = nodes
      .filter(({ ignored, role }) => !ignored && controlRoles.test(role?.value))
      .map(lineOf)
    const options = controls.filter((control) => control.startsWith('option'))
    const kept = options.length > maxOptions ? controls.filter((one) => !one.startsWith('option')) : controls
    if (kept.join('\n') === last) break
    last = kept.join('\n')
  }
  await session.detach()
  return last.split('\n')
}

/** Hyphens, numbers and names of the content say nothing about what a control is for. */
function lineOf({ role, name }) {
  const plain = String(name?.value ?? '').replaceAll('\u00ad', '')
  const general = plain
    .replaceAll(content, '(name)')
    .replaceAll(/[\w-]+\. ?svg\b/g, '(file)')
    .replaceAll(/[\w.-]+@[\w.-]+/g, '(address)')
  return `${role.value} ${general.replaceAll(/\d[\d /-]*/g, '#').replaceAll(/ ?\(#\)|\s+/g, ' ')}`.trim()
}

/** Pages of the admin UI: what its start page leads to, and of each collection the form and the first document. */
async function adminControls(context) {
  const page = await context.newPage()
  const linksAt = async (address) => {
    await page.goto(site + address, { waitUntil: 'networkidle' })
    const hrefs = await page
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    return hrefs.map((href) => href.split('?')[0])
  }
  const starts = (await linksAt('/admin')).filter((href) =>
    /^\/admin\/(collections|globals)\/[\w-]+$/.test(href),
  )
  const found = await controlsOf(context, ['/admin', '/admin/account', ...starts])
  for (const list of new Set(starts.filter((href) => href.includes('/collections/')))) {
    const links = await linksAt(list)
    const first = links.find((href) => href.startsWith(`${list}/`) && !/\/(create|trash)$/.test(href))
    const form = first ?? (links.includes(`${list}/create`) && `${list}/create`)
    if (form) for (const [, controls] of await controlsOf(context, [form])) found.set(`${list}/:id`, controls)
  }
  await page.close()
  return found
}

if (after) compareControls(readFileSync(file, 'utf8'), readFileSync(after, 'utf8'))
else await recordAll()
