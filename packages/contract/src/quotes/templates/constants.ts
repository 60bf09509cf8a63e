/** Letters of a name at most. */
export const quoteTemplateLimits = { name: 80 } as const
