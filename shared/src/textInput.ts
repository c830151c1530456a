import * as z from 'zod'
import { inputLimit } from './inputLimit.ts'

/**
 * Text of a body, of which at most `limit` characters are stored. Programs send numbers where text is meant, such as
 * postcodes. The message of a longer one is the limit that people are told; the rules refuse what is too long once it is
 * cleaned.
 */
export const textInput = (limit: number) =>
  z.union([z.string().max(inputLimit(limit), String(limit)), z.number().transform(String)])
export type TextInput = ReturnType<typeof textInput>
