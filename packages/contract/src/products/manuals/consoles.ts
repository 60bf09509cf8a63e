/** The consoles, each with a panel and so with a manual. */
export const consoleSlugs = ['nextone', 'nextoneplus', 'nextthree', 'nextremote'] as const
export type ConsoleSlug = (typeof consoleSlugs)[number]

export const isConsole = (slug: string): slug is ConsoleSlug => consoleSlugs.some((one) => one === slug)
