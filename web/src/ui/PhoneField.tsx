import type { ComponentProps } from 'react'
import { useText } from '#lib/intl.ts'
import type { Problems } from '#lib/useFormProblems.ts'
import type { NamesOf } from '#shared/fields/entryFields'
import { isDoubtfulPhone, phoneSuggestion } from '#shared/phoneNumbers'
import { Button } from './Button.tsx'
import { Row } from './Row.tsx'
import { TextField } from './TextField.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type'> & {
  value: string
  onValue: (value: string) => void
}

/** If a letter looks like a mistyped digit, it asks and offers a correction. */
export function PhoneField(props: Props) {
  const { id = '', name, value, error, onValue } = props
  return (
    <div>
      <TextField {...props} type="tel" />
      <PhoneQuestion
        typed={value}
        onTake={(number) => {
          onValue(number)
          document.getElementById(id)?.focus()
        }}
      />
      {/* Without scripts the server asks once, and accepts the number when it is sent again. */}
      {error && <input type="hidden" name={`${name}Kept`} value={value} />}
    </div>
  )
}

export function PhoneQuestion({ typed, onTake }: { typed: string; onTake: (number: string) => void }) {
  const text = useText()
  const number = phoneSuggestion(typed)
  return (
    <div role="status">
      {number !== null && (
        <Row>
          <span>{text('phone.question', { number })}</span>
          <Button className="withScript" onClick={() => onTake(number)}>
            {text('phone.take')}
          </Button>
        </Row>
      )}
    </div>
  )
}

const phoneNames: Readonly<Record<NamesOf<'phone'>, true>> = { phone: true, mobile: true }

/** Forms ask about them once. */
export const doubtfulPhones = (values: Readonly<Record<string, unknown>>): Problems =>
  new Map(
    Object.keys(phoneNames).flatMap((name) =>
      isDoubtfulPhone(String(values[name] ?? '')) ? [[name, 'phone_misread']] : [],
    ),
  )
