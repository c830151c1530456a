import { createUser, passwords } from '#testServer.ts'
import { actingOn, ok, onServer, refused } from '#testSuite.ts'

onServer('the log of acts on Payload REST', async (server) => {
  const { content, token, rest: act } = await actingOn(server, 'Admin')

  const done = async (...asked: Parameters<typeof act>) => {
    const answer = await act(...asked)
    expect(answer.status, answer.text).toBeLessThan(300)
    return answer.body
  }
  const lines = (query = '', by = token) => server.as(by).json(`action_logs?${query}`)
  const log = async (): Promise<string[]> =>
    (await lines()).map(({ user, action, entry }: Record<string, string>) => `${user}: ${action}: ${entry}`)

  it('has one line per change of an entry, including trash and versions', async () => {
    const { id } = await content.entry({ name: 'Eins' })
    await done('PATCH', `/entries/${id}`, { name: 'Zwei' })
    const versions = await done('GET', `/entries/versions?where[parent][equals]=${id}&sort=createdAt`)
    await done('POST', `/entries/versions/${versions.docs[0].id}`)
    await done('PATCH', `/entries/${id}`, { deletedAt: new Date().toISOString() })
    await done('PATCH', `/entries/${id}?trash=true`, { deletedAt: null })
    await done('POST', `/entries/${id}/duplicate`, {})
    await done('PATCH', `/entries/${id}`, { deletedAt: new Date().toISOString() })
    await done('DELETE', `/entries/${id}?trash=true`)
    expect((await log()).reverse()).toEqual([
      'admin: Eintrag geändert: Zwei',
      'admin: Eintrag auf frühere Version zurückgesetzt: Eins',
      'admin: Eintrag entfernt: Eins',
      'admin: Eintrag wiederhergestellt: Eins',
      expect.stringMatching(/^admin: Eintrag angelegt: Eins/),
      'admin: Eintrag entfernt: Eins',
      'admin: Eintrag endgültig gelöscht: Eins',
    ])
  })

  it('names documents by their titles', async () => {
    await done('POST', '/categories', { name: 'Pflege' })
    await done('POST', '/top-categories', { name: 'Wohnen' })
    await done('POST', '/pages', { name: 'assistance', html: '<p>x</p>' })
    await done('POST', '/links', {})
    expect((await log()).reverse()).toEqual([
      'admin: Kategorie angelegt: Pflege',
      'admin: Thema angelegt: Wohnen',
      'admin: Seite angelegt: Hilfe',
      'admin: Link angelegt: (ohne Namen)',
    ])
    const links = (await lines()).map(({ link }: { link: string }) => link)
    expect(links.slice(1)).toEqual([
      '/help',
      expect.stringMatching(/^\/categories\/./),
      '/categories/list/Pflege',
    ])
  })

  it('offers no undo for deleting a file, which is permanent here', async () => {
    const { id } = await content.file('a.txt', 'Text', 'text/plain')
    await done('DELETE', `/files/${id}`)
    expect(await lines()).toMatchObject([{ action: 'Datei entfernt', canUndo: false }])
    expect(await server.count('file-parts')).toBe(0)
  })

  it('keeps no copy of what goes with a document that is deleted for good', async () => {
    const { id } = await content.entry({ deletedAt: new Date().toISOString() })
    const data = { entry: id, name: 'Eins', topics: ['phone'], text: 'Frau Holle' }
    await server.create('reports', data)
    await done('DELETE', `/entries/${id}?trash=true`)
    expect(await server.count('reports')).toBe(0)
    expect((await server.docs('journal-notes')).filter(({ before }) => before)).toEqual([])
  })

  it('undoes only the last save of the settings, with its access rules', async () => {
    await content.settings()
    const title = async () => (await server.json('settings')).siteTitle
    const undo = (id: string, by = token) => server.as(by).post('undo', { id })
    const person = { name: 'Berta Beispiel', role: 'Vorsitz', phone: '09521 1' }
    await done('POST', '/globals/site-settings', { siteTitle: 'Vorher', people: [person] })
    await done('POST', '/globals/site-settings', { siteTitle: 'Versehen', people: [] })
    const editor = await server.loginAs('Editor')
    const [mistake, first] = await lines()
    expect((await lines('', editor))[0]).toMatchObject({ canUndo: false })
    expect((await undo(mistake.auuid, editor)).success).toBe(false)
    await refused(undo(first.auuid), 'changed_since')
    expect(await undo(mistake.auuid)).toMatchObject({ success: true, kind: 'settings' })
    expect((await server.json('settings')).people).toMatchObject([{ name: person.name }])
    expect(await title()).toBe('Vorher')
    expect((await log())[0]).toBe('admin: Einstellungen auf frühere Version zurückgesetzt: ')
    expect(await undo((await lines())[0].auuid)).toMatchObject({ success: true })
    expect(await title()).toBe('Versehen')
    const { docs } = await done('GET', '/globals/site-settings/versions?sort=-updatedAt')
    await done('POST', `/globals/site-settings/versions/${docs[1].id}`)
    expect(await title()).toBe('Vorher')
    expect((await log())[0]).toBe('admin: Einstellungen auf frühere Version zurückgesetzt: ')
  })

  it('has a line for unlocking an account, and none if that was refused', async () => {
    await createUser(server.payload, 'gesperrt', 'Editor')
    await done('POST', '/users/unlock', { username: ' Gesperrt ' })
    await refused(act('POST', '/users/unlock', { username: 'niemand' }), 403)
    expect(await log()).toEqual(['admin: Benutzer entsperrt: gesperrt'])
  })

  it('distinguishes a new password from other account changes without revealing it', async () => {
    const { id } = await createUser(server.payload, 'anna', 'Editor')
    await done('PATCH', `/users/${id}`, { password: 'a new password' })
    await done('PATCH', `/users/${id}`, { role: 'Admin', password: 'yet another password' })
    await done('PATCH', `/users/${id}`, { username: 'bert', password: 'a third new password' })
    await done('PATCH', `/users/${id}`, { username: 'berta' })
    await done('DELETE', `/users/${id}`)
    expect((await log()).reverse()).toEqual([
      'admin: Passwort geändert: anna',
      'admin: Benutzer geändert: anna',
      'admin: Benutzer geändert: bert',
      'admin: Benutzer geändert: berta',
      'admin: Benutzer entfernt: berta',
    ])
    expect(JSON.stringify(await server.docs('logs'))).not.toContain('new password')
  })

  it('has no line for login, logout, reads and refused operations', async () => {
    const { category } = await content.entry({ name: 'Eins' })
    const own = await server.signIn('Editor')
    await server.login('editor', 'wrong').catch(() => {})
    await own.post('logout')
    const body = { username: 'editor', password: passwords.Editor }
    await server.rest('/users/login', { method: 'POST', body })
    await act('GET', '/entries')
    await refused(act('POST', '/news', { title: '' }), 400)
    await refused(server.rest('/news', { method: 'POST', body: { title: 'x' } }), 403)
    await refused(act('DELETE', `/categories/${category}`), 409)
    expect(await log()).toEqual([])
  })

  it('is paged without skipping or repeating a line', async () => {
    for (let i = 0; i < 23; i++) {
      const timestamp = new Date(1_700_000_000_000 + Math.floor(i / 4) * 1000).toISOString()
      await server.create('logs', { timestamp, user: 'anna', action: 'Link geändert', entry: `Ziel ${i}` })
    }
    const seen: string[] = []
    let before = ''
    for (let page = 0; page < 10; page++) {
      const some = await lines(`limit=5&before=${before}`)
      if (some.length === 0) break
      seen.push(...some.map(({ entry }: { entry: string }) => entry))
      before = some.at(-1).auuid
    }
    expect(seen).toHaveLength(23)
    expect(new Set(seen).size).toBe(23)
  })

  it('refuses an invalid number of lines and an unknown line', async () => {
    const read = (query: string) => server.as(token).get(`action_logs?${query}`)
    for (const limit of ['0', '-1', 'x', '1.5']) await refused(read(`limit=${limit}`), 'invalid', 'limit')
    await refused(read('before=unknown'), 'not_found')
    await ok(read('limit=100000'))
  })

  it('links to the document of a line while it exists', async () => {
    const { doc } = await done('POST', '/news', { title: 'Fest', text: 'x', occurDate: '2026-01-01' })
    const { id } = await content.entry({ name: 'Pflege Eins', category: 'Pflege' })
    await done('PATCH', `/entries/${id}`, { phone: '1' })
    expect((await lines()).map(({ link }: { link: string }) => link)).toEqual([
      `/categories/list/Pflege/Pflege%20Eins?id=${id}`,
      '/news',
    ])
    await server.remove('news', { id: doc.id })
    expect((await lines())[1].link).toBe('')
  })
})
