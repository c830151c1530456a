import * as z from 'zod'

/** Text of a body. Programs send numbers where text is meant, such as postcodes. */
export const textInput = z.union([z.string(), z.number().transform(String)])
