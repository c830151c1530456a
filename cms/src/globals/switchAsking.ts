import { type GlobalBeforeChangeHook, ValidationError } from 'payload'
import { currentIso } from '../clock.ts'
import type { SiteSetting } from '../payload-types.ts'
import { unfinishedPages } from '../services/asks/mayAsk.ts'

/**
 * Nobody writes to people unasked who does not say who they are and what becomes of the data. From the moment of
 * switching on each provider waits for their own turn.
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
        errors: [{ path: 'asking.on', message: refusal(unfinished, req.i18n.language) }],
      },
      req.t,
    )
  return { ...data, asking: { ...now, since: currentIso() } }
}

const refusal = (pages: readonly string[], language: string): string =>
  language === 'en'
    ? `First complete ${pages.join(' and ')}: they are empty or still hold something in [square brackets].`
    : `Bitte erst ${pages.join(' und ')} ausfüllen: Dort steht nichts oder noch etwas in [eckigen Klammern].`
