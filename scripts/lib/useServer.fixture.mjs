const screens = ['', '/account', '/globals/site-settings', '/collections/entries/create']
const collections = ['entries', 'pages', 'files', 'users']

const name = 'Probe der Auslieferung'
const place = { street: 'Am Markt 1', plz: '97437', city: 'Haßfurt', email: 'probe@example.org' }

/**
 * Uses a running server as people do, so that anything missing is noticed.
 *
 * @param server `url`, `admin` (`username`, `password`), `folder` for its files, `command(name, args, settings)`, which
 * runs one of the server's commands
 */
export async function useServer({ url, admin, folder, command }) {
  const client = createClient(url)
  for (const page of ['/', '/fastsearch?q=arzt', '/contact']) await client.page(page, '</html>')

  const [category] = await client.json('GET', '/api/allcategories')
  const sent = await client.json('POST', '/api/addPendingEntry', { name, category, ...place })
  await client.login(admin)
  await client.json('POST', `/api/acceptPendingEntry?id=${sent.uuid}&replace=none&keepToken=true`)
  const list = `/categories/list/${encodeURIComponent(category)}`
  await client.page(`${list}/${encodeURIComponent(name)}`, place.street)

  await client.page('/admin/login', '</html>')
  for (const screen of screens) await client.page(`/admin${screen}`, '</html>')
  for (const name of collections) {
    await client.page(`/admin/collections/${name}`, '</html>')
    const { docs } = await client.json('GET', `/cms/api/${name}?limit=1&depth=0`)
    if (docs[0]) await client.page(`/admin/collections/${name}/${docs[0].id}`, '</html>')
  }

  const { docs } = await client.json('GET', '/cms/api/pages?limit=1&depth=0')
  await client.json('PATCH', `/cms/api/pages/${docs[0].id}`, { html: '<p>Probe der Seite</p>' })
  const file = await client.json('POST', '/cms/api/files', formData('probe.txt', 'Text'))
  await client.page(file.doc.url, 'Text')
  const sheet = `Kategorie;Name;Straße;PLZ;Ort\n${category};Probe der Tabelle;Am Markt 2;97437;Haßfurt\n`
  await client.json('POST', '/api/uploadExcel', formData('probe.csv', sheet))
  await vi.waitUntil(async () => (await client.text(list)).includes('Probe der Tabelle'), {
    timeout: 120_000,
  })

  const backup = `${folder}/probe.backup`
  await command('backupCommand', [backup])
  const output = await command('restoreCommand', [backup], { DATA_DIR: `${folder}/restored` })
  expect(output).toMatch(/is restored: \d+ documents/)
}

function formData(name, content) {
  const body = new FormData()
  body.append('file', new Blob([content], { type: name.endsWith('csv') ? 'text/csv' : 'text/plain' }), name)
  return body
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
