import { Checkbox } from '../../components/Checkbox.tsx'
import { Notice } from '../../components/Notice.tsx'
import { SelectField } from '../../components/SelectField.tsx'
import { useText } from '../../lib/intl.ts'
import type { Twin } from './TwinCard.tsx'

interface Props {
  twins: readonly Twin[]
  chosen: Twin
  onChoose: (uuid: string) => void
  keepToken: boolean
  onKeepToken: (keep: boolean) => void
}

/** Which of the look-alikes stands beside, and whose it is. */
export function TwinChoice({ twins, chosen, onChoose, keepToken, onKeepToken }: Props) {
  const text = useText()
  return (
    <>
      <Notice title={text(chosen.identical ? 'review.identical' : 'review.similar')}>
        {text(chosen.identical ? 'review.identicalText' : 'review.similarText')}
      </Notice>
      {twins.length > 1 && (
        <p>
          <SelectField
            label={text('review.compareWith', { count: twins.length })}
            value={chosen.uuid}
            onChange={(event) => onChoose(event.target.value)}
          >
            {twins.map(({ uuid, name, street, plz, category }) => (
              <option key={uuid} value={uuid} lang="de">
                {[name, street, plz, category].filter((part) => part !== '').join(', ')}
              </option>
            ))}
          </SelectField>
        </p>
      )}
      {chosen.otherSubmitter !== null && (
        <Notice kind="warning" title={text('review.otherSubmitter')}>
          <p>{text('review.otherSubmitterText', { email: chosen.otherSubmitter })}</p>
          <Checkbox
            label={text('review.keepToken')}
            checked={keepToken}
            onChange={(event) => onKeepToken(event.target.checked)}
          />
        </Notice>
      )}
    </>
  )
}
