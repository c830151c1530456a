import { addressRules, digitsApart, type Rule } from './speechRules.ts'

/** English are only texts of our own, which hold no abbreviation but this; what others wrote is German. */
export const englishRules: readonly Rule[] = [
  ...addressRules({ at: 'at', dot: 'dot', dash: 'dash', slash: 'slash' }),
  [
    /(?<![\d,.])(?:\+\d{1,3}|\(?0\d)[\d\s()/-]*\d(?!:)/g,
    (all) => (/^0\d$/.test(all) ? all : digitsApart(all)),
  ],
  [/(?<!\d)\d{5}(?=\s\p{Lu})/gu, digitsApart],
  [/(?<![\d.,])\d{6,}(?![\d.,])/g, digitsApart],
  [/(?<=\d\s?)km\b/g, () => ' kilometres'],
]
