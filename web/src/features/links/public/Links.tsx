import { useSearchParams } from 'react-router-dom'
import { useCall } from '#lib/api.ts'
import { useLocalPath, useText } from '#lib/intl.ts'
import { useSettings } from '#lib/settings.ts'
import { allRegions } from '#shared/region'
import { routes } from '#shared/routes'
import { ReadAloud } from '#ui/aloud/ReadAloud.tsx'
import { Button } from '#ui/Button.tsx'
import { CallState } from '#ui/CallState.tsx'
import { EditLink } from '#ui/EditLink.tsx'
import { PageTop } from '#ui/PageTop.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { LinkGroups } from './LinkGroups.tsx'
import styles from './LinksRegion.module.css'
import { regionInput } from './regionInput.ts'

export default function Links() {
  const text = useText()
  const [search] = useSearchParams()
  const settings = useSettings()
  const region = search.get('region')
  const { data, ...state } = useCall('GET /api/links', regionInput(region, settings))
  return (
    <>
      <PageTop title={text('links.title')} lead={text('links.lead')} aside={<ReadAloud />} />
      <EditLink to={routes.editLinks.href()} />
      <LinksRegion isEverywhere={region === allRegions} />
      <CallState {...state} title={text('links.failed')} shape="cards" />
      {data && <LinkGroups links={data} />}
    </>
  )
}

function LinksRegion({ isEverywhere }: { isEverywhere: boolean }) {
  const text = useText()
  const { region } = useSettings()
  const localPath = useLocalPath()
  const [, setSearch] = useSearchParams()
  return (
    <form className={`${styles.form} noPrint`} method="get" action={localPath(routes.links.href())}>
      <SelectField
        label={text('links.region')}
        name="region"
        value={isEverywhere ? allRegions : region.key}
        onValue={(region) => setSearch({ region }, { replace: true, preventScrollReset: true })}
      >
        <option value={region.key} lang="de">
          {region.label}
        </option>
        <option value={allRegions}>{text('links.all')}</option>
      </SelectField>
      <Button type="submit" className="withoutScript">
        {text('links.apply')}
      </Button>
    </form>
  )
}
