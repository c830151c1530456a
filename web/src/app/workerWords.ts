import { phoneHref } from '#lib/format.ts'
import type { MessageId } from '#lib/intl.ts'
import type { Catalogue } from '#shared/catalogues'
import type { WorkerWords } from '#shared/keptPages'
import type { Settings } from '#shared/settings'

export function workerWords(catalogue: Catalogue, settings: Settings): WorkerWords {
  const text = (id: MessageId) => catalogue[id] ?? ''
  return {
    siteTitle: settings.siteTitle || text('site.title'),
    title: text('error.offlineTitle'),
    text: text('error.offline'),
    keptAt: text('kept.at'),
    again: text('kept.again'),
    keptPages: text('kept.pages'),
    call: text('call.us'),
    phoneText: settings.phoneText,
    phoneHref: phoneHref(settings.phone) ?? '',
  }
}
