/** Its confirmation page thanks only then, not when it is opened again later or by another visitor. */
export const justSent: { token: string | null } = { token: null }
