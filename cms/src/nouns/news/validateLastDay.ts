import { isLastDayBeforeFirst } from '@directory/shared/newsFields'
import { type Context, inLanguage } from '../../operations/collections/validate.ts'

/** The last of the days on which news show is not before the first. */
export const validateLastDay = (
  value: string | null | undefined,
  { siblingData, ...context }: Context & { siblingData: { showFrom?: string | null } },
): true | string =>
  !isLastDayBeforeFirst(siblingData.showFrom?.slice(0, 10) ?? '', value?.slice(0, 10) ?? '') ||
  inLanguage(context, 'Der letzte Tag liegt vor dem ersten.', 'The last day is before the first.')
