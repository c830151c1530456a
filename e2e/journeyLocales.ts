import { locales } from '@directory/shared/routes'
import { repeat } from '@directory/shared/testRepeat'

/** For journeys that go the same way in each language: German, in full all. Pages are looked at in all of them anyway. */
export const journeyLocales = locales.slice(0, repeat(1, locales.length))
