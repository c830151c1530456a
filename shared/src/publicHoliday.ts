import * as z from 'zod'

export const publicHolidaySchema = z.object({
  /** `YYYY-MM-DD` */
  date: z.string(),
  /** In lower case; `null`: the whole region. Empty: only some towns, unknown which. */
  towns: z.array(z.string()).nullable(),
})
export type PublicHoliday = z.infer<typeof publicHolidaySchema>

export const federalStates = {
  BW: 'Baden-Württemberg',
  BY: 'Bayern',
  BE: 'Berlin',
  BB: 'Brandenburg',
  HB: 'Bremen',
  HH: 'Hamburg',
  HE: 'Hessen',
  MV: 'Mecklenburg-Vorpommern',
  NI: 'Niedersachsen',
  NW: 'Nordrhein-Westfalen',
  RP: 'Rheinland-Pfalz',
  SL: 'Saarland',
  SN: 'Sachsen',
  ST: 'Sachsen-Anhalt',
  SH: 'Schleswig-Holstein',
  TH: 'Thüringen',
} as const
export type FederalState = keyof typeof federalStates
