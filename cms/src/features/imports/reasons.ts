import { type Locale, localeRows } from '@directory/shared/locales'
import { translate } from '../../lib/words/translate.ts'

/** Why an import has become what it is, or what else is to be known of it; told in the reader's language. */
export interface ImportReason {
  kind: 'cancelled' | 'changedSince' | 'left_alone' | 'mended' | 'oldest_closed' | 'unexpected'
  /** Name of the file that it is about, if that is another one. */
  file?: string
}

export const because = (kind: ImportReason['kind']): ImportReason[] => [{ kind }]

/** @param left entries that undoing could not revert */
export const reasonsIn = (
  locale: Locale,
  reasons: readonly ImportReason[],
  left: readonly { name: string }[],
): string =>
  reasons
    .map(({ kind, file = '' }) =>
      translate(locale, `import.${kind}`, { names: entryNames(left, locale), file }),
    )
    .join(' ')

const maxNamed = 5

/** Names entries in a sentence: „A“, „B“ und 3 weitere. */
export function entryNames(entries: readonly { name: string }[], locale: Locale = 'de'): string {
  const [before, after] = localeRows[locale].quotes
  const shown = entries
    .slice(0, maxNamed)
    .map(({ name }) => (name === '' ? translate(locale, 'undo.gone') : `${before}${name}${after}`))
  const [names, count] = [shown.join(', '), entries.length - shown.length]
  return count > 0 ? translate(locale, 'import.and_more', { names, count }) : names
}
