/** Characters of a question to a submitter, and of the answer. */
export const questionLimit = 2000
export const answerLimit = 4000

/** The link of a question works so long. */
export const questionLinkDays = 30
