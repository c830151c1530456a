import type { Closure } from '#shared/closures'
import type { Locale } from '#shared/locales'
import { plainDate } from './format.ts'
import type { useText } from './intl.ts'

/** "am 24. Dezember 2026, vom 1. bis …". */
export const closureWords = (
  closures: readonly Closure[],
  locale: Locale,
  text: ReturnType<typeof useText>,
): string =>
  closures
    .map(({ from, to }) =>
      from === to
        ? text('open.awayOn', { day: plainDate(from, locale) })
        : text('open.awayFrom', { from: plainDate(from, locale), to: plainDate(to, locale) }),
    )
    .join(', ')
