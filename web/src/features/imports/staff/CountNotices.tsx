import type { ImportSummary } from '@directory/shared/contract/imports'
import type { ReactNode } from 'react'
import { useText } from '../../../lib/intl.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import { FaultyRows } from './FaultyRows.tsx'
import { importAddress } from './importState.ts'

interface Props {
  data: ImportSummary
  counts: NonNullable<ImportSummary['counts']>
  /** Shows the rows, which are below. */
  onLook: () => void
  /** The choice of what empty cells do, on which the losses depend. */
  children: ReactNode
}

/** Notices about rows that are faulty, lose something, or leave nothing to import. */
export function CountNotices({ data, counts, onLook, children }: Props) {
  const text = useText()
  const { faulty } = counts
  const isUseless = counts.new + counts.changed === 0 && data.categoryChanges.length === 0
  return (
    <>
      {isUseless ? (
        <Notice title={text('import.nothingToDo')}>
          <p>{text(faulty > 0 ? 'import.onlyFaulty' : 'import.allKnown')}</p>
          {faulty > 0 && <FaultyRows data={data} />}
        </Notice>
      ) : (
        faulty > 0 && (
          <Notice kind="warning" title={text('import.someFaulty', { count: faulty })}>
            <FaultyRows data={data} />
          </Notice>
        )
      )}
      {children}
      {!isUseless && data.losses.entries > 0 && (
        <Notice
          kind="warning"
          title={text('import.losses', { ...data.losses })}
          actions={
            <SiteLink to={importAddress(data.id, { kind: 'losing' })} preventScrollReset onClick={onLook}>
              {text('import.lossesLook')}
            </SiteLink>
          }
        />
      )}
    </>
  )
}
