import { readClosures } from '@directory/shared/closures'
import { maxAreaKm, readServiceArea, wholeDistrict } from '@directory/shared/serviceArea'
import { isEmail, isPostcode, toWebsite } from '@directory/shared/wellFormed'
import type { PayloadRequest, TextFieldValidation } from 'payload'
import { text } from 'payload/shared'
import { isTown } from '../places/postcodes.ts'

export type Context = { req: PayloadRequest }

export const inLanguage = ({ req }: Context, de: string, en: string) =>
  req.i18n?.language === 'en' ? en : de

type Text = string | null | undefined
type TextArgs = Parameters<TextFieldValidation>[1]

/**
 * A validator of the site beside Payload's, whose place it would take, limit of length and all. Where something is missing,
 * ours says it first.
 */
const ofText =
  <Args extends Context>(own: (value: Text, args: Args) => true | string) =>
  async (value: Text, args: Args & TextArgs): Promise<true | string> => {
    const isShort = await text(value, { ...args, required: false })
    if (isShort !== true) return isShort
    const isFine = own(value, args)
    return isFine === true ? text(value, args) : isFine
  }

/** Field validators in the words of the site; `true` is Payload's "fine". */
export const validateEmail = ofText(
  (value, context) =>
    !value ||
    isEmail(value) ||
    inLanguage(
      context,
      'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
      'Please enter a valid email address.',
    ),
)

export const validateWebsite = ofText(
  (value, context) =>
    !value ||
    toWebsite(value) !== null ||
    inLanguage(
      context,
      'Bitte geben Sie eine Internet-Adresse ein, zum Beispiel www.beispiel.de.',
      'Please enter a web address, for example www.example.com.',
    ),
)

export const validatePostcode = ofText(
  (value, context) =>
    (typeof value === 'string' && isPostcode(value)) ||
    inLanguage(context, 'PLZ muss eine Zahl sein!', 'The postcode must be a number of five digits.'),
)

/** Degrees within `limit`, or nothing. */
export const validateDegrees =
  (limit: 90 | 180) =>
  (value: number | null | undefined, context: Context): true | string =>
    value === null ||
    value === undefined ||
    (Number.isFinite(value) && Math.abs(value) <= limit) ||
    inLanguage(
      context,
      `Bitte eine Zahl zwischen -${limit} und ${limit}.`,
      `A number between -${limit} and ${limit}, please.`,
    )

export const validateClosures = ofText(
  (value, context) =>
    readClosures(value ?? '') !== null ||
    inLanguage(
      context,
      'Bitte schreiben Sie Tage wie 24.12.2026 oder 01.08.2026-21.08.2026, mit Komma getrennt.',
      'Please write days such as 24.12.2026 or 01.08.2026-21.08.2026, separated by commas.',
    ),
)

export const validateServiceArea = ofText((value, context: Context & { previousValue?: unknown }) => {
  const area = readServiceArea(value ?? '')
  if (area === null)
    return inLanguage(
      context,
      `Bitte schreiben Sie „${wholeDistrict}“, Orte mit Komma dazwischen oder einen Umkreis von 1 bis ${maxAreaKm} km, zum Beispiel „15 km“.`,
      `Please write “${wholeDistrict}”, towns separated by commas, or a distance from 1 to ${maxAreaKm} km, for example “15 km”.`,
    )
  const unknown = area.kind === 'towns' ? area.towns.filter((town) => !isTown(town)) : []
  if (unknown.length === 0 || value === context.previousValue) return true
  return inLanguage(
    context,
    `Diesen Ort kennen wir nicht: ${unknown.join(', ')}. Bitte prüfen Sie, wie er geschrieben wird.`,
    `We do not know this town: ${unknown.join(', ')}. Please look how it is spelled.`,
  )
})

/** Dots alone would be read as a path step in an address. */
export const validateCategoryName = ofText(
  (value, context) =>
    /[^.\s]/.test(value ?? '') ||
    inLanguage(context, 'Bitte geben Sie einen Namen ein.', 'Please enter a name.'),
)
