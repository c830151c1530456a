import { createCatalogues } from './loadCatalogue.ts'

const url = (locale: string, part: string) => `/api/translations?locale=${locale}&part=${part}`

it('fetches each part of a language once, however many wait for it, and keeps it', async () => {
  const fetched = vi.fn(async (asked: string) => Response.json({ [asked]: 'here' }))
  vi.stubGlobal('fetch', fetched)
  const { known, load } = createCatalogues()
  await Promise.all([load('de', 'public'), load('de', 'public'), load('de', 'forms')])
  expect(known).toEqual({ de: { [url('de', 'public')]: 'here', [url('de', 'forms')]: 'here' } })
  expect([load('de', 'public'), load('de', 'forms')]).toEqual([null, null])
  await load('de', 'staff')
  expect(Object.keys(known.de ?? {})).toContain(url('de', 'staff'))
  await load('en', 'public')
  expect(known.en).toEqual({ [url('en', 'public')]: 'here' })
  const german = ['public', 'forms', 'requests', 'staff'].map((part) => url('de', part))
  expect(fetched.mock.calls.flat()).toEqual([...german, url('en', 'public')])
})

it('retries failed parts only', async () => {
  const asked: string[] = []
  let isDown = true
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    if (isDown && address.includes('staff')) return new Response('', { status: 503 })
    return Response.json({ a: address })
  })
  const { known, load } = createCatalogues()
  await expect(load('en', 'staff')).rejects.toThrow('translations')
  await vi.waitFor(() => expect(known.en).toBeDefined())
  isDown = false
  await load('en', 'staff')
  expect(known.en).toEqual({ a: url('en', 'staff') })
  expect(asked).toEqual(['public', 'forms', 'requests', 'staff', 'staff'].map((part) => url('en', part)))
})
