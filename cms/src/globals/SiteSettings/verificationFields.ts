import type { Locale } from '@directory/shared/locales'
import { pageTitles } from '@directory/shared/page'
import { type GlobalBeforeChangeHook, type GroupField, ValidationError } from 'payload'
import { currentIso } from '../../clock.ts'
import { inEachLanguage, localeOf, translate } from '../../lib/words/translate.ts'
import type { SiteSetting } from '../../payload-types.ts'
import { type UnfinishedPage, unfinishedPages, verificationDefaults } from './verificationSettings.ts'

/** Requires a finished imprint and privacy page. Then each provider is asked when its turn comes. */
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
          {
            path: 'asking.on',
            label: inEachLanguage('admin.settings.asking.on'),
            message: refusal(unfinished, localeOf(req)),
          },
        ],
      },
      req.t,
    )
  return { ...data, asking: { ...now, since: currentIso() } }
}

function refusal(pages: readonly UnfinishedPage[], locale: Locale): string {
  const list = pages.map(({ name, left }) => {
    const page = translate(locale, pageTitles[name])
    return left === ''
      ? translate(locale, 'admin.asking.empty', { page })
      : translate(locale, 'admin.asking.left', { page, left })
  })
  const names = pages
    .map(({ name }) => translate(locale, pageTitles[name]))
    .join(translate(locale, 'admin.asking.and'))
  return [translate(locale, 'admin.asking.unfinished', { pages: names }), ...list].join(' ')
}

const maxPerDay = 500

/** Once a year, by mail. */
export const verificationFields: GroupField = {
  name: 'asking',
  type: 'group',
  fields: [
    { name: 'on', type: 'checkbox', defaultValue: false },
    {
      name: 'perDay',
      type: 'number',
      required: true,
      min: 1,
      max: maxPerDay,
      defaultValue: verificationDefaults.perDay,
      validate: (value: unknown) =>
        (Number.isInteger(value) && (value as number) >= 1 && (value as number) <= maxPerDay) ||
        `1, 2, 3 … ${maxPerDay}`,
    },
    /** When it was last switched on: providers whose turn was before wait for the next one. */
    { name: 'since', type: 'date', admin: { hidden: true } },
  ],
}
