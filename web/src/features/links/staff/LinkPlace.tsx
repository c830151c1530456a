import { otherCategory } from '@directory/shared/entryRules'
import { linkLimits } from '@directory/shared/linkFields'
import { useCall } from '../../../lib/api.ts'
import { controlsOf, type FormFields } from '../../../lib/controlsOf.ts'
import { useText } from '../../../lib/intl.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { CategorySelect } from '../../categories/door.ts'
import type { LinkValues } from './linkValues.ts'

interface Props extends FormFields<LinkValues> {
  categories: readonly string[]
}

export function LinkPlace({ categories, ...fields }: Props) {
  const text = useText()
  const region = useCall('GET /api/settings', {}).data?.region
  const { values } = fields
  const control = controlsOf('link', fields)
  const otherRegion = values.region !== '' && values.region !== region?.key
  return (
    <>
      <CategorySelect
        {...control('category')}
        label={text('entry_dialogue.category')}
        none={text('links.uncategorised')}
        categories={categories}
      />
      {values.category === otherCategory && (
        <TextField
          {...control('categoryNew')}
          lang="de"
          label={text('entry_dialogue.categoryNew')}
          maxLength={linkLimits.category}
        />
      )}
      <SelectField {...control('region')} label={text('links.region')} hint={text('edit_links.regionHint')}>
        <option value="">{text('edit_links.noRegion')}</option>
        {region && (
          <option value={region.key} lang="de">
            {region.label}
          </option>
        )}
        {otherRegion && <option lang="de">{values.region}</option>}
      </SelectField>
    </>
  )
}
