import { dayMs } from '#clock.ts'
import { onServer } from '#testSuite.ts'

onServer('settings that are refused', async (server) => {
  const token = await server.loginAs('Admin')

  const headers = { 'Accept-Language': 'de' }
  const save = (body: object) =>
    server.rest('/globals/site-settings', { method: 'POST', token, body, headers })

  const line = 'Ebern; Ebern; 96106'
  it.each([
    ['places', `${line}\nohne Postleitzahl`, /Zeile 2: Jede Zeile braucht/],
    ['places', Array.from({ length: 2001 }, (_, i) => `Ort ${i};;97437`).join('\n'), /Höchstens 2000 Orte/],
    ['places', `${line}\n${' '.repeat(200_000)}`, /200.?000/],
    ['timetableUrl', 'http://bus.example', /https:/],
  ])('%s as %.40s, with the reason', async (name, value, reason) => {
    const refused = await save({ [name]: value })
    expect([refused.status, refused.text]).toEqual([400, expect.stringMatching(reason)])
  })

  it('an accessibility statement confirmed in the future', async () => {
    const on = (date: string) => save({ accessibility: { confirmedOn: date } })
    const refused = await on(new Date(Date.now() + 2 * dayMs).toISOString())
    expect([refused.status, refused.text]).toEqual([400, expect.stringMatching(/kommt erst noch/)])
    expect((await server.json('/api/settings')).accessibility).toBeNull()
    const today = new Date().toISOString()
    await server.content.settings({ accessibility: { confirmedOn: today } })
    expect((await server.json('/api/settings')).accessibility.confirmedOn).toBe(today.slice(0, 10))
  })

  it('are saved once corrected', async () => {
    await server.content.settings({
      places: `${line};50.09;10.79`,
      timetableUrl: 'https://bus.example/?to={to}',
    })
    expect((await server.json('/api/settings')).timetableUrl).toBe('https://bus.example/?to={to}')
    expect((await server.json('/api/place?from=Ebern')).place).toMatchObject({ label: 'Ebern', lat: 50.09 })
    expect(await server.json('/api/places')).toEqual([{ label: 'Ebern', postcode: '96106' }])
  })
})
