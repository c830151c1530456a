import { pageLabels } from '@directory/shared/page'
import { type GlobalBeforeChangeHook, ValidationError } from 'payload'
import { currentIso } from '../../clock.ts'
import type { SiteSetting } from '../../payload-types.ts'
import { askingLabel } from './askingFields.ts'
import { type UnfinishedPage, unfinishedPages } from './mayAsk.ts'

/**
 * Unsolicited mails need an imprint and a privacy page. After switching on, each provider is asked when its turn comes.
 */
export const switchAsking: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
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
        errors: [{ path: 'asking.on', label: askingLabel, message: refusal(unfinished, req.i18n.language) }],
      },
      req.t,
    )
  return { ...data, asking: { ...now, since: currentIso() } }
}

function refusal(pages: readonly UnfinishedPage[], language: string): string {
  const isEnglish = language === 'en'
  const names = pages.map(({ name }) => pageLabels[name][isEnglish ? 'en' : 'de'])
  const said = pages.map(({ left }, i) => {
    if (left === '') return isEnglish ? `${names[i]} is empty.` : `${names[i]}: Dort steht nichts.`
    return isEnglish ? `${names[i]} still says “${left}”.` : `${names[i]}: Dort steht noch „${left}“.`
  })
  return isEnglish
    ? `First complete ${names.join(' and ')}. ${said.join(' ')}`
    : `Bitte erst ${names.join(' und ')} ausfüllen. ${said.join(' ')}`
}
