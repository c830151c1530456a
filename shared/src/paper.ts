export const paperSizes = ['a5', 'a4'] as const
export const paperPrints = ['normal', 'large'] as const
export const paperTones = ['colour', 'grey'] as const

export interface PaperFormat {
  size: (typeof paperSizes)[number]
  print: (typeof paperPrints)[number]
  tone: (typeof paperTones)[number]
}

export const defaultPaperFormat: PaperFormat = { size: 'a5', print: 'normal', tone: 'colour' }

export const maxGreeting = 3000

/** By number of labels; sizes in millimetres. */
export const labelSheets = {
  '24': { columns: 3, rows: 8, width: 70, height: 36, left: 0, top: 4.5, gapX: 0, gapY: 0 },
  '21': { columns: 3, rows: 7, width: 63.5, height: 38.1, left: 7.25, top: 15.15, gapX: 2.5, gapY: 0 },
} as const
export type LabelSheet = keyof typeof labelSheets
export const labelSheetNames = Object.keys(labelSheets) as [LabelSheet, ...LabelSheet[]]
export const labelsOn = (sheet: LabelSheet) => labelSheets[sheet].columns * labelSheets[sheet].rows

/** Most entries in one call by ids, or in one printed list. */
export const maxEntriesByIds = 100
