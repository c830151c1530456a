import { afterEach, expect, it, vi } from 'vitest'
import { createCatalogues } from './loadCatalogue.ts'

afterEach(() => vi.unstubAllGlobals())

it('fetches a language once, however many wait for it, and keeps it', async () => {
  const fetched = vi.fn(async (url: string) => Response.json({ here: url }))
  vi.stubGlobal('fetch', fetched)
  const { known, load } = createCatalogues()
  await Promise.all([load('de'), load('de')])
  expect(known).toEqual({ de: { here: '/api/translations?locale=de' } })
  expect(load('de')).toBeNull()
  await load('en')
  expect(known.en).toEqual({ here: '/api/translations?locale=en' })
  expect(fetched).toHaveBeenCalledTimes(2)
})

it('asks again after a failure', async () => {
  const answers = [new Response('', { status: 503 }), Response.json({ a: 'b' })]
  vi.stubGlobal('fetch', async () => answers.shift())
  const { known, load } = createCatalogues()
  await expect(load('en')).rejects.toThrow('translations')
  expect(known).toEqual({})
  await load('en')
  expect(known).toEqual({ en: { a: 'b' } })
})
