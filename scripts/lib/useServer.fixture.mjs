import { StepFailed } from './run.mjs'

const screens = ['', '/account', '/globals/site-settings', '/collections/entries/create']
const collections = ['entries', 'pages', 'files', 'users']

const name = 'Probe der Auslieferung'
const place = { street: 'Am Markt 1', plz: '97437', city: 'Haßfurt', email: 'probe@example.org' }

/**
 * Uses a running server as people do, so that anything missing is noticed: the site, a request and its acceptance,
 * every kind of screen in the admin UI, editing a page, a file, an import, backup and restore.
 *
 * @param server `url`, `admin` (`username`, `password`), `folder` for its files, `command(name, args, settings)`, which
 * runs one of the server's commands
 * @returns the steps with their milliseconds
 */
export async function useServer({ url, admin, folder, command }) {
  const done = []
  const did = async (title, act) => {
    const since = performance.now()
    await act().catch((error) => {
      throw new StepFailed(title, String(error.message))
    })
    done.push([title, performance.now() - since])
  }
  const client = createClient(url)
  const [category] = await client.json('GET', '/api/allcategories')
  const list = `/categories/list/${encodeURIComponent(category)}`

  await did('Pages and files of the site', async () => {
    for (const page of ['/', '/fastsearch?q=arzt', '/contact']) await client.page(page, '</html>')
  })
  await did('A request sent in, accepted and shown', async () => {
    const sent = await client.json('POST', '/api/addPendingEntry', { name, category, ...place })
    await client.login(admin)
    await client.json('POST', `/api/acceptPendingEntry?id=${sent.uuid}&replace=none&keepToken=true`)
    await client.page(`${list}/${encodeURIComponent(name)}`, place.street)
  })
  await did('Screens of the admin UI', async () => {
    await client.page('/admin/login', '</html>')
    for (const screen of screens) await client.page(`/admin${screen}`, '</html>')
    for (const name of collections) {
      await client.page(`/admin/collections/${name}`, '</html>')
      const { docs } = await client.json('GET', `/cms/api/${name}?limit=1&depth=0`)
      if (docs[0]) await client.page(`/admin/collections/${name}/${docs[0].id}`, '</html>')
    }
  })
  await did('A page changed, a file uploaded, a sheet imported', async () => {
    const { docs } = await client.json('GET', '/cms/api/pages?limit=1&depth=0')
    await client.json('PATCH', `/cms/api/pages/${docs[0].id}`, { html: '<p>Probe der Seite</p>' })
    const file = await client.json('POST', '/cms/api/files', formData('probe.txt', 'Text'))
    await client.page(file.doc.url, 'Text')
    const sheet = `Kategorie;Name;Straße;PLZ;Ort\n${category};Probe der Tabelle;Am Markt 2;97437;Haßfurt\n`
    await client.json('POST', '/api/uploadExcel', formData('probe.csv', sheet))
    const answer = `/api/datafilteredcategory?category=${encodeURIComponent(category)}`
    await waitUntil(async () => (await client.text(answer)).includes('Probe der Tabelle'))
  })
  await did('Backup, and restored into another folder', async () => {
    const file = `${folder}/probe.backup`
    await command('backupCommand', [file])
    const output = await command('restoreCommand', [file], { DATA_DIR: `${folder}/restored` })
    if (!/is restored: \d+ documents/.test(output))
      throw new Error(`The command of the restore said: ${output}`)
  })
  return done
}

function formData(name, content) {
  const body = new FormData()
  body.append('file', new Blob([content], { type: name.endsWith('csv') ? 'text/csv' : 'text/plain' }), name)
  return body
}

async function waitUntil(holds) {
  const end = performance.now() + 120_000
  while (!(await holds())) {
    if (performance.now() > end) throw new Error('It never came')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

function createClient(url) {
  const headers = {}
  const seen = new Set()

  async function ask(address, init = {}) {
    const response = await fetch(url + address, { ...init, headers: { ...headers, ...init.headers } })
    const text = await response.text()
    if (!response.ok)
      throw new Error(`${init.method ?? 'GET'} ${address} answers ${response.status}: ${text.slice(0, 500)}`)
    return text
  }
  async function json(method, address, body) {
    const isForm = body instanceof FormData
    const init = { method, body: isForm || body === undefined ? body : JSON.stringify(body) }
    return JSON.parse(
      await ask(address, isForm ? init : { ...init, headers: { 'Content-Type': 'application/json' } }),
    )
  }

  return {
    json,
    text: ask,
    async login(account) {
      const { token } = await json('POST', '/cms/api/users/login', account)
      headers.Authorization = `Bearer ${token}`
      headers.Cookie = `payload-token=${token}`
    },
    /** Loads a page with all files of this site that it names. */
    async page(address, content) {
      const html = await ask(address)
      if (!html.includes(content)) throw new Error(`${address} does not show ${content}`)
      // Next's markers for a render that failed, and for redirects, for instance to the login.
      const failed =
        /E\{\\?"digest\\?":\\?"[^"]*/.exec(html) ?? (html.includes('NEXT_REDIRECT') && ['redirected'])
      if (failed) throw new Error(`${address}: ${failed[0]}`)
      const files = [...html.matchAll(/(?:src|href)="(\/(?:_next|assets)\/[^"]+)"/g)].map(([, file]) => file)
      for (const file of new Set(files.map((file) => file.replaceAll('&amp;', '&')))) {
        if (seen.has(file)) continue
        seen.add(file)
        await ask(file)
      }
    },
  }
}
