import { maxViews } from '#shared/entryTable'
import { actingOn, namesOf, ok, onServer, refused } from '#testSuite.ts'

onServer('views of the table', async (server) => {
  const { rest, get, post } = await actingOn(server, 'Admin')
  const names = async () => namesOf((await get('account')).views)
  const stored = () => server.docs('payload-preferences')

  it('are stored for their account, limited, and deleted with it', async () => {
    expect(await names()).toEqual([])
    const view = { name: ' Ohne Ort ', search: 'filter=withoutPlace&sort=-name' }
    await ok(post('views', view))
    await post('views', { name: 'Ohne Ort', search: 'filter=withoutPlace' })
    const views = [{ name: 'Ohne Ort', search: 'filter=withoutPlace' }]
    expect(await get('account')).toMatchObject({ views })
    expect(await stored()).toHaveLength(1)

    const account = { username: 'other', password: 'a long password' }
    await post('adduser', { ...account, role: 'Editor' })
    const other = server.as(await server.login(account.username, account.password))
    expect((await other.json('account')).views).toEqual([])
    await other.post('views', { name: 'Meine', search: 'q=a' })
    expect(await names()).toEqual(['Ohne Ort'])
    expect(await stored()).toHaveLength(2)
    await post('deleteuser', { username: 'other' })
    expect(await stored()).toHaveLength(1)

    await refused(post('views', { name: ' ', search: '' }), 400)
    for (let i = 1; i < maxViews; i++) await post('views', { name: `${i}`, search: '' })
    await refused(post('views', { name: 'zu viel', search: '' }), 'too_many_views', 'name')
    expect(await names()).toHaveLength(maxViews)
    await post('views', { name: '1', search: null })
    expect(await names()).toHaveLength(maxViews - 1)

    const before = (await get('account')).views
    for (const place of [0, 3]) {
      await post('views', { ...before[place], search: null })
      expect((await post('views', { ...before[place], place })).views).toEqual(before)
    }

    // What the account itself wrote there by another way is no view.
    await rest('POST', '/payload-preferences/entry-views', { value: { nonsense: true } })
    expect(await names()).toEqual([])
  })
})
