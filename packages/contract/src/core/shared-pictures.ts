/** The size of pictures of shared links, in pixels: every network shows it uncropped. */
export const sharedPicture = { width: 1200, height: 630 } as const

const folder = '/shared-picture'

/** Returns the address of a public picture of ours as JPEG in that size, which every network reads. */
export const sharedPicturePath = (picture: string): string => `${folder}${picture}.jpg`

/** Where the server draws them; the rest of the path names the picture. */
export const sharedPicturesAt = `${folder}/*`
