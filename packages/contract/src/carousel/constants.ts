/** How long a slide of the home page is shown, in milliseconds. */
export const displayTime = { least: 2000, most: 30_000, usual: 5000 } as const

export const slideTypes = ['image', 'video', 'iframe'] as const
export type SlideType = (typeof slideTypes)[number]

/** The only origins that a slide may frame; the pages' policy allows no others. */
export const frameOrigins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const
