import { emptySettings } from '@directory/shared/settings'
import type { Request, Response } from 'express'
import type { Payload } from 'payload'
import { attachPublicData, type SyncedPublicData } from '../publicData/live/publicData.ts'
import { createPublicData } from '../publicData/model/createPublicData.ts'
import { createRenderQueue } from './renderQueue.ts'
import { createSite, type SiteModule } from './site.ts'

type Rendering = Parameters<SiteModule['render']>[0]
type Rendered = Awaited<ReturnType<SiteModule['render']>>

/** Returns a site whose pages the test draws step by step. */
function slowSite() {
  let time = Date.parse('2026-11-22T12:00:00Z')
  const model = createPublicData({ now: () => time })
  const region = { key: 'r', label: 'R', aliases: [], lat: 50, lon: 10, radiusKm: 20 }
  model.replace({
    ...{ entries: [], news: [], links: [], pages: [], categories: [], topCategories: [] },
    settings: { siteTitle: 'Titel', association: '', contactEmail: '', region, ...emptySettings },
  })
  const payload = {} as Payload
  attachPublicData(payload, model as SyncedPublicData)
  const drawn: { request: Rendering; finish: (page?: Partial<Rendered>) => void }[] = []
  const render = (request: Rendering) =>
    new Promise<Rendered>((resolve) => {
      const page = { status: 200, html: `drawing ${drawn.length + 1}`, uses: [] }
      drawn.push({ request, finish: (changed) => resolve({ ...page, ...changed }) })
    })
  const assets = { scripts: [], styles: [], boot: '', preloads: [], chunks: {} }
  const site = { render, renderRefusal: () => 'too much' }
  const { pages } = createSite(
    payload,
    { site, assets },
    { publicUrl: 'https://site.example', serviceWorker: true },
    createRenderQueue(async () => {}),
  )
  /** Resolves with the text of a page as a visitor gets it. */
  const get = (url: string) =>
    new Promise<string>((resolve, reject) => {
      const req = { method: 'GET', originalUrl: url, path: url, headers: {}, httpVersion: '1.1' }
      const res = {
        writeHead: () => {},
        end: (body: Buffer) => resolve(String(body)),
      }
      Promise.resolve(pages(req as unknown as Request, res as unknown as Response, reject)).catch(reject)
    })
  const kept = (url: string) => model.responses.peek(`https://site.example ${url}`)?.identity.toString()
  const nextDrawing = async (count: number) => {
    while (drawn.length < count) await new Promise(setImmediate)
    return drawn[count - 1] as (typeof drawn)[number]
  }
  return {
    model,
    get,
    kept,
    nextDrawing,
    later: (to: string) => {
      time = Date.parse(to)
    },
  }
}

it('is rendered again if the year ends or something changes meanwhile', async () => {
  const { model, get, kept, nextDrawing, later } = slowSite()
  const page = get('/news')
  const first = await nextDrawing(1)
  expect(first.request.year).toBe(2026)
  later('2026-12-31T23:00:00Z')
  first.finish()
  const second = await nextDrawing(2)
  expect(second.request.year).toBe(2027)
  model.apply({ noun: 'news', remove: [] })
  second.finish()
  ;(await nextDrawing(3)).finish()
  expect(await page).toBe('drawing 3')
  expect(kept('/news')).toBe('drawing 3')
  later('2027-12-31T23:00:00Z')
  expect(kept('/news')).toBeUndefined()
})

it('is not cached if it could not be rendered', async () => {
  const { get, kept, nextDrawing } = slowSite()
  const page = get('/news')
  ;(await nextDrawing(1)).finish({ status: 503 })
  expect(await page).toBe('drawing 1')
  expect(kept('/news')).toBeUndefined()
})
