import { pageLabels } from '@directory/shared/page'
import type { Locale } from '@directory/shared/routes'
import { type GlobalBeforeChangeHook, ValidationError } from 'payload'
import { currentIso } from '../../clock.ts'
import { localeOf, translate } from '../../operations/words/translate.ts'
import type { SiteSetting } from '../../payload-types.ts'
import { verificationSwitchLabel } from './verificationFields.ts'
import { type UnfinishedPage, unfinishedPages } from './verificationSettings.ts'

/** Requires a finished imprint and privacy page. After switching on, each provider is asked when its turn comes. */
export const switchVerificationRequests: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = (originalDoc as Partial<SiteSetting> | undefined)?.asking
  const now = (data as Partial<SiteSetting>).asking
  if (!now) return data
  if (!now.on || before?.on) return { ...data, asking: { ...now, since: before?.since ?? null } }
  const unfinished = await unfinishedPages(req.payload, req)
  if (unfinished.length > 0)
    throw new ValidationError(
      {
        global: 'site-settings',
        req,
        errors: [
          { path: 'asking.on', label: verificationSwitchLabel, message: refusal(unfinished, localeOf(req)) },
        ],
      },
      req.t,
    )
  return { ...data, asking: { ...now, since: currentIso() } }
}

function refusal(pages: readonly UnfinishedPage[], locale: Locale): string {
  const list = pages.map(({ name, left }) => {
    const page = pageLabels[name][locale]
    return left === ''
      ? translate(locale, 'admin.asking.empty', { page })
      : translate(locale, 'admin.asking.left', { page, left })
  })
  const names = pages.map(({ name }) => pageLabels[name][locale]).join(translate(locale, 'admin.asking.and'))
  return [translate(locale, 'admin.asking.unfinished', { pages: names }), ...list].join(' ')
}
