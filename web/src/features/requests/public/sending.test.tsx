// @vitest-environment happy-dom
import { opened, Refused } from '#app/testDom.tsx'
import { routes } from '#shared/routes'
import { testEntry } from '../../entries/public/testEntry.ts'

const salon = testEntry({ uuid: 'u1', category: 'Salons', name: 'Quitte' })
const known = {
  'GET /api/allcategories': ['Salons'],
  'GET /api/checknameexists': { similar_entries: [] },
  'GET /api/entry': { entries: [salon] },
}
const place = { '#entry-street': 'Weg 1', '#entry-plz': '97437', '#entry-city': 'Haßfurt' }
const email = 'a@b.example'
const code = { '#captchaCode': 'aa aaaa' }

it('a letter in a telephone number is asked about at once, and corrected by a press', async () => {
  const page = await opened('/addrequest', known)
  await page.type('#entry-phone', '09522 / 30 12 O')
  await page.press('request.send')
  expect(page.invalid()).toContain('phone')
  expect(page.links('[role=alert]:focus a')).toContain('tel:+49952112345')
  await page.press('phone.take')
  expect([page.field('#entry-phone').value, page.invalid().includes('phone')]).toEqual([
    '09522 / 30 12 0',
    false,
  ])
  expect(document.activeElement?.id).toBe('entry-phone')
  await page.press('error.name_missing')
  expect(document.activeElement?.id).toBe('entry-name')
  // Asked once: sending it again confirms it.
  await page.type('#entry-phone', '09522 / 30 12 O')
  await page.press('request.send')
  expect(page.invalid()).not.toContain('phone')
})

it.each([
  ['Quitte', 'Neu'],
  ['Meise', ''],
])('a change begun for Quitte is in the form for %s as %j', async (name, words) => {
  const first = await opened('/addrequest?change&name=Quitte', known)
  await first.type('[name=changeText]', 'Neu')
  first.close()
  const page = await opened(`/addrequest?change&name=${name}`, known)
  expect(page.field('[name=changeText]').value).toBe(words)
})

it('a postcode fills in its town and offers the others, which may still be typed', async () => {
  const suggestions = ['Haßfurt', 'Wülflingen']
  const page = await opened('/addrequest', {
    ...known,
    'GET /api/autocompleteCityFromPostalCode': { success: true, message: 'Haßfurt', suggestions },
    'GET /api/autocompleteCityFromCityName': { success: false, message: '', suggestions: [] },
    'GET /api/geocode': { lat: 50, lon: 10, approximate: true },
  })
  await page.type('#entry-plz', '97437')
  expect(page.field('#entry-city').value).toBe('Haßfurt')
  await page.type('Zur Postleitzahl 97437', 'Wülflingen')
  expect(page.field('#entry-city').value).toBe('Wülflingen')
  await page.type('#entry-city', 'Neudorf')
  expect(page.field('Zur Postleitzahl 97437').value).toBe('')
  await page.type('#entry-street', 'Am Prüfstein 9')
  await expect.poll(() => page.text()).toContain('auf der Karte nicht gefunden')
  expect(page.field('[name=lat]').value).toBe('')
})

it.each([
  [[salon], routes.report.href('Salons', 'Quitte', 'u1')],
  [[salon, testEntry({ name: 'Quitte' })], '/fastsearch?q=Quitte'],
])(
  'a code that can be none is refused at once, with the way to report without one (%#)',
  async (found, to) => {
    const page = await opened('/addrequest?change&name=Quitte&token=ab', {
      ...known,
      'GET /api/searchFor': found,
    })
    expect(page.invalid()).toEqual(['token'])
    await page.type('#change-token', 'AB CD-123')
    page.focus('#change-token')
    page.focus('#change-email')
    await page.type('#change-email', 'a')
    expect(page.invalid()).toEqual(['token'])
    expect(page.links('main a')).toContain(to)
  },
)

describe.each([
  {
    ...{ form: 'a new entry', at: '/addrequest', send: 'request.send', answer: { token: 'abcdefghij' } },
    ...{ call: 'POST /api/addPendingEntry', after: '/entryreceived/abcdefghij', field: 'name' },
    typed: { '#entry-name': 'Neu', '#entry-category': 'Salons', ...place, '#entry-email': email, ...code },
    body: { name: 'Neu', category: 'Salons', plz: '97437', email, homepage2: 'x' },
  },
  {
    ...{ form: 'a change', at: '/addrequest?change', send: 'change_request.send', answer: {} },
    ...{ call: 'POST /api/addPendingChange', after: '/changereceived', field: 'token' },
    typed: {
      ...{ '#change-name': 'Quitte', '#change-email': email, '#change-token': 'abcdefghij' },
      ...{ '#change-changeText': 'Neu', ...code },
    },
    body: { name: 'Quitte', email, token: 'abcdefghij', changeText: 'Neu', homepage2: 'x' },
  },
  {
    ...{
      form: 'a report',
      at: routes.report.href('Salons', 'Quitte', 'u1'),
      send: 'report.send',
      answer: {},
    },
    ...{ call: 'POST /api/addReport', field: 'text' },
    after: routes.reportReceived.href('Salons', 'Quitte', 'u1'),
    typed: { '#report-text': 'Zu', '#report-email': email },
    body: { entry: 'u1', text: 'Zu', email, homepage2: 'x' },
  },
])('the form of $form', ({ at, call, answer, typed, body, send, after, field }) => {
  const filled = async (more: object = {}) => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((all) => all)
    const page = await opened(at, { ...known, [call]: answer, ...more })
    await page.fill(typed)
    return page
  }
  const [[first, value] = ['', '']] = Object.entries(typed)

  it('is sent once, and leaves no draft', async () => {
    const page = await filled()
    await page.type('[name=homepage2]', 'x')
    expect(Object.keys(sessionStorage)).not.toEqual([])
    await page.press(send)
    expect(page.sent).toMatchObject([[call, body]])
    expect(page.address()).toBe(after)
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it('asks before it is left, keeps what was typed over a reload and in English, and shows a refusal at its field', async () => {
    const page = await filled({ [call]: new Refused(400, { code: 'too_long', field }) })
    const unload = new Event('beforeunload', { cancelable: true })
    dispatchEvent(unload)
    await page.go('/contact')
    expect([unload.defaultPrevented, page.address(), page.has('request.leaveTitle')]).toEqual([
      true,
      at,
      true,
    ])
    await page.press('request.stay')
    await page.press(send)
    expect(page.sent).toHaveLength(1)
    expect(page.invalid()).toEqual([field])
    await page.go(`/en${at}`)
    expect([page.address(), page.field(first).value]).toEqual([`/en${at}`, value])
    await page.go(at)
    await page.go('/contact')
    await page.press('request.leave')
    expect(page.address()).toBe('/contact')
    page.close()
    expect((await opened(at, known)).field(first).value).toBe(value)
  })
})
