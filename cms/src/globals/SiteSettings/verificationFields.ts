import { type GlobalBeforeChangeHook, type GroupField, ValidationError } from 'payload'
import { currentIso } from '#clock.ts'
import { inEachLanguage, localeOf, translate } from '#lib/words/translate.ts'
import type { SiteSetting } from '#payload-types.ts'
import type { Locale } from '#shared/locales'
import { pageTitles } from '#shared/page'
import { countField } from './retentionFields.ts'
import { type UnfinishedPage, unfinishedPages } from './verificationSettings.ts'

/** Requires a finished imprint and privacy page. Then each provider is asked when its turn comes. */
export const switchVerificationRequests: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = (originalDoc as Partial<SiteSetting> | undefined)?.asking
  const now = (data as Partial<SiteSetting>).asking
  if (!now) return
  if (!now.on || before?.on) return { ...data, asking: { ...now, since: before?.since ?? null } }
  const unfinished = await unfinishedPages(req)
  if (unfinished.length > 0) {
    const label = inEachLanguage('admin.settings.asking.on')
    const errors = [{ path: 'asking.on', label, message: refusal(unfinished, localeOf(req)) }]
    throw new ValidationError({ global: 'site-settings', req, errors }, req.t)
  }
  return { ...data, asking: { ...now, since: currentIso() } }
}

function refusal(pages: readonly UnfinishedPage[], locale: Locale) {
  const titles = pages.map(({ name }) => translate(locale, pageTitles[name]))
  const list = pages.map(({ left }, i) => {
    const id = left === '' ? 'admin.asking.empty' : 'admin.asking.left'
    return translate(locale, id, { page: titles[i] ?? '', left })
  })
  const names = titles.join(translate(locale, 'admin.asking.and'))
  return [translate(locale, 'admin.asking.unfinished', { pages: names }), ...list].join(' ')
}

/** Once a year, by mail. */
export const verificationFields: GroupField = {
  name: 'asking',
  type: 'group',
  fields: [
    { name: 'on', type: 'checkbox', defaultValue: false },
    countField('perDay', 500, 20),
    /** When it was last switched on: providers whose turn was before wait for the next one. */
    { name: 'since', type: 'date', admin: { hidden: true } },
  ],
}
