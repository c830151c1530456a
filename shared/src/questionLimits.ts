/** Characters. */
export const questionLimit = 2000
export const answerLimit = 4000

/** Of its link. */
export const questionLinkDays = 30
