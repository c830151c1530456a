import { Router } from 'express'
import type { Payload } from 'payload'
import { responseOf } from '#publicData/cachedResponse.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import { partsUpTo } from '#shared/cataloguePart'
import { workerPath } from '#shared/keptPages'
import { byLocale } from '#shared/locales'
import { sendCached } from '../answers/sendCached.ts'
import type { BuiltSite } from './site.ts'

/**
 * Replaces a worker that is no longer wanted: removes itself and all that it stored, and leaves open pages as they are.
 */
const removal = `self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('directory-')).map((name) => caches.delete(name)))
  await self.registration.unregister()
})()))
`

/** The one with its texts, or the one that removes it (`SERVICE_WORKER=off`). */
export function serviceWorkerRouter(payload: Payload, { site, worker }: BuiltSite, isOn: boolean) {
  const router = Router({ caseSensitive: true })
  router.get(workerPath, (req, res) => {
    const model = publicDataOf(payload)
    const response = model.responses.get(workerPath, () => {
      const words = () =>
        byLocale((locale) => site.workerWords(model.texts(locale, partsUpTo('mylist')), model.settings()))
      const code = isOn ? `self.directory = ${JSON.stringify(words())}\n${worker}` : removal
      return responseOf(code, 'text/javascript; charset=utf-8')
    })
    sendCached(req, res, response)
  })
  return router
}
