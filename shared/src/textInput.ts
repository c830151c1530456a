import * as z from 'zod'
import { inputLimit } from './inputLimit.ts'

/**
 * At most `limit` characters are stored. The message of a longer text is the limit that people are told; the rules
 * refuse what is still too long once it is cleaned.
 */
export const boundedText = (limit: number) => z.string().max(inputLimit(limit), String(limit))

/** Programs send numbers where text is meant, such as postcodes. */
export const textInput = (limit: number) => z.union([boundedText(limit), z.number().transform(String)])
