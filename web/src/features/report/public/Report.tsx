import { useCall } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { useParameter, usePathParams } from '#lib/pathParams.ts'
import { routes } from '#shared/routes'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { CallState } from '#ui/CallState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { WholeWords } from '#ui/WholeWords.tsx'
import { UnknownProvider } from '../../entries/door.ts'
import styles from './Report.module.css'
import { ReportForm } from './ReportForm.tsx'

export default function Report() {
  const text = useText()
  const { cat: category = '', name = '' } = usePathParams()
  const id = useParameter('id')
  const { data, ...state } = useCall('GET /api/entry', { category, name, id })
  const [entry, ...namesakes] = data?.entries ?? []
  const isUnique = entry !== undefined && namesakes.length === 0
  return (
    <>
      <Breadcrumb
        trail={[
          { label: name, to: routes.provider.href(category, name, id), lang: 'de' },
          { label: text('provider.report') },
        ]}
      />
      <PageHeading lead={isUnique && text('report.lead')}>
        {`${text('provider.report')} `}
        <span lang="de">
          <WholeWords>{name}</WholeWords>
        </span>
      </PageHeading>
      <CallState {...state} title={text('provider.failed')} count={4} />
      {isUnique && (
        <>
          <ReportForm key={entry.uuid} entry={entry} />
          <div className={styles.provider}>
            <Notice
              actions={
                <SiteLink to={routes.addRequest.href({ name })} rel="nofollow">
                  {text('provider.code')}
                </SiteLink>
              }
            >
              {text('report.providerText')}
            </Notice>
          </div>
        </>
      )}
      {data && !isUnique && <UnknownProvider category={category} />}
    </>
  )
}
