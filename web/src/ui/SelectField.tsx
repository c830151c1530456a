import type { ComponentProps } from 'react'
import { fieldWith } from './Field.tsx'

export const SelectField = fieldWith<ComponentProps<'select'>>('select')
