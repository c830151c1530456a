import type { Locale } from '@directory/shared/routes'
import { translate } from '../../lib/words/translate.ts'

/** Why an import has become what it is, or what else is to be known of it; told in the reader's language. */
export type ImportReason =
  | { kind: 'row_failed'; row: number; fault: Readonly<Record<Locale, string>> }
  | {
      kind:
        | 'cancelled'
        | 'cancelled_back'
        | 'changedSince'
        | 'left_alone'
        | 'not_received'
        | 'nothing_imported'
        | 'taken_back'
        | 'unexpected'
    }

type PlainKind = Exclude<ImportReason, { kind: 'row_failed' }>['kind']

export const because = (kind: PlainKind): ImportReason[] => [{ kind }]

/** @param left entries that undoing could not revert */
export const reasonsIn = (
  locale: Locale,
  reasons: readonly ImportReason[],
  left: readonly { name: string }[],
): string => reasons.map((reason) => tell(locale, reason, left)).join(' ')

function tell(locale: Locale, reason: ImportReason, left: readonly { name: string }[]): string {
  const { kind } = reason
  if (kind === 'row_failed')
    return translate(locale, 'import.row_failed', { row: reason.row, reason: reason.fault[locale] })
  return translate(locale, `import.${kind}`, { names: entryNames(left, locale) })
}

const maxNamed = 5

/** Names entries in a sentence: „A“, „B“ und 3 weitere. */
export function entryNames(entries: readonly { name: string }[], locale: Locale = 'de'): string {
  const [before, after] = locale === 'de' ? ['„', '“'] : ['“', '”']
  const shown = entries
    .slice(0, maxNamed)
    .map(({ name }) => (name === '' ? translate(locale, 'undo.gone') : `${before}${name}${after}`))
  const [names, count] = [shown.join(', '), entries.length - shown.length]
  return count > 0 ? translate(locale, 'import.and_more', { names, count }) : names
}
