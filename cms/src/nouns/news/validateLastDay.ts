import { isLastDayBeforeFirst } from '@directory/shared/newsFields'
import type { Context } from '../../operations/collections/validate.ts'
import { localeOf, words } from '../../operations/words/words.ts'

/** The last of the days on which news show is not before the first. */
export const validateLastDay = (
  value: string | null | undefined,
  { siblingData, ...context }: Context & { siblingData: { showFrom?: string | null } },
): true | string =>
  !isLastDayBeforeFirst(siblingData.showFrom?.slice(0, 10) ?? '', value?.slice(0, 10) ?? '') ||
  words(localeOf(context.req), 'error.days_crossed')
