import { type CollectionBeforeChangeHook, type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { exists } from '#lib/find/find.ts'
import { inEachLanguage, localeOf, translate } from '#lib/words/translate.ts'
import { settleAccess } from '#shared/barrierfree'
import { normaliseClosures } from '#shared/closures'
import { namesOf, openKeys } from '#shared/fields/entryFields'
import { cleanEmail } from '#shared/mailAddress'
import { toOpenLines } from '#shared/openLines'
import { addressNames, cleanAddress } from '#shared/rules/entryRules'
import { toWebsite } from '#shared/wellFormed'
import { withNormalisedLines } from '../normaliseLines.ts'

/** A stored area stays until the field is changed. */
export const rejectAreaWithoutVisits: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  if (data?.homeVisits !== false || !data.serviceArea) return
  const isOld = originalDoc?.homeVisits === false && originalDoc.serviceArea === data.serviceArea
  if (isOld) return
  const message = translate(localeOf(req), 'error.area_without_visits')
  const errors = [{ path: 'serviceArea', label: inEachLanguage('entry_dialogue.serviceArea'), message }]
  throw new ValidationError({ collection: 'entries', req, errors }, req.t)
}

const kept = ['state', 'token', 'formerNames', 'deletedAt'] as const

/**
 * When a version is restored, state, trash and token stay, and today's category if the version's is gone: Payload's
 * restore cannot ask and shows failures without a reason.
 */
export const keepLifecycleFields: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!req.context.isRestoringVersion || !originalDoc) return
  const isThere = await exists(req, 'categories', { id: String(data.category) })
  const fields = isThere ? kept : ([...kept, 'category'] as const)
  return { ...data, ...Object.fromEntries(fields.map((field) => [field, originalDoc[field] ?? null])) }
}

const trimmed = namesOf('line', 'postcode', 'phone', 'email', 'services', 'text', 'area')
const closures = namesOf('closures')

export const normaliseEntry: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  if (!data) return
  for (const key of trimmed) if (typeof data[key] === 'string') data[key] = data[key].trim()
  if (typeof data.email === 'string') data.email = cleanEmail(data.email)
  for (const key of addressNames) if (typeof data[key] === 'string') data[key] = cleanAddress(key, data[key])
  for (const key of closures)
    if (typeof data[key] === 'string') data[key] = normaliseClosures(data[key].trim())
  Object.assign(data, withNormalisedLines(req.payload, data, originalDoc))
  if (typeof data.website === 'string') data.website = toWebsite(data.website) ?? data.website

  // Payload names an empty document where an entry is created.
  Object.assign(data, settleAccess(data, { barrierfree: false, ...originalDoc }))

  if (openKeys.some((key) => key in data)) {
    Object.assign(data, toOpenLines(openKeys.map((key) => (key in data ? data[key] : originalDoc?.[key]))))
  }
}
