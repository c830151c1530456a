import type { ReactNode } from 'react'
import { download } from '#lib/download.ts'
import { useLocale, useText } from '#lib/intl.ts'
import type { ImportSummary } from '#shared/contract/imports'
import { reportName } from '#shared/fields/importFields'
import { Notice } from '#ui/Notice.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { DownloadButton } from '#ui/staff/DownloadButton.tsx'
import { importAddress, uselessBecause } from './importState.ts'

interface Props {
  data: ImportSummary
  onLook: () => void
  /** The choice of what empty cells do, on which the losses depend. */
  children: ReactNode
}

export function ImportNotices({ data, onLook, children }: Props) {
  const text = useText()
  const { id, counts, losses } = data
  const [faulty, useless] = [counts?.faulty ?? 0, uselessBecause(data)]
  const title = useless ? text('import.nothingToDo') : text('import.someFaulty', { count: faulty })
  return (
    <>
      {(useless || faulty > 0) && (
        <Notice kind={useless ? 'info' : 'warning'} title={title}>
          {useless && <p>{text(`import.${useless}`)}</p>}
          {faulty > 0 && <FaultyRows data={data} />}
        </Notice>
      )}
      {children}
      {!useless && losses.entries > 0 && (
        <Notice
          kind="warning"
          title={text('import.losses', { ...losses })}
          actions={
            <SiteLink to={importAddress(id, 'losing')} preventScrollReset onClick={onLook}>
              {text('import.lossesLook')}
            </SiteLink>
          }
        />
      )}
    </>
  )
}

export function FaultyRows({ data: { id, fileName } }: { data: Pick<ImportSummary, 'id' | 'fileName'> }) {
  const text = useText()
  const locale = useLocale()
  const name = `${reportName(fileName, text('import.reportFile'))}.csv`
  return (
    <p>
      <DownloadButton fetchIt={() => download('GET /api/importReport', { id, locale }, name)}>
        {text('import.report')}
      </DownloadButton>
    </p>
  )
}
