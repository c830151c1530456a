import { allRegions } from '@directory/shared/region'
import { routes } from '@directory/shared/routes'
import type { Settings } from '@directory/shared/settings'
import { useSearchParams } from 'react-router-dom'
import { useLocalPath, useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import styles from './LinksRegion.module.css'

/** Offers a choice of region; a plain form without scripts. */
export function LinksRegion({ region, settings }: { region: string | null; settings: Settings }) {
  const text = useText()
  const localPath = useLocalPath()
  const [, setSearch] = useSearchParams()
  return (
    <form className={styles.form} method="get" action={localPath(routes.links.href())}>
      <SelectField
        label={text('links.region')}
        name="region"
        value={region === allRegions ? allRegions : settings.region.key}
        onChange={(event) =>
          setSearch({ region: event.target.value }, { replace: true, preventScrollReset: true })
        }
      >
        <option value={settings.region.key} lang="de">
          {settings.region.label}
        </option>
        <option value={allRegions}>{text('links.all')}</option>
      </SelectField>
      <Button type="submit" className="withoutScript">
        {text('links.apply')}
      </Button>
    </form>
  )
}
