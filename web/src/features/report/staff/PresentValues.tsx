import type { Entry } from '@directory/shared/entry'
import { presentProposal, proposalKeys } from '@directory/shared/proposal'
import { reviewLabel } from '@directory/shared/staffLabels'
import { useText } from '../../../lib/intl.ts'
import { RequestContact, RequestFacts, useShownValue } from '../../review/door.ts'

/** Values shown beside the reports; the name is in the heading, the coordinates are on the map. */
const shownKeys = proposalKeys.filter((key) => key !== 'name' && key !== 'lat' && key !== 'lon')

/** Lists what the directory says of an entry. */
export function PresentValues({ entry }: { entry: Entry }) {
  const text = useText()
  const shown = useShownValue()
  const present = presentProposal(entry)
  return (
    <>
      <h3>{text('reports.present')}</h3>
      <RequestFacts
        of={shownKeys
          .map((key) => [key, shown(key, present)] as const)
          .filter(([, value]) => value !== '')
          .map(([key, value]) => [
            text(reviewLabel(key)),
            key === 'phone' || key === 'mobile' ? (
              <RequestContact key={key} kind="phone" value={value} shown={entry[`${key}Text`]} />
            ) : (
              value
            ),
          ])}
      />
    </>
  )
}
