/** Single texts in Portuguese, by their Spanish wording. */
export const portugueseWords: Readonly<Record<string, string>> = {}
