import type {
  EmailFieldValidation,
  PayloadRequest,
  TextFieldManyValidation,
  TextFieldValidation,
} from 'payload'
import { text } from 'payload/shared'
import { apiErrors } from '#lib/errors/apiError.ts'
import { isTown } from '#lib/places/postcodes.ts'
import { localeOf, translate } from '#lib/words/translate.ts'
import type { MessageId } from '#shared/catalogues'
import { readClosures } from '#shared/closures'
import { isDegrees } from '#shared/region'
import { maxRegionPlaces, readRegionPlaces } from '#shared/regionPlaces'
import { saysNothing } from '#shared/saysNothing'
import { maxAreaKm, readServiceArea, wholeDistrict } from '#shared/serviceArea'
import { timetableHost } from '#shared/timetableUrl'
import { readPlaces } from '#shared/typedPlaces'
import { isEmail, isPhone, isPostcode, toWebsite } from '#shared/wellFormed'

export type Context = { req: PayloadRequest }

type Text = string | null | undefined
type TextArgs = Parameters<TextFieldValidation>[1]

/** Ours would replace Payload's validator, limit of length included. Our message about a missing value comes first. */
const ofText =
  <Args extends Context>(own: (value: Text, args: Args) => true | string) =>
  async (value: Text, args: Args & TextArgs) => {
    const isShort = await text(value, { ...args, required: false })
    if (isShort !== true) return isShort
    const isFine = own(value, args)
    return isFine === true ? text(value, args) : isFine
  }

const refusing = (message: MessageId, isFine: (value: string) => boolean) =>
  ofText((value, { req }: Context) => isFine(value ?? '') || translate(localeOf(req), message))

const isEmptyOrEmail = (value: Text, { req }: Context) =>
  !value || isEmail(value) || translate(localeOf(req), 'error.email_invalid')

export const validateEmail = ofText(isEmptyOrEmail)

/** Payload's rule knows no international letters. */
export const validateAccountEmail: EmailFieldValidation = isEmptyOrEmail

export const validateWebsite = refusing(
  'error.website_invalid',
  (value) => value === '' || toWebsite(value) !== null,
)
export const validatePostcode = refusing('contract.plz_invalid', isPostcode)
export const validateClosures = refusing('error.closures_invalid', (value) => readClosures(value) !== null)
export const validateFreePlaces = refusing(
  'error.places_invalid',
  (value) => value === '' || readPlaces(value) !== null,
)
export const validateTimetable = refusing(
  'admin.timetable.fault',
  (value) => value === '' || timetableHost(value) !== null,
)

export const validateDegrees = (limit: 90 | 180) => (value: number | null | undefined, context: Context) =>
  value === null ||
  value === undefined ||
  isDegrees(value, limit) ||
  translate(localeOf(context.req), 'error.invalid.degrees', { limit })

export const validateServiceArea = ofText((value, context: Context & { previousValue?: unknown }) => {
  const area = readServiceArea(value ?? '')
  if (area === null)
    return translate(localeOf(context.req), 'contract.area_invalid', {
      district: wholeDistrict,
      max: maxAreaKm,
    })
  const unknown = area.kind === 'towns' ? area.towns.filter((town) => !isTown(town)) : []
  if (unknown.length === 0 || value === context.previousValue) return true
  return translate(localeOf(context.req), 'admin.town_unknown', { towns: unknown.join(', ') })
})

/** Hosts end up in a header, where any other sign could begin another rule. */
const hostPattern = /^(?:\*\.)?[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,8}(?::\d{1,5})?$/i

export const validateHosts: TextFieldManyValidation = (value: unknown, args) => {
  const wrong = Array.isArray(value)
    ? value.find((host) => typeof host !== 'string' || !hostPattern.test(host))
    : undefined
  if (wrong !== undefined)
    return translate(localeOf(args.req), 'admin.embedHosts.fault', { host: String(wrong) })
  return (text as unknown as TextFieldManyValidation)(value as string[], args)
}

export const validatePlaces = ofText((value, context) => {
  const { places, wrong } = readRegionPlaces(value ?? '')
  const locale = localeOf(context.req)
  if (wrong.length > 0)
    return translate(locale, 'admin.places.fault', { lines: wrong.slice(0, 5).join(', ') })
  return places.length <= maxRegionPlaces || translate(locale, 'admin.places.many', { max: maxRegionPlaces })
})

const isSaid = (value: Text, { req }: Context) =>
  !saysNothing(value ?? '') || translate(localeOf(req), 'error.text_unsaid')

/** "-" and "k. A." are as good as nothing. */
export const validateSaid = ofText(isSaid)

export const validateSaidIfAny = ofText((value, context) => !value || isSaid(value, context))

/** Key in `req.context`: staff leave the street out deliberately. */
export const streetLeftOut = 'streetLeftOut'

/** Missing only if left out deliberately, now or before. */
export const validateStreet = async (value: Text, args: Context & TextArgs & { previousValue?: unknown }) => {
  if (value) return text(value, args)
  const isLeftOut = args.req.context[streetLeftOut] === true || args.previousValue === ''
  return isLeftOut || translate(localeOf(args.req), 'error.street_missing')
}

/** The telephone field of a news item or link may hold no words. */
export function assertPhone(phone: string | null | undefined) {
  if (phone && !isPhone(phone)) throw apiErrors.wrong({ code: 'phone_invalid', field: 'phone' })
}
