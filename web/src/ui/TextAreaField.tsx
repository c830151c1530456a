import type { ComponentProps } from 'react'
import { fieldWith } from './Field.tsx'

export const TextAreaField = fieldWith<ComponentProps<'textarea'>>('textarea')
