import type { useText } from '../../../lib/intl.ts'
import type { Section } from './listView.ts'

/** Checks whether the heading is a letter or the name of a town, which are German. */
export const isNamed = ({ kind, key }: Section): boolean =>
  (kind === 'letter' || kind === 'town') && key !== ''

/**
 * Returns the heading of a section.
 * @param town name of the place where a home visit is wanted; empty if unknown
 */
export function sectionTitle({ kind, key }: Section, town: string, text: ReturnType<typeof useText>): string {
  switch (kind) {
    case 'homeVisitors':
      return town === '' ? text('list.comesToYou') : text('list.comesToTown', { town })
    case 'comes':
      return town === '' ? text('entry.comesToHouse') : text('list.comesToTown', { town })
    case 'placeNotSaid':
      return text('list.comesPlaceNotSaid')
    case 'notSaid':
      return text('list.comingNotSaid')
    default:
      return key === '' ? text('list.unknownCity') : key
  }
}
