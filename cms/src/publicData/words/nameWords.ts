import { foldedWords } from '#shared/fold'

const legalForms = new Set(
  'gmbh ggmbh mbh ug haftungsbeschraenkt ag kg kgaa ohg gbr eg se ev ek co partg partgmbb'.split(' '),
)
/** Legal forms that are split into several words: 'e. V.', 'g GmbH'. */
const spacedForms = / (?:e v|e k|e kfm|e g|g gmbh)(?= )/g

/** The folded words of a provider's name without its legal form; all words if nothing else is left. */
export function nameWords(name: string) {
  const all = foldedWords(name)
  const spaced = ` ${all.join(' ')} `.replace(spacedForms, '')
  const words = spaced.split(' ').filter((word) => word !== '' && !legalForms.has(word))
  return words.length > 0 ? words : all
}
