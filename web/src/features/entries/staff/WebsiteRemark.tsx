import { dayText } from '#lib/dayAndTime.ts'
import { useLocale, useText } from '#lib/intl.ts'
import type { WebsiteState } from '#shared/contract/tables'
import { Button } from '#ui/Button.tsx'

interface Props {
  state: WebsiteState | null
}

export function SilentWebsite({ state }: Props) {
  const text = useText()
  const locale = useLocale()
  if (!state?.silentSince) return null
  return <p>{text('entry.websiteSilent', { date: dayText(state.silentSince.slice(0, 10), locale) })}</p>
}

export function WebsiteRemark({ state, onTake }: Props & { onTake?: (address: string) => void }) {
  const text = useText()
  const { movedTo } = state ?? {}
  return (
    <>
      <SilentWebsite state={state} />
      {movedTo && (
        <p>
          {text('edit_entry.websiteMoved', { address: movedTo })}{' '}
          {onTake && (
            <Button look="quiet" onClick={() => onTake(movedTo)}>
              {text('edit_entry.websiteTake')}
            </Button>
          )}
        </p>
      )}
    </>
  )
}
