import { locales } from '@directory/shared/routes'
import { repeat } from '@directory/shared/testRepeat'

/**
 * Languages of journeys that are the same in each: German only, except in the full run. Every page is tested in all
 * languages anyway.
 */
export const journeyLocales = locales.slice(0, repeat(1, locales.length))
