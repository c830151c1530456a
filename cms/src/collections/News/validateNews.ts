import type { Context } from '#hooks/validate.ts'
import { localeOf, translate } from '#lib/words/translate.ts'
import { isLastDayBeforeFirst, wrongEventField } from '#shared/fields/newsFields'
import { isPictureFile } from '../Files/storeFile.ts'

export const validateLastDay = (
  value: string | null | undefined,
  { siblingData, ...context }: Context & { siblingData: { showFrom?: string | null } },
) =>
  !isLastDayBeforeFirst(siblingData.showFrom?.slice(0, 10) ?? '', value?.slice(0, 10) ?? '') ||
  translate(localeOf(context.req), 'error.days_crossed')

/** No times and places without a day, and no times that do not exist. */
export const validateEvent = (
  value: string | null | undefined,
  { siblingData, ...context }: Context & { siblingData: Partial<Record<string, string | null>> },
) => {
  const { eventTime, eventEndTime, eventPlace } = siblingData
  const event = { eventTime: eventTime ?? '', eventEndTime: eventEndTime ?? '', eventPlace: eventPlace ?? '' }
  const wrong = wrongEventField({ eventDate: value?.slice(0, 10) ?? '', ...event })
  return wrong === null || translate(localeOf(context.req), `error.${wrong.code}`)
}

/** An unchanged name is accepted even if that picture is gone. */
export const validatePicture = async (
  value: string | null | undefined,
  { previousValue, ...context }: Context & { previousValue?: string | null },
) =>
  !value ||
  value === previousValue ||
  (await isPictureFile(context.req, value)) ||
  translate(localeOf(context.req), 'error.picture_unknown')
