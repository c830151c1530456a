import { contract } from '@directory/shared/contract'
import { expect, it } from 'vitest'
import { undoErrors } from './undoErrors.ts'

it.each(['de', 'en'] as const)(
  'there are words for each reason not to take something back in %s',
  (language) => {
    const refusals = undoErrors(language)
    for (const code of contract['POST /api/undo'].errors)
      expect.soft(refusals[code], code).toMatch(/^[^{}]+\.$/)
  },
)
